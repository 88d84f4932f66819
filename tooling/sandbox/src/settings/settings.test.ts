/** @starts databases */
import type { Db, Store, Value } from '../db/db';
import { openStore } from '../db/open-store';
import { openSettings } from './settings';

let db: Store;
beforeAll(async () => {
  db = await openStore({ dataDir: null, databaseUrl: undefined, reset: false });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.close());

test('reads again if the first load took longer than values stay fresh', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const slow: Db = {
    ...db,
    query: async <R extends object>(text: string, values?: readonly Value[]): Promise<R[]> => {
      const rows = await db.query<R>(text, values);
      now += 300;
      return rows;
    },
  };
  const settings = await openSettings(slow);
  await db.query(`insert into setting (market, name, value) values ('th', 'written', 'true')`);
  expect((await settings.read()).setting('th', 'written')).toBe(true);
});
