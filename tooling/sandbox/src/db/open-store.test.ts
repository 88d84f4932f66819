/** @starts databases */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onEveryStore } from '../testing/every-store';
import type { Store } from './db';
import { one } from './db';
import { migrations } from './migrations';
import { openStore } from './open-store';

const count = async (store: Store): Promise<number> =>
  (await one<{ n: number }>(store, "select count(*)::int as n from setting where market = 'th'")).n;
const put = (store: Store) =>
  store.query("insert into setting (market, name, value) values ('th', 'x', '1'::jsonb)");

describe('a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sandbox-open-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const open = (reset = false) => openStore({ dataDir: folder, reset });

  test('keeps its data until a reset', async () => {
    const first = await open();
    await put(first);
    await first.close();
    const second = await open();
    expect(await count(second)).toBe(1);
    await second.close();
    const third = await open(true);
    expect(await count(third)).toBe(0);
    await third.close();
    expect(readdirSync(folder)).toEqual(['pglite']);
  });

  test('is created again if its creation was interrupted', async () => {
    mkdirSync(join(folder, 'pglite'));
    writeFileSync(join(folder, 'pglite', 'PG_VERSION'), '18');
    writeFileSync(join(folder, 'making'), '');
    const store = await open();
    expect(await count(store)).toBe(0);
    await store.close();
    expect(existsSync(join(folder, 'making'))).toBe(false);
  });
});

onEveryStore('opening', (place) => {
  const open = () => openStore({ dataDir: null, databaseUrl: place.databaseUrl, reset: false });

  test('by several at once applies each migration once', async () => {
    const stores = await Promise.all(Array.from({ length: place.databaseUrl === undefined ? 1 : 8 }, open));
    for (const store of stores) {
      expect(await store.query('select name from schema_migration order by name')).toEqual(
        migrations.map(({ name }) => ({ name })),
      );
    }
    await Promise.all(stores.map((store) => store.close()));
  });

  test('every connection uses indexes, even on small tables', async () => {
    const store = await open();
    const show = () => store.query('show enable_seqscan');
    const shown = await Promise.all([
      show(),
      show(),
      store.transaction((tx) => tx.query('show enable_seqscan')),
    ]);
    expect(shown.flat()).toEqual(Array.from({ length: 3 }, () => ({ enable_seqscan: 'off' })));
    await store.close();
  });

  test('both stores decode values in the same way', async () => {
    const store = await open();
    const at = new Date('2026-01-31T09:30:00.123Z');
    const row = await one(
      store,
      `select $1::bigint as big, $2::int as small, $3::timestamptz as at, $4::jsonb as json, $5::text as text,
              $6::boolean as yes, null as nothing, $7::bigint[] = array[1, 2]::bigint[] as list`,
      [9_007_199_254_740_993n, 7, at, JSON.stringify({ a: [1, null] }), 'ກຳ ฿ 💸', true, [1n, 2n]],
    );
    expect(row).toEqual({
      big: 9_007_199_254_740_993n,
      small: 7,
      at,
      json: { a: [1, null] },
      text: 'ກຳ ฿ 💸',
      yes: true,
      nothing: null,
      list: true,
    });
    await store.close();
  });
});

test('refuses an invalid schema name', async () => {
  const databaseUrl = 'postgres://127.0.0.1:1/db?schema=a;drop';
  await expect(openStore({ dataDir: null, databaseUrl, reset: false })).rejects.toThrow(/schema "a;drop"/);
});
