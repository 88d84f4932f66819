/** @starts processes */
import { whereServed } from '@member-wallet/configs/jest/where-served';
import { startBalancer } from '../testing/balancer';
import type { Balancer } from '../testing/balancer';
import { at, call, tokenOf } from '../testing/caller';
import { openChatClient, untilAnswered } from '../testing/chat-client';
import { ownSchema } from '../testing/every-store';
import { firstNews } from '../testing/first-news';
import { startProgram } from '../testing/program';
import type { Program } from '../testing/program';
import { until } from '@member-wallet/testing';

const PHONE = '0812345678';
const GUEST = 'f00d5e4d0c0b0a090807060504030201';
const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(300_000, 7)]);

function suite(databaseUrl: string, redisUrl: string): void {
  const place = ownSchema(databaseUrl);
  const settings = { DATABASE_URL: place.databaseUrl, REDIS_URL: redisUrl, DRAIN_MS: '1000' };
  let one: Program;
  let other: Program;
  let balancer: Balancer;
  let token: string;

  beforeAll(async () => {
    // Both start on an empty schema: migrations and demo members are created once.
    [one, other] = await Promise.all([startProgram([], settings), startProgram([], settings)]);
    balancer = await startBalancer([one.url, other.url]);
    token = await tokenOf(one.url, 'th', PHONE);
  });
  afterAll(async () => {
    await balancer.close();
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')]);
    await place.drop();
  });

  const wallet = async (url: string) => (await call(url, 'GET', '/th/api/wallet', undefined, { token })).body;
  const console = (url: string, path: string, body: object, method = 'POST') =>
    call(url, method, `/console/${path}`, body);

  test('a message sent to one process arrives at the other', async () => {
    const listener = await openChatClient(other.url, GUEST);
    const speaker = await openChatClient(one.url, GUEST);
    const said = await speaker.say('สวัสดี', 'hello-1');
    await until(() => listener.received.length >= 3 && speaker.received.length >= 3);
    expect(listener.received[0]).toBe(said);
    expect(listener.received).toEqual(speaker.received);
    const { body } = await console(one.url, 'chat/drop', { market: 'th' });
    expect(body).toEqual({ dropped: 2 });
    listener.close();
    speaker.close();
  });

  test('a file uploaded to one process is served by the other', async () => {
    const form = new FormData();
    form.append('file', new Blob([PNG]), 'x.png');
    const sent = await fetch(`${one.url}/th/api/chat/upload-image`, { method: 'POST', body: form });
    const path = String(at(await sent.json(), 'path'));
    const shown = await fetch(`${other.url}/th${path}`);
    expect(Buffer.compare(Buffer.from(await shown.arrayBuffer()), PNG)).toBe(0);
    const range = { headers: { range: 'bytes=262140-262150' } };
    const piece = Buffer.from(await (await fetch(`${other.url}/th${path}`, range)).arrayBuffer());
    expect(piece).toEqual(PNG.subarray(262_140, 262_151));
  });

  test('the console of one process applies to both: switches, codes, faults, calls, clock', async () => {
    const otpOn = async () => (await call(other.url, 'GET', '/th/api/lookup/registerOTP')).body;
    await console(one.url, 'switches', { market: 'th', registerOTP: false });
    await until(async () => (await otpOn()) === false);
    await console(one.url, 'switches', { market: 'th', registerOTP: true });

    await call(other.url, 'POST', '/th/api/otp/send', { phoneNumber: '0861117777' });
    expect((await console(one.url, 'otp/0861117777', {}, 'GET')).body).toEqual({
      code: expect.stringMatching(/^\d{6}$/),
    });

    await console(one.url, 'faults', { market: 'th', operationId: 'getInfo', kind: 'error', times: 2 });
    const info = async (url: string) => (await call(url, 'GET', '/th/api/lookup/info')).status;
    expect(await info(one.url)).toBe(500);
    await until(async () => (await info(other.url)) === 500);
    expect([await info(one.url), await info(other.url)]).toEqual([200, 200]);

    const counted = async (url: string) =>
      Number(at((await console(url, 'calls/count?operationId=getInfo', {}, 'GET')).body, 'count'));
    await until(async () => (await counted(one.url)) === (await counted(other.url)));
    expect(await counted(one.url)).toBeGreaterThanOrEqual(4);

    const now = async (url: string) =>
      Date.parse(String(at((await console(url, 'overview', {}, 'GET')).body, 'now')));
    await console(one.url, 'clock', { ms: 3_600_000 });
    await until(async () => Math.abs((await now(one.url)) - (await now(other.url))) < 60_000);
    await console(one.url, 'clock', { ms: -3_600_000 });
    await until(async () => Math.abs((await now(other.url)) - Date.now()) < 60_000);
  });

  test('the consoles of both show the same calls, member and ledger, and get events of calls at the other', async () => {
    const page = async (url: string, path: string) => String((await console(url, path, {}, 'GET')).body);
    const list = async (url: string) =>
      (await console(url, 'calls/list?operationId=transfer', {}, 'GET')).body;
    const fault = { market: 'th', operationId: 'money', phone: PHONE, kind: 'error-after', times: 1 };
    await console(one.url, 'faults', fault);
    const move = { from: 'WALLET', to: 'PG', amount: 4.21 };
    const transfer = (url: string) =>
      call(url, 'POST', '/th/api/wallet/transfer', move, { token, key: 'seen-by-both' });
    const told = Promise.all([firstNews(one.url), firstNews(other.url)]);
    expect(await transfer(one.url)).toMatchObject({ status: 500 });
    // The other process has the answer that was lost.
    expect(await transfer(other.url)).toMatchObject({ status: 200 });
    expect((await told).every((text) => text.startsWith('data: '))).toBe(true);

    await until(async () => at(await list(one.url), 1, 'key') === 'seen-by-both');
    await until(async () => at(await list(other.url), 0, 'is_replay') === true);
    const [replay, first] = (await list(one.url)) as readonly unknown[];
    expect(await list(other.url)).toEqual([replay, first]);
    expect(first).toMatchObject({ status: 500, fault: 'error-after', transactions: [expect.any(Number)] });
    expect(replay).toMatchObject({ status: 200, is_replay: true, transactions: [] });
    for (const { url } of [one, other]) {
      expect(await page(url, 'ledger')).toContain(`/console/calls/${String(at(first, 'id'))}"`);
      expect(await page(url, `members/${String(at(first, 'member_id'))}`)).toContain('฿4.21');
      expect(await page(url, 'faults')).toContain('used up');
    }
  });

  test('if one is killed under load, no money and no message is lost, and the other takes over its work', async () => {
    const slot = (body: unknown) => Number(at(body, 'slots', 0, 'amount'));
    const before = slot(await wallet(one.url));
    const { body: slip } = await console(one.url, 'slips', { market: 'th', phone: PHONE, amount: 123 });
    const picture = Buffer.from(String(at(slip, 'picture')).split(',')[1] ?? '', 'base64');
    let acknowledged = 0;
    let killed: Promise<unknown> | undefined;

    async function kill(): Promise<void> {
      const form = new FormData();
      form.append('file', new Blob([picture]), 'slip.png');
      const headers = { authorization: `Bearer ${token}` };
      // The killed process would have read the slip three seconds from now.
      expect(
        (await fetch(`${one.url}/th/api/wallet/slip`, { method: 'POST', body: form, headers })).status,
      ).toBe(200);
      await one.end('SIGKILL');
    }
    const count = (): void => {
      acknowledged += 1;
      if (acknowledged === 200) killed = kill();
    };

    async function payer(name: string): Promise<number[]> {
      const amounts: number[] = [];
      for (let n = 0; n < 50; n += 1) {
        // Unique amounts, so that each can be found in the statement.
        const amount = (100 + Number(name) * 50 + n) / 100;
        const move = { from: 'WALLET', to: 'PG', amount };
        await untilAnswered(async () => {
          const details = { token, key: `several-${name}-${n}` };
          const { status } = await call(balancer.url, 'POST', '/th/api/wallet/transfer', move, details);
          // 409: the first attempt's transaction has not ended yet.
          if (status !== 200) throw new Error(`It answered ${status}`);
        });
        amounts.push(amount);
        count();
      }
      return amounts;
    }
    async function talker(name: number) {
      const line = await openChatClient(balancer.url, `${name}`.padEnd(32, 'ab'));
      const said: string[] = [];
      for (let n = 0; n < 50; n += 1) {
        said.push(await line.say(`m${n}`, `${name}-${n}`));
        count();
      }
      return { line, said };
    }
    const [amounts, talks] = await Promise.all([
      Promise.all(['1', '2', '3', '4'].map(payer)),
      Promise.all([1, 2, 3, 4].map(talker)),
    ]);
    await killed;
    expect(balancer.taken().every((connections) => connections > 0)).toBe(true);

    const expected = amounts.flat();
    const listed: unknown[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const query = { page, limit: 100 };
      const { body } = await call(other.url, 'POST', '/th/api/statement', query, { token });
      const lines = at(body, 'statements');
      if (Array.isArray(lines)) listed.push(...(lines as readonly unknown[]));
    }
    const moved = listed
      .filter((line) => at(line, 'statementType') === 'transfer')
      .map((line) => Number(at(line, 'amount')))
      .slice(0, expected.length);
    expect(moved.sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b));
    const sum = expected.reduce((all, amount) => all + amount, 0);
    expect(slot(await wallet(other.url))).toBeCloseTo(before + sum, 2);

    for (const { line, said } of talks) {
      const stored = await line.history();
      const own = stored.filter((message) => at(message, 'sender') === 'customer');
      expect(own.map((message) => at(message, '_id'))).toEqual(said);
      const ids = stored.map((message) => String(at(message, '_id')));
      expect(ids).toEqual([...new Set(ids)].sort());
      // The socket receives new messages again.
      await until(async () => line.received.includes(await line.say('?', `again-${Date.now()}`)));
      line.close();
    }

    await until(async () => {
      const { body } = await call(
        other.url,
        'POST',
        '/th/api/statement/slip',
        { page: 1, limit: 1 },
        { token },
      );
      return at(body, 'slips', 0, 'status') === 'SUCCESS';
    });
    expect((await console(other.url, 'invariants', {}, 'GET')).body).toMatchObject({ ok: true });
  });

  test('a stopping process reports it, still answers, and exits', async () => {
    const ready = async (url: string) => (await call(url, 'GET', '/readyz')).status;
    one = await startProgram([], { ...settings, DRAIN_MS: '5000' });
    expect(await ready(one.url)).toBe(200);
    const slow = { market: 'th', operationId: 'getNotice', kind: 'delay', ms: 7000, times: 1 };
    await console(one.url, 'faults', slow);
    const answer = call(one.url, 'GET', '/th/api/lookup/notice');
    const socket = await openChatClient(one.url, GUEST);
    const ended = one.end('SIGTERM');
    await until(async () => (await ready(one.url)) === 503);
    expect((await call(one.url, 'GET', '/healthz')).status).toBe(200);
    expect((await call(one.url, 'GET', '/th/api/lookup/info')).status).toBe(200);
    expect((await answer).status).toBe(200);
    expect(await ended).toBe(0);
    socket.close();
    expect(await ready(other.url)).toBe(200);
  });
}

whereServed({ title: 'several processes', names: ['DATABASE_URL', 'REDIS_URL'] }, suite);
