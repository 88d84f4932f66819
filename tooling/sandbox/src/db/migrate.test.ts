/** @starts databases */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeOlderData } from '../testing/older-data';
import { onEveryStore } from '../testing/every-store';
import type { Store } from './db';
import { migrate, SchemaVersionError } from './migrate';
import { migrations } from './migrations';
import { openStore } from './open-store';

const NEXT = { name: '999-next', sql: 'create table next_table (id integer primary key)' };

onEveryStore('migrations', (place) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-migrate-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const open = (reset = false): Promise<Store> =>
    openStore({ dataDir: folder, databaseUrl: place.databaseUrl, reset });
  const applied = (db: Store) => db.query('select name from schema_migration order by name');

  test('a new migration is applied once, and a version without it refuses the data', async () => {
    const db = await open(true);
    await migrate(db, [...migrations, NEXT]);
    await db.query('insert into next_table values (1)');
    await migrate(db, [...migrations, NEXT]);
    expect(await db.query('select id from next_table')).toEqual([{ id: 1 }]);
    expect(await applied(db)).toEqual([...migrations, NEXT].map(({ name }) => ({ name })));
    await expect(migrate(db)).rejects.toThrow(SchemaVersionError);
    await db.close();
    await expect(open()).rejects.toThrow(/another version .*"999-next".*--reset/);
  });

  test('incompatible older data is refused and kept until a reset', async () => {
    await (await open(true)).close();
    await makeOlderData({ dataDir: folder, databaseUrl: place.databaseUrl });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await expect(open()).rejects.toThrow(/another version .*"members".*--reset/);
    }
    const db = await open(true);
    expect(await applied(db)).toEqual(migrations.map(({ name }) => ({ name })));
    await db.close();
  });
});
