import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

function sharedCopy(): Promise<Blob> {
  const file = process.env.SANDBOX_SEEDED_COPY;
  return file === undefined ? seededCopy() : keptCopy(file);
}

/** What a suite's database starts from. */
export async function copyFor({ databaseUrl }: Place): Promise<Blob | undefined> {
  return databaseUrl === undefined ? sharedCopy() : undefined;
}

/** Puts a database with the demo members into a data folder: a program that starts there need not create and seed it. */
export async function seedFolder(dataDir: string): Promise<void> {
  const database = join(dataDir, 'pglite');
  mkdirSync(database);
  const copy = await sharedCopy();
  execFileSync('tar', ['xf', '-', '-C', database], { input: Buffer.from(await copy.arrayBuffer()) });
}

/** A sandbox with the demo members, in a suite's database. */
export const startAt = async (place: Place, options: SandboxOptions = {}): Promise<Sandbox> =>
  startSandbox({
    logLevel: 'silent',
    databaseUrl: place.databaseUrl,
    copy: await copyFor(place),
    ...options,
  });
