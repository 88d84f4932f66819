import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './db';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';

export interface StoreOptions {
  /** A folder, or null for a database in memory. Not used with databaseUrl. */
  readonly dataDir: string | null;
  readonly databaseUrl?: string | undefined;
  /** Deletes what is there and starts over. */
  readonly reset: boolean;
  /** A dump that an in-memory database starts from. */
  readonly copy?: Blob | undefined;
}

/** Opens the store and brings its tables up to date. */
export async function openStore({ dataDir, databaseUrl, reset, copy }: StoreOptions): Promise<Store> {
  // Drivers are loaded on demand: the embedded one takes a third of a second.
  if (databaseUrl !== undefined) {
    const { openPostgres } = await import('./postgres-store');
    return migrated(await openPostgres(databaseUrl, { reset }));
  }
  const { openPglite } = await import('./pglite-store');
  return dataDir === null ? migrated(await openPglite(null, copy)) : openFolder(dataDir, reset, openPglite);
}

async function migrated(store: Store): Promise<Store> {
  try {
    await migrate(store);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}

async function openFolder(
  dataDir: string,
  reset: boolean,
  openPglite: (folder: string) => Promise<Store>,
): Promise<Store> {
  const release = await lockFolder(dataDir);
  const folder = join(dataDir, 'pglite');
  // Exists while a database is being created. If it was left behind, the database is incomplete and has no data.
  const making = join(dataDir, 'making');
  try {
    if (reset || existsSync(making)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) writeFileSync(making, '');
    const store = await migrated(await openPglite(folder));
    rmSync(making, { force: true });
    return { ...store, close: () => store.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
