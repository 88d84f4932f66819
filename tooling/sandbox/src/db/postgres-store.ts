import pg from 'pg';
import type { Store, Value } from './db';
import { guarded } from './guarded';
import { SESSION } from './session-settings';
import type { RawStore } from './guarded';

const INT8 = 20;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === INT8 && format !== 'binary') return (text: string) => BigInt(text);
    return pg.types.getTypeParser(oid, format);
  },
};

/** Names by statement. Statements are few and fixed, and one with a name is prepared once per connection. */
const statementNames = new Map<string, string>();
const nameOf = (text: string): string => {
  const known = statementNames.get(text);
  if (known !== undefined) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
};

const operations = (client: pg.Pool | pg.PoolClient): Pick<RawStore, 'query' | 'script'> => ({
  query: async <R extends object>(text: string, values: readonly Value[]) => {
    const result = await client.query<R>({ name: nameOf(text), text, values: [...values] });
    return result.rows;
  },
  script: async (text) => {
    await client.query(text);
  },
});

async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Pick<RawStore, 'query' | 'script'>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(operations(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((rollbackError: unknown) => {
      broken = rollbackError instanceof Error ? rollbackError : new Error('rollback failed');
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

const SCHEMA_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/** The schema of the tables: `?schema=` of the URL, or `sandbox`. */
export function schemaOf(databaseUrl: string): string {
  const schema = new URL(databaseUrl).searchParams.get('schema') ?? 'sandbox';
  if (!SCHEMA_NAME.test(schema)) {
    throw new Error(`DATABASE_URL names the schema "${schema}": use lower-case letters, digits and _.`);
  }
  return schema;
}

/** A PostgreSQL server, version 15 or later. `?options=` of the URL is added to the session's settings. */
export async function openPostgres(databaseUrl: string, options: { reset: boolean }): Promise<Store> {
  const schema = schemaOf(databaseUrl);
  const address = new URL(databaseUrl);
  address.searchParams.delete('schema');
  // Otherwise the driver would use the options of the URL instead of these.
  const asked = address.searchParams.get('options');
  address.searchParams.delete('options');
  const pool = new pg.Pool({
    connectionString: address.href,
    options: [`search_path=${schema}`, ...Object.entries(SESSION).map((pair) => pair.join('='))]
      .map((setting) => `-c ${setting}`)
      .concat(asked ?? [])
      .join(' '),
    application_name: 'member-wallet-sandbox',
    max: 16,
    types,
  });
  // The pool replaces an idle connection that the server closed; without a listener the error would end the
  // process.
  pool.on('error', () => undefined);
  // The same for a connection that is lost during a transaction: the transaction fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    if (options.reset) await pool.query(`drop schema if exists ${schema} cascade`);
    await pool.query(`create schema if not exists ${schema}`).catch(async (error: unknown) => {
      // Two processes may create it at the same time; the second gets an error that it exists.
      const found = await pool.query('select 1 from pg_namespace where nspname = $1', [schema]);
      if (found.rowCount === 0) throw error;
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  return guarded({
    kind: 'postgres',
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    ...operations(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  });
}
