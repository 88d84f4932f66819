/** @starts servers */
import { connect } from 'node:net';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { DAY, HOUR } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { onOneStore } from '../testing/every-store';
import { registerMember } from '../testing/register-member';
import { startAt } from '../testing/seeded';
import { until } from '@member-wallet/testing';

const PHONE = '0861240001';
const PASSWORD = 'secret-1';

onOneStore('limits', (place) => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    const patience = { headersMs: 500, slowBodyMs: 500, joinMs: 2000, checkMs: 50 };
    sandbox = await startAt(place, { patience });
    await registerMember(sandbox.url, PHONE);
  });
  afterAll(() => sandbox.close());

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const logIn = (password: string, address: string, username = PHONE) =>
    call(sandbox.url, 'POST', '/th/api/login', { username, password }, from(address));
  const advance = (ms: number) => call(sandbox.url, 'POST', '/console/clock', { ms });
  const codesOf = async (count: number, ask: () => ReturnType<typeof call>) => {
    const codes: Record<string, number> = {};
    for (let n = 0; n < count; n += 1) {
      const { status, body } = await ask();
      const code = status === 200 ? 'done' : String(at(body, 'code'));
      codes[code] = (codes[code] ?? 0) + 1;
    }
    return codes;
  };

  describe('of guesses', () => {
    beforeEach(() => advance(HOUR));

    test('at one phone block the guesser, but not the owner at another address', async () => {
      expect(await codesOf(30, () => logIn('wrong', '198.51.100.1'))).toEqual({
        WRONG_CREDENTIAL: 5,
        REQUEST_LIMIT_1MIN: 25,
      });
      expect((await logIn(PASSWORD, '198.51.100.1')).status).toBe(429);
      expect((await logIn(PASSWORD, '203.0.113.1')).status).toBe(200);
    });

    test('count an IPv6 client by its network', async () => {
      let last = 0;
      const codes = await codesOf(12, () => logIn('wrong', `2001:db8:0:1::${((last += 1)).toString(16)}`));
      expect(codes).toEqual({ WRONG_CREDENTIAL: 5, REQUEST_LIMIT_1MIN: 7 });
      expect((await logIn(PASSWORD, '2001:db8:0:2::1')).status).toBe(200);
    });

    test('at one phone from many addresses do not block addresses from which the owner has logged in', async () => {
      expect((await logIn(PASSWORD, '203.0.113.2')).status).toBe(200);
      let last = 0;
      expect(await codesOf(110, () => logIn('wrong', `198.51.100.${(last += 1)}`))).toEqual({
        WRONG_CREDENTIAL: 100,
        REQUEST_LIMIT: 10,
      });
      expect(at((await logIn(PASSWORD, '198.51.100.250')).body, 'code')).toBe('REQUEST_LIMIT');
      expect((await logIn(PASSWORD, '203.0.113.2')).status).toBe(200);
    });

    test('at the old password block this session, but not the owner’s others', async () => {
      const stolen = await tokenOf(sandbox.url, 'th', PHONE, PASSWORD);
      const own = await tokenOf(sandbox.url, 'th', PHONE, PASSWORD);
      const change = (oldPassword: string, newPassword: string, token: string) =>
        call(sandbox.url, 'PUT', '/th/api/account/changepwd', { oldPassword, newPassword }, { token });
      const guess = () => change('wrong', 'stolen-1', stolen);
      expect(await codesOf(30, guess)).toEqual({ WRONG_PASSWORD: 5, REQUEST_LIMIT_1MIN: 25 });
      expect((await change(PASSWORD, 'stolen-1', stolen)).status).toBe(429);
      let guessed = 5;
      for (let minute = 0; minute < 6; minute += 1) {
        await advance(61_000);
        guessed += (await codesOf(6, guess)).WRONG_PASSWORD ?? 0;
      }
      expect(guessed).toBe(20);
      expect((await change(PASSWORD, 'changed-1', own)).status).toBe(200);
      expect(at((await guess()).body, 'code')).toBe('invalid-token');
      expect((await change('changed-1', PASSWORD, own)).status).toBe(200);
      await advance(DAY);
    });
  });

  test('a new password needs at least eight characters, in any script', async () => {
    const token = await tokenOf(sandbox.url, 'th', PHONE, PASSWORD);
    const validate = (password: string) =>
      call(sandbox.url, 'POST', '/th/api/account/validate', { password }, from('203.0.113.3'));
    const change = (newPassword: string) =>
      call(
        sandbox.url,
        'PUT',
        '/th/api/account/changepwd',
        { oldPassword: PASSWORD, newPassword },
        { token },
      );
    for (const short of ['1234567', '😀😀😀😀😀😀😀']) {
      expect(at((await validate(short)).body, 'code')).toBe('KEY_INVALID');
      expect(at((await change(short)).body, 'code')).toBe('KEY_INVALID');
    }
    expect((await validate('กขคงจฉชซ')).status).toBe(200);
  });

  test('of validations, which reveal whether a phone is registered', async () => {
    const ask = (address: string) => () =>
      call(sandbox.url, 'POST', '/th/api/account/validate', { username: PHONE }, from(address));
    expect(await codesOf(105, ask('198.51.100.9'))).toEqual({ EXISTING_USER: 100, REQUEST_LIMIT: 5 });
    expect(await codesOf(1, ask('203.0.113.9'))).toEqual({ EXISTING_USER: 1 });
    await call(sandbox.url, 'POST', '/console/switches', { market: 'th', rateLimits: false });
    expect(await codesOf(1, ask('198.51.100.9'))).toEqual({ EXISTING_USER: 1 });
    await call(sandbox.url, 'POST', '/console/switches', { market: 'th', rateLimits: true });
  });

  test('of a guest’s messages, without affecting other guests and members', async () => {
    const say = (guestId: string) => () =>
      call(sandbox.url, 'POST', '/th/api/chat/send-message', {
        sender: 'customer',
        guestId,
        message: { message_type: 'text', payload: 'x' },
      });
    expect(await codesOf(123, say('f'.repeat(32)))).toEqual({ done: 120, REQUEST_LIMIT_1MIN: 3 });
    expect(await codesOf(1, say('e'.repeat(32)))).toEqual({ done: 1 });
  });

  describe('of chat connections', () => {
    const sockets: Socket[] = [];
    const open = (address: string, room?: string): Promise<Socket | undefined> =>
      new Promise((resolve) => {
        const socket = io(sandbox.url, {
          path: '/th/socket.io',
          transports: ['websocket'],
          forceNew: true,
          reconnection: false,
          extraHeaders: { 'x-forwarded-for': address },
        });
        sockets.push(socket);
        socket.once('connect_error', () => resolve(undefined));
        socket.once('connect', () => {
          if (room === undefined) resolve(socket);
          else void socket.emitWithAck('join', room).then(() => resolve(socket));
        });
      });
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.disconnect();
    });

    test('from one address; a connection that joins no room is closed and no longer counts', async () => {
      const room = (name: string) => `MW-${name.repeat(32)}`;
      // One after the other: each has to join in time, however busy the machine is.
      for (let count = 1; count <= 90; count++) await open('198.51.100.7', room('d'));
      const crowd = await Promise.all(Array.from({ length: 20 }, () => open('198.51.100.7')));
      const accepted = crowd.flatMap((socket) => socket ?? []);
      expect(accepted).toHaveLength(10);
      expect(await open('203.0.113.7', room('c'))).toBeDefined();
      await until(() => accepted.every(({ connected }) => !connected));
      await until(async () => (await open('198.51.100.7', room('b'))) !== undefined);
      expect(sockets.slice(0, 90).every(({ connected }) => connected)).toBe(true);
    });
  });

  describe('of patience', () => {
    const HEAD = 'POST /th/api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

    /** Connects, sends the text and then a space now and then; resolves with the answer once it is closed. */
    const trickle = (text: string): Promise<string> =>
      new Promise((resolve) => {
        const { hostname, port } = new URL(sandbox.url);
        let answer = '';
        let drip: NodeJS.Timeout | undefined;
        const socket = connect(Number(port), hostname, () => {
          socket.write(text);
          if (text !== '') drip = setInterval(() => socket.write(' '), 100);
        });
        socket.on('data', (chunk) => {
          answer += chunk.toString();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => {
          clearInterval(drip);
          resolve(answer);
        });
      });

    test('closes connections that send too slowly, and answers calls meanwhile', async () => {
      const slow = Array.from({ length: 50 }, () => [
        trickle(''),
        trickle(`${HEAD}x-slow:`),
        trickle(`${HEAD}content-length: 5000\r\n\r\n{`),
      ]).flat();
      expect((await call(sandbox.url, 'GET', '/th/api/lookup/banks')).status).toBe(200);
      const answers = await Promise.all(slow);
      expect(answers.filter((answer) => answer !== '' && !answer.startsWith('HTTP/1.1 408'))).toEqual([]);
      expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408')).length).toBeGreaterThanOrEqual(50);
    });
  });
});
