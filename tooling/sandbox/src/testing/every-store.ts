import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { schemaOf } from '../db/postgres-store';

/** Where one suite keeps its data. */
export interface Place {
  readonly databaseUrl: string | undefined;
}

interface OwnPlace extends Place {
  drop(): Promise<void>;
}

interface Kind {
  readonly name: string;
  place(): OwnPlace;
}

const embedded: Kind = {
  name: 'the embedded database',
  place: () => ({ databaseUrl: undefined, drop: async () => undefined }),
};

/** A schema of its own on a PostgreSQL. */
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
  } satisfies OwnPlace;
}

const server = (databaseUrl: string): Kind => ({
  name: 'PostgreSQL',
  place: () => ownSchema(databaseUrl),
});

const kinds: readonly Kind[] = [
  embedded,
  ...(process.env.DATABASE_URL ? [server(process.env.DATABASE_URL)] : []),
];

/** Runs a suite on the embedded database and, where DATABASE_URL names one, in a schema of its own there. */
export function onEveryStore(title: string, suite: (place: Place) => void): void {
  for (const kind of kinds) {
    describe(`${title} on ${kind.name}`, () => {
      const place = kind.place();
      suite(place);
      afterAll(() => place.drop());
    });
  }
}
