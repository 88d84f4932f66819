import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { migrate } from '../db/migrate';
import { openPglite } from '../db/pglite-store';
import { seed } from '../seeds/seed';
import { startSandbox } from '../start-sandbox';
import type { Sandbox, SandboxOptions } from '../start-sandbox';
import type { Place } from './every-store';

async function makeCopy(): Promise<Blob> {
  const store = await openPglite(null);
  try {
    await migrate(store);
    await seed(store, new Date());
    // Otherwise every database that starts from the copy would have to recover first.
    await store.script('checkpoint');
    return await store.copy();
  } finally {
    await store.close();
  }
}

/**
 * Shared by the suites of a run. Of two workers that create it at once, the later file replaces the other
 * whole.
 */
async function keptCopy(file: string): Promise<Blob> {
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    const copy = await makeCopy();
    const draft = `${file}.${randomUUID()}`;
    writeFileSync(draft, Buffer.from(await copy.arrayBuffer()));
    renameSync(draft, file);
    return copy;
  }
}

/** A dump with the demo members: starting from it takes a third of the time of seeding. */
export async function seededCopy({ databaseUrl }: Place): Promise<Blob | undefined> {
  if (databaseUrl !== undefined) return undefined;
  const file = process.env.SANDBOX_SEEDED_COPY;
  return file === undefined ? makeCopy() : keptCopy(file);
}

/** A sandbox with the demo members, in a suite's database. */
export const startAt = async (place: Place, options: SandboxOptions = {}): Promise<Sandbox> =>
  startSandbox({
    logLevel: 'silent',
    databaseUrl: place.databaseUrl,
    copy: await seededCopy(place),
    ...options,
  });
