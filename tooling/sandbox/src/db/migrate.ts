import type { Store } from './db';
import { migrations } from './migrations';

/** Any constant; all processes must use the same one. */
const LOCK = 7_204_118;

/** The stored data was written by a version with migrations that this version does not have. */
export class SchemaVersionError extends Error {
  override readonly name = 'SchemaVersionError';
  constructor(migration: string) {
    super(
      `The stored data belongs to another version of the sandbox: this one has no migration "${migration}". ` +
        'Use that version, or start with --reset, which deletes the data.',
    );
  }
}

/**
 * Brings the tables up to date. Several processes may call it at once: the first holds the lock until its
 * transaction ends, and the others then find nothing left to do.
 * @throws SchemaVersionError
 */
export async function migrate(store: Store, steps = migrations): Promise<void> {
  await store.transaction(async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(${LOCK})`);
    await tx.script(`
      create table if not exists schema_migration (
        name text primary key,
        applied_at timestamptz not null default now()
      )`);
    const rows = await tx.query<{ name: string }>('select name from schema_migration');
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].find((name) => !steps.some((step) => step.name === name));
    if (unknown !== undefined) throw new SchemaVersionError(unknown);
    for (const { name, sql } of steps) {
      if (applied.has(name)) continue;
      await tx.script(sql);
      await tx.query('insert into schema_migration (name) values ($1)', [name]);
    }
  });
}
