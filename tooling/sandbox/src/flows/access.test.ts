/** @starts servers */
import { endpoints } from '@member-wallet/api-sdk';
import type { Endpoint } from '@member-wallet/api-sdk';
import { io } from 'socket.io-client';
import type { Sandbox } from '../start-sandbox';
import { callEndpoint } from '../testing/call-endpoint';
import { at, call, tokenOf } from '../testing/caller';
import { encryptLink } from '../testing/encrypt-link';
import { onOneStore } from '../testing/every-store';
import { upload } from '../testing/upload';
import { startAt } from '../testing/seeded';
import { attempts } from './access/attempts';
import { consoleOf, setUpOwner, register } from './access/set-up-owner';
import type { Owner, Person } from './access/set-up-owner';

const rows = Object.values(endpoints).filter(({ auth }) => auth !== 'none');

test('there is an attempt for every call for members', () => {
  expect(Object.keys(attempts).sort()).toEqual(rows.map(({ operationId }) => operationId).sort());
  expect(rows.length).toBeGreaterThanOrEqual(54);
});

onOneStore('another member’s data', (place) => {
  let sandbox: Sandbox;
  let owner: Owner;
  let intruder: Person;
  let before: unknown;

  beforeAll(async () => {
    sandbox = await startAt(place);
    const console = consoleOf(sandbox);
    await console('switches', { market: 'th', registerOTP: false });
    owner = await setUpOwner(sandbox, encryptLink, '0861230001');
    intruder = await register(sandbox, '0861230002');
    await console('fund', { market: 'th', phone: intruder.phone, amount: 500 });
    await intruder.ask('POST', '/wallet/transfer', { from: 'WALLET', to: 'PG', amount: 50 });
    before = await owner.everything();
  });
  afterAll(() => sandbox.close());
  afterEach(async () => {
    expect(await owner.everything()).toEqual(before);
    expect(await sandbox.invariants()).toMatchObject({ ok: true });
  });

  const send = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>, token: string) =>
    callEndpoint(sandbox.url, endpoint, input, {
      token,
      headers: { 'x-user-id': owner.id, cookie: `userId=${owner.id}` },
      query: `?userId=${owner.id}&memberId=${owner.id}&username=${owner.phone}`,
    });

  test('exists, so that it could leak', async () => {
    const text = JSON.stringify(before);
    for (const secret of owner.secrets) expect(text).toContain(secret);
    expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  });

  test.each(rows.map((row) => [row.operationId, row] as const))('%s leaks none of it', async (name, row) => {
    for (const { input, code } of attempts[name]?.(owner) ?? []) {
      const answer = await send(row, input, intruder.token);
      expect(answer.status).toBeLessThan(500);
      if (code !== undefined) expect(at(answer.body, 'code')).toBe(code);
      const text = JSON.stringify(answer.body);
      for (const secret of owner.secrets) expect(text).not.toContain(secret);
    }
  });

  test('a slip of the owner’s transfer is not credited to others, and its picture’s URL cannot be guessed', async () => {
    await upload(sandbox.url, '/th/api/wallet/slip', intruder.token, owner.slipPicture);
    await consoleOf(sandbox)('clock', { ms: 4000 });
    const slips = await intruder.ask('POST', '/statement/slip', { page: 1, limit: 1 });
    expect(at(slips.body, 'slips', 0)).toMatchObject({ status: 'FAILED', note: 'NOT_MATCH' });
    const picture = await call(sandbox.url, 'GET', `/th/api/art/slips/${owner.reference}`);
    expect(picture.status).toBe(404);
  });

  test('the owner’s Idempotency-Key does not return the owner’s response to others', async () => {
    const own = await intruder.ask('POST', '/qrcode/KBANK', { amount: 60 }, { key: 'one-key' });
    expect(own.status).toBe(200);
    expect(at(own.body, 'qrcodeId')).not.toBe(owner.qrcodeId);
  });

  test('a game’s form requires the owner’s password', async () => {
    const account = await intruder.ask('GET', '/wallet/account/PG');
    const [username = ''] = owner.usernames;
    for (const password of [String(at(account.body, 'password')), '', "' or 1=1 --"]) {
      const page = await call(sandbox.url, 'POST', '/th/api/lobby/PG', undefined, {
        raw: new URLSearchParams({ username, password, __EVENTTARGET: 'login' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(page.status).toBe(403);
    }
  });

  test.each([
    ['the owner’s room, as another member', () => `MW-${owner.id}`, () => intruder.token],
    ['the owner’s room, as nobody', () => `MW-${owner.id}`, () => undefined],
    [
      'the owner’s room, from the other market',
      () => `MW-${owner.id}`,
      () => tokenOf(sandbox.url, 'la', '02055512345'),
    ],
    ['every room at once', () => 'MW-', () => intruder.token],
    ['the name of a market’s room', () => 'member', () => intruder.token],
    ['several rooms', () => [`MW-${owner.id}`], () => intruder.token],
    ['half of a guest’s id', () => `MW-${owner.guestId.slice(0, 16)}`, () => intruder.token],
  ])('a socket cannot join %s', async (_, room, token) => {
    const socket = io(sandbox.url, {
      path: '/th/socket.io',
      transports: ['websocket'],
      forceNew: true,
      auth: { token: (await token()) ?? null },
    });
    try {
      const received: unknown[] = [];
      socket.onAny((...event: unknown[]) => received.push(event));
      const answer: unknown = await socket.timeout(30_000).emitWithAck('join', room());
      expect(at(answer, 'ok')).toBe(false);
      const said = await call(sandbox.url, 'POST', '/console/chat/say', {
        market: 'th',
        conversation: `member:${owner.id}`,
        text: 'ถึงเจ้าของเท่านั้น',
      });
      expect(said.status).toBe(200);
      before = await owner.everything();
      // Messages arrive in order: once this is acknowledged, anything sent to the socket before has arrived.
      await socket.timeout(30_000).emitWithAck('join', 'MW-');
      expect(received).toEqual([]);
    } finally {
      socket.disconnect();
    }
  });
});
