/** @starts servers */
import { setTimeout as delay } from 'node:timers/promises';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { DAY } from '../clock';
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { registerMember } from '../testing/register-member';
import { onOneStore } from '../testing/every-store';
import { until } from '@member-wallet/testing';
import { startAt } from '../testing/seeded';

const GUEST = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(40)]);

onOneStore('the support chat', (place) => {
  let sandbox: Sandbox;
  let token: string;
  let userId: string;
  const sockets: Socket[] = [];

  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await tokenOf(sandbox.url, 'th', '0812345678');
    const { body } = await ask('GET', 'wallet', undefined, token);
    userId = String(at(body, 'profile', '_id'));
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect();
  });
  afterAll(() => sandbox.close());

  const ask = (method: string, path: string, body?: unknown, as?: string) =>
    call(sandbox.url, method, `/th/api/${path}`, body, { ...(as !== undefined && { token: as }) });
  const say = (text: unknown, more: object = {}, as?: string) => {
    const message = { message_type: 'text', payload: text };
    return ask('POST', 'chat/send-message', { sender: 'customer', message, guestId: GUEST, ...more }, as);
  };
  const history = async (more: object = {}, as?: string): Promise<readonly unknown[]> => {
    const { body } = await ask('POST', 'chat/history', { guestId: GUEST, skip: 0, limit: 100, ...more }, as);
    return Array.isArray(body) ? body : [body];
  };
  const guest = () =>
    [...crypto.getRandomValues(new Uint8Array(16))].map((b) => b.toString(16).padStart(2, '0')).join('');
  const listen = async (room: string, as?: string, transport = 'websocket') => {
    const socket = io(sandbox.url, {
      path: '/th/socket.io',
      transports: [transport],
      forceNew: true,
      auth: { token: as ?? null },
    });
    sockets.push(socket);
    const received: unknown[] = [];
    socket.on('messaging', (message: unknown) => received.push(message));
    const answer: unknown = await socket.timeout(10_000).emitWithAck('join', room);
    return { joined: at(answer, 'ok'), received, socket };
  };
  const upload = (path: string, bytes: Uint8Array<ArrayBuffer>, name: string) => {
    const form = new FormData();
    form.append('file', new Blob([bytes]), name);
    return fetch(`${sandbox.url}/th/api/chat/${path}`, { method: 'POST', body: form });
  };

  test('a message is stored and received once per client id, by WebSocket and by polling', async () => {
    const { joined, received } = await listen(`MW-${GUEST}`);
    const polling = await listen(`MW-${GUEST}`, undefined, 'polling');
    expect([joined, polling.joined]).toEqual([true, true]);
    const first = await say('สวัสดี', { clientId: 'c-1' });
    const again = await say('สวัสดี', { clientId: 'c-1' });
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    await until(() => received.length === 3 && polling.received.length === 3);
    expect(polling.received).toEqual(received);
    expect(received.map((message) => at(message, 'sender'))).toEqual(['customer', 'bot', 'bot']);
    expect(received[0]).toMatchObject({ clientId: 'c-1', _id: at(first.body, '_id') });
    const stored = await history();
    expect(stored.map((message) => at(message, '_id'))).toEqual(
      received.map((message) => at(message, '_id')).reverse(),
    );
  });

  test('forty simultaneous messages have the same order by time and by id', async () => {
    const guestId = guest();
    await Promise.all(Array.from({ length: 40 }, (_, index) => say(`m${index}`, { guestId })));
    const stored = [...(await history({ guestId }))].reverse();
    const keys = stored.map((message) => `${String(at(message, 'createdAt'))} ${String(at(message, '_id'))}`);
    expect(keys.length).toBeGreaterThanOrEqual(40);
    expect([...keys].sort()).toEqual(keys);
    const pages = await Promise.all([0, 10].map((skip) => history({ guestId, skip, limit: 10 })));
    expect(pages.flat()).toEqual([...stored].reverse().slice(0, 20));
  });

  test('a member reads only their own conversation, with their own token', async () => {
    expect((await say('ฝากเงิน', { userId, guestId: null }, token)).status).toBe(200);
    expect((await history({ userId, guestId: null }, token)).length).toBeGreaterThan(0);
    const other = await tokenOf(sandbox.url, 'th', '0898765432');
    const tries = [
      ask('POST', 'chat/history', { userId, skip: 0, limit: 10 }),
      ask('POST', 'chat/history', { userId, skip: 0, limit: 10 }, other),
      say('x', { userId }, other),
      ask('PUT', 'chat/read-customer/', { userId }, other),
      ask('POST', 'chat/history', { guestId: userId, skip: 0, limit: 10 }),
      ask('POST', 'chat/history', { guestId: '1234', skip: 0, limit: 10 }),
      ask('POST', 'chat/history', { skip: 0, limit: 10 }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([
      401, 403, 403, 403, 400, 400, 400,
    ]);
    expect((await listen(`MW-${userId}`, token)).joined).toBe(true);
    expect((await listen(`MW-${userId}`, other)).joined).toBe(false);
    expect((await listen(`MW-${userId}`)).joined).toBe(false);
    expect((await listen('MW-1234')).joined).toBe(false);
    expect((await listen(GUEST)).joined).toBe(false);
  });

  test.each([
    ['nothing', '', 400],
    ['spaces', '   ', 400],
    ['2000 letters', 'ก'.repeat(2000), 200],
    ['2001 letters', 'ก'.repeat(2001), 400],
    ['an object', { message: 'x' }, 400],
  ])('a text of %s is answered with the right status', async (_, text, status) => {
    expect((await say(text, { guestId: guest() })).status).toBe(status);
  });

  test('a message has the server’s time, not the sender’s', async () => {
    const guestId = guest();
    const before = Date.now();
    const said = await say('สวัสดี', { guestId, createdAt: '1999-12-31T23:59:59.000Z' });
    expect(said.status).toBe(200);
    const [own] = (await history({ guestId })).filter((message) => at(message, 'sender') === 'customer');
    const stored = Date.parse(String(at(own, 'createdAt')));
    expect(stored).toBeGreaterThanOrEqual(before);
    expect(stored).toBeLessThanOrEqual(Date.now());
  });

  test('a socket receives nothing after its session has ended', async () => {
    const phone = '0811110001';
    const kept = await registerMember(sandbox.url, phone);
    const ended = await tokenOf(sandbox.url, 'th', phone, 'secret-1');
    const wallet = await ask('GET', 'wallet', undefined, kept);
    const room = `MW-${String(at(wallet.body, 'profile', '_id'))}`;
    const [here, there] = [await listen(room, kept), await listen(room, ended)];
    const tell = (text: string) =>
      call(sandbox.url, 'POST', '/console/chat/say', {
        market: 'th',
        conversation: `member:${room.slice('MW-'.length)}`,
        text,
      });
    await tell('both');
    await until(() => here.received.length === 1 && there.received.length === 1);

    const change = { oldPassword: 'secret-1', newPassword: 'changed-1' };
    expect((await ask('PUT', 'account/changepwd', change, kept)).status).toBe(200);
    await until(() => !there.socket.connected);
    await tell('one');
    await until(() => here.received.length === 2);
    expect(here.socket.connected).toBe(true);

    const standing = (wanted: string) =>
      call(sandbox.url, 'POST', '/console/members', { market: 'th', phone, standing: wanted });
    await standing('inactive');
    await until(() => !here.socket.connected);
    await tell('none');
    expect((await listen(room, kept)).joined).toBe(false);
    await standing('active');
    expect((await listen(room, kept)).joined).toBe(true);
    expect((await listen(room, ended)).joined).toBe(false);
    expect([here.received.length, there.received.length]).toEqual([2, 1]);
  });

  test('a socket with a token is closed when its session ends, whatever it joined; a guest’s stays', async () => {
    const own = await registerMember(sandbox.url, '0811110002');
    const wallet = await ask('GET', 'wallet', undefined, own);
    const room = `MW-${String(at(wallet.body, 'profile', '_id'))}`;
    const open = () =>
      Promise.all([
        listen(room, own),
        listen(`MW-${guest()}`, own),
        listen('MW-1', own),
        listen(`MW-${guest()}`),
      ]);
    const connected = (all: Awaited<ReturnType<typeof open>>) => all.map(({ socket }) => socket.connected);

    const until30Days = await open();
    await call(sandbox.url, 'POST', '/console/clock', { ms: 31 * DAY });
    await until(() => connected(until30Days).filter(Boolean).length === 1);
    expect(connected(until30Days)).toEqual([false, false, false, true]);
    expect((await listen(room, own)).joined).toBe(false);
    await call(sandbox.url, 'POST', '/console/clock', { ms: -31 * DAY });

    const untilBlocked = await open();
    const blocked = { market: 'th', phone: '0811110002', standing: 'inactive' };
    await call(sandbox.url, 'POST', '/console/members', blocked);
    await until(() => connected(untilBlocked).filter(Boolean).length === 1);
    expect(connected(untilBlocked)).toEqual([false, false, false, true]);
  });

  test('with its switches it omits client ids, and sends echoes late or not at all', async () => {
    const guestId = guest();
    const switchTo = (switches: object) =>
      call(sandbox.url, 'POST', '/console/switches', { market: 'th', ...switches });
    const { received } = await listen(`MW-${guestId}`);
    await switchTo({ chatClientIds: false });
    await say('hidden', { guestId, clientId: 'c1' });
    await say('hidden', { guestId, clientId: 'c1' });
    await until(() => received.some((message) => at(message, 'sender') === 'customer'));
    const all = [...received, ...(await history({ guestId }))];
    expect(all.filter((message) => at(message, 'clientId') !== undefined)).toEqual([]);
    const own = (await history({ guestId })).filter((message) => at(message, 'sender') === 'customer');
    expect(own).toHaveLength(1);

    await switchTo({ chatClientIds: true, chatEchoes: false });
    await say('MENU', { guestId });
    await until(() => received.length >= 3);
    expect(received.filter((message) => at(message, 'sender') === 'customer')).toHaveLength(1);

    await switchTo({ chatEchoes: true, promptChat: false });
    const heard = received.length;
    await say('late', { guestId });
    await delay(1000);
    expect(received).toHaveLength(heard);
    await until(() => received.length > heard);
    await switchTo({ promptChat: true });
  });

  test('the bot sends every kind of message and answers choices', async () => {
    const guestId = guest();
    const kinds = async () =>
      (await history({ guestId })).map((message) => at(message, 'message', 'message_type'));
    for (const topic of ['MENU', 'BUTTONS', 'CARDS', 'IMAGE', 'VIDEO', 'FILE', 'OTHER', 'CARD_1']) {
      const message = { message_type: 'postback', payload: { title: topic, payload: topic } };
      const before = (await kinds()).length;
      await say('', { guestId, message });
      await until(async () => (await kinds()).length === before + 2);
    }
    const answers = (await kinds()).filter((kind) => kind !== 'postback').reverse();
    expect(answers).toEqual([
      'quick_replies',
      'buttons',
      'generic',
      'media',
      'media',
      'media',
      'survey',
      'text',
    ]);
    for (const message of await history({ guestId })) {
      const path = at(message, 'message', 'payload', 'url');
      if (typeof path !== 'string') continue;
      const file = await fetch(`${sandbox.url}/th${path}`);
      expect([file.status, file.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    }
  });

  test('a file is accepted by its content, and sent by its path', async () => {
    const answer = await upload('upload-image', PNG, 'slip.jpg');
    const { path } = (await answer.json()) as { path: string };
    expect(path).toMatch(/^\/api\/chat\/files\/[0-9a-f]{32}\.png$/);
    const file = await fetch(`${sandbox.url}/th${path}`, { headers: { range: 'bytes=8-15' } });
    expect([file.status, file.headers.get('content-range')]).toEqual([206, `bytes 8-15/${PNG.length}`]);
    const media = (filePath: string) => ({ message_type: 'media', payload: { fileType: 'image', filePath } });
    expect((await say('', { message: media(path) })).status).toBe(200);
    expect((await say('', { message: media('https://example.com/x.png') })).status).toBe(400);
    expect((await upload('upload-video', PNG, 'clip.mp4')).status).toBe(415);
    expect((await upload('upload-image', Buffer.from('MZ program'), 'photo.png')).status).toBe(415);
    const huge = new Uint8Array(10 * 1024 * 1024 + 1);
    huge.set(PNG);
    expect((await upload('upload-image', huge, 'photo.png')).status).toBe(413);
  });

  test('the operator answers from the console, and faults apply to the chat too', async () => {
    const { received } = await listen(`MW-${GUEST}`);
    const to = { market: 'th', conversation: `guest:${GUEST}` };
    await call(sandbox.url, 'POST', '/console/chat/say', { ...to, text: '<b>ตอบแล้ว</b>' });
    await until(() => received.length === 1);
    expect(received[0]).toMatchObject({ sender: 'agent', message: { payload: '<b>ตอบแล้ว</b>' } });
    const page = await call(sandbox.url, 'GET', `/console/chat/?${new URLSearchParams(to).toString()}`);
    expect(page.body).toContain('&lt;b&gt;ตอบแล้ว&lt;/b&gt;');
    const fault = { market: 'th', operationId: 'sendChatMessage', kind: 'cut-after', times: 1 };
    await call(sandbox.url, 'POST', '/console/faults', fault);
    const before = (await history()).length;
    await expect(say('ยังอยู่', { clientId: 'c-cut' })).rejects.toThrow();
    expect((await history()).length).toBe(before + 1);
    expect((await call(sandbox.url, 'POST', '/console/chat/drop', { market: 'th' })).body).toEqual({
      dropped: 1,
    });
  });
});
