import { randomBytes } from 'node:crypto';
import { whereServed } from '@member-wallet/configs/jest/where-served';
import pg from 'pg';
import { schemaOf } from '../db/postgres-store';

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

/** Runs a suite on the embedded database and, where DATABASE_URL names one, in a schema of its own on a PostgreSQL. */
export function onEveryStore(title: string, suite: (place: Place) => void): void {
  describe(`${title} on the embedded database`, () => suite({ databaseUrl: undefined }));
  whereServed(
    { title: `${title} on PostgreSQL`, names: ['DATABASE_URL'], what: 'the same on PostgreSQL' },
    (databaseUrl = '') => {
      const { drop, ...place } = ownSchema(databaseUrl);
      suite(place);
      afterAll(drop);
    },
  );
}
