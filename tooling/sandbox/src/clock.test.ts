/** @starts databases */
import type { Socket } from 'socket.io';
import { issueToken } from './access/tokens';
import { followToken, isOver } from './chat/socket-session';
import { createClock, DAY } from './clock';
import type { Store } from './db/db';
import { openStore } from './db/open-store';
import { startPurge } from './db/purge';
import { marketNamed } from './markets/markets';
import { openSettings } from './settings/settings';

let db: Store;
beforeAll(async () => {
  db = await openStore({ dataDir: null, databaseUrl: undefined, reset: false });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => db.close());

/** Two clocks of which the first was moved, as by another process. The second has not read the offset since. */
async function movedClocks(ms: number) {
  const other = createClock(db, await openSettings(db));
  const one = createClock(db, await openSettings(db));
  await one.advance(ms);
  const later = performance.now() + 1000;
  jest.spyOn(performance, 'now').mockImplementation(() => later);
  return { one, other };
}

test('syncs with a clock that another process has moved', async () => {
  const { one, other } = await movedClocks(DAY);
  const moved = one.now();
  const synced = await other.sync();
  expect(synced.getTime()).toBeGreaterThanOrEqual(moved.getTime());
  expect(other.now().getTime()).toBeGreaterThanOrEqual(synced.getTime());
});

describe('an idle process follows a clock that another process has moved', () => {
  const market = marketNamed('th');
  let rooms: Set<string>;
  let socket: Socket;

  beforeAll(() =>
    db.query(
      `insert into member (id, market, username, name, password_hash, currency, bank_code, bank_account_name,
         bank_account_no, created_at) values ('m', 'th', 'u', 'n', '-', 'THB', 'SCB', 'N', '1', $1)`,
      [new Date()],
    ),
  );
  beforeEach(async () => {
    const { now } = createClock(db, await openSettings(db));
    const token = await issueToken(db, 'm', '127.0.0.1', now());
    rooms = new Set();
    const join = (names: readonly string[]) => names.forEach((name) => rooms.add(name));
    socket = { handshake: { auth: { token } }, rooms, join } as unknown as Socket;
  });

  test('in closing sockets whose session has ended', async () => {
    const { other: clock } = await movedClocks(31 * DAY);
    expect(await isOver(socket, market, { db, clock })).toBe(true);
  });

  test('in not letting a socket follow a session that has ended', async () => {
    const { other: clock } = await movedClocks(31 * DAY);
    await followToken(socket, market, { db, clock });
    expect([...rooms]).toEqual([]);
  });

  test('in deleting expired rows', async () => {
    const { other: clock } = await movedClocks(61 * DAY);
    const report = (error: unknown): void => {
      throw error;
    };
    const purge = startPurge(db, { clock, every: DAY, report });
    await purge.run();
    await purge.stop();
    expect(await db.query('select 1 from access_token')).toEqual([]);
  });
});
