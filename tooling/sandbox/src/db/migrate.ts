import type { Store } from './db';
import { migrations } from './migrations';

/** Any constant will do, so long as every process asks for the same one. */
const LOCK = 7_204_118;

/**
 * Brings the tables up to date. Many processes may call it at once: the first holds the lock until its
 * transaction ends, the others then find nothing left to do.
 */
export async function migrate(store: Store, steps = migrations): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LOCK})`);
    await tx.script(`
      create table if not exists schema_migration (
        id integer primary key,
        name text not null,
        applied_at timestamptz not null default now()
      )`);
    const applied = await tx.query<{ id: number }>('select id from schema_migration');
    const done = new Set(applied.map((row) => row.id));
    for (const { id, name, sql } of steps) {
      if (done.has(id)) continue;
      await tx.script(sql);
      await tx.query('insert into schema_migration (id, name) values ($1, $2)', [id, name]);
    }
  });
}
