import { join } from 'node:path';
import type { StoreOptions } from '../db/open-store';
import { openPglite } from '../db/pglite-store';
import { openPostgres } from '../db/postgres-store';

/** Leaves the table of numbered migrations that versions before the single initial schema had. */
export async function makeOlderData({
  dataDir,
  databaseUrl,
}: Pick<StoreOptions, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const store = await (databaseUrl === undefined
    ? openPglite(dataDir && join(dataDir, 'pglite'))
    : openPostgres(databaseUrl, { reset: false }));
  await store.script(`
    drop table if exists schema_migration;
    create table schema_migration (
      id integer primary key,
      name text not null,
      applied_at timestamptz not null default now()
    );
    insert into schema_migration (id, name) values (1, 'members')`);
  await store.close();
}
