import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Store, Value } from './db';
import { emptyClusterFile, keepEmptyCluster, readEmptyCluster } from './empty-cluster';
import type { RawStore } from './guarded';
import { guarded } from './guarded';
import { SESSION } from './session-settings';

interface Runner {
  query<R>(text: string, values: unknown[]): Promise<{ rows: R[] }>;
  exec(text: string): Promise<unknown>;
}

const operations = (runner: Runner): Pick<RawStore, 'query' | 'script'> => ({
  query: async <R extends object>(text: string, values: readonly Value[]) =>
    (await runner.query<R>(text, [...values])).rows,
  script: async (text) => {
    await runner.exec(text);
  },
});

const INT8 = 20;

const create = (folder: string | null, loadDataDir?: Blob): Promise<PGlite> =>
  PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(loadDataDir && { loadDataDir }),
    parsers: { [INT8]: (text) => BigInt(text) },
  });

/** Creates a cluster, from the cached copy if there is one. */
async function createNew(folder: string | null): Promise<PGlite> {
  const copy = readEmptyCluster();
  if (copy) {
    try {
      return await create(folder, copy);
    } catch {
      rmSync(emptyClusterFile() ?? '', { force: true });
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    }
  }
  const lite = await create(folder);
  await keepEmptyCluster(await lite.dumpDataDir('none'));
  return lite;
}

/** A dump of the whole database. */
interface CopyableStore extends Store {
  copy(): Promise<Blob>;
}

async function openLite(folder: string | null, copy: Blob | undefined): Promise<PGlite> {
  if (folder !== null && existsSync(join(folder, 'PG_VERSION'))) return create(folder);
  return copy ? create(folder, copy) : createNew(folder);
}

/**
 * The embedded PostgreSQL in a folder, or in memory with null. The caller holds the folder's lock.
 * @param copy a dump that a new database starts from
 */
export async function openPglite(folder: string | null, copy?: Blob): Promise<CopyableStore> {
  const lite = await openLite(folder, copy);
  for (const [name, value] of Object.entries(SESSION)) await lite.exec(`set ${name} = ${value}`);
  const store = guarded({
    kind: 'pglite',
    ...operations(lite),
    transaction: (work) => lite.transaction((tx) => work(operations(tx))),
    close: () => lite.close(),
  });
  return { ...store, copy: () => lite.dumpDataDir('none') };
}
