import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { seededCopy } from '../seeds/seeded-copy';
import { startSandbox } from '../start-sandbox';
import type { Sandbox, SandboxOptions } from '../start-sandbox';
import type { Place } from './every-store';

/**
 * Shared by the suites of a run. Of two workers that create it at once, the later file replaces the other
 * whole.
 */
async function keptCopy(file: string): Promise<Blob> {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const copy = await seededCopy();
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await copy.arrayBuffer()));
    renameSync(draft, file);
    return copy;
  }
}

/** What a suite's database starts from. */
export async function copyFor({ databaseUrl }: Place): Promise<Blob | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const file = process.env.SANDBOX_SEEDED_COPY;
  return file === undefined ? seededCopy() : keptCopy(file);
}

/** A sandbox with the demo members, in a suite's database. */
export const startAt = async (place: Place, options: SandboxOptions = {}): Promise<Sandbox> =>
  startSandbox({
    logLevel: 'silent',
    databaseUrl: place.databaseUrl,
    copy: await copyFor(place),
    ...options,
  });
