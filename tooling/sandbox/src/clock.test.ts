/** @starts databases */
import { createClock, DAY } from './clock';
import type { Store } from './db/db';
import { openStore } from './db/open-store';
import { openSettings } from './settings/settings';

let db: Store;
beforeAll(async () => {
  db = await openStore({ dataDir: null, databaseUrl: undefined, reset: false });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.close());

test('syncs with a clock that another process has moved', async () => {
  const other = createClock(db, await openSettings(db));
  const one = createClock(db, await openSettings(db));
  await one.advance(DAY);
  const later = performance.now() + 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  const moved = one.now();
  await other.sync();
  expect(other.now().getTime()).toBeGreaterThanOrEqual(moved.getTime());
});
