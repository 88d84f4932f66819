import { randomBytes } from 'node:crypto';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import pg from 'pg';
import { schemaOf } from '../db/postgres-store';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';

/** The database of one suite. */
export interface Place {
  readonly databaseUrl: string | undefined;
}

/** A new schema on a PostgreSQL. */
export function ownSchema(databaseUrl: string) {
  const address = new URL(databaseUrl);
  address.searchParams.set('schema', `test_${randomBytes(6).toString('hex')}`);
  return {
    databaseUrl: address.href,
    drop: async () => {
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`drop schema if exists ${schemaOf(address.href)} cascade`);
      await client.end();
    },
  };
}

/** Runs a suite on the embedded database. */
function onEmbedded(title: string, suite: (place: Place) => void): void {
  describe(`${title} on the embedded database`, () => suite({ databaseUrl: undefined }));
}

/** Runs a suite in a schema of its own on the PostgreSQL that DATABASE_URL names. */
function onPostgres(title: string, suite: (place: Place) => void): void {
  whereServed(
    { title: `${title} on PostgreSQL`, names: ['DATABASE_URL'], what: 'the same on PostgreSQL' },
    (databaseUrl = '') => {
      const { drop, ...place } = ownSchema(databaseUrl);
      suite(place);
      afterAll(drop);
    },
  );
}

/** Runs a suite on both stores: for properties of a store, such as transactions, locks and migrations. */
export function onEveryStore(title: string, suite: (place: Place) => void): void {
  onEmbedded(title, suite);
  onPostgres(title, suite);
}

/**
 * Runs a suite on PostgreSQL if DATABASE_URL is set, otherwise on the embedded database, and on both in the exhaustive
 * run: for rules that are the same on any store. Almost all browser flows run on the embedded database.
 */
export function onOneStore(title: string, suite: (place: Place) => void): void {
  if (IS_EXHAUSTIVE || !process.env.DATABASE_URL) onEmbedded(title, suite);
  onPostgres(title, suite);
}
