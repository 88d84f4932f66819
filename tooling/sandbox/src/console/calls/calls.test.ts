/** @starts servers */
import type { Sandbox } from '../../start-sandbox';
import { onEveryStore } from '../../testing/every-store';
import { at, call, tokenOf } from '../../testing/caller';
import { firstNews } from '../../testing/first-news';
import { startAt } from '../../testing/seeded';

const PHONE = '0812345678';

onEveryStore('the list of calls', (place) => {
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    sandbox = await startAt(place);
    token = await tokenOf(sandbox.url, 'th', PHONE);
  });
  afterAll(() => sandbox.close());

  const api = (method: string, path: string, body?: unknown, key?: string) =>
    call(sandbox.url, method, `/th/api${path}`, body, { token, ...(key !== undefined && { key }) });
  const transfer = (amount: number, key?: string) =>
    api('POST', '/wallet/transfer', { from: 'WALLET', to: 'PG', amount }, key);
  const list = async (query = '') => {
    const { body } = await call(sandbox.url, 'GET', `/console/calls/list?${query}`);
    return body as readonly Record<string, unknown>[];
  };
  const page = async (id: unknown): Promise<string> =>
    String((await call(sandbox.url, 'GET', `/console/calls/${String(id)}`)).body);

  test('lists each call with its member, status and transactions, newest first', async () => {
    await transfer(5, 'calls-0001');
    await transfer(0.5);
    const [refused, done] = await list('operationId=transfer');
    expect(refused).toMatchObject({ code: 'TRANSFER_MINIMUM', status: 422, transactions: [] });
    expect(done).toMatchObject({
      ...{ market: 'th', phone: PHONE, status: 200, code: '', key: 'calls-0001', is_write: true },
      is_replay: false,
      transactions: [expect.any(Number)],
    });
    expect(await list('operationId=transfer&refused=on')).toHaveLength(1);
    expect((await list('writes=on')).map((one) => one['operation_id'])).not.toContain('getWallet');
    expect(await list('member=0899999999')).toEqual([]);
    expect((await list(`member=${String(done?.['member_id'])}`)).length).toBeGreaterThanOrEqual(2);
  });

  test.each([
    ['withdraw', '/wallet/withdraw', 300],
    ['addToWallet', '/wallet/add', 40],
  ])(
    'lists the transaction of %s, which is written with a line of the statement',
    async (operationId, path, amount) => {
      await api('POST', path, { amount });
      const [done] = await list(`operationId=${operationId}`);
      expect(done).toMatchObject({ status: 200, transactions: [expect.any(Number)] });
    },
  );

  test('offers faults for the caller, but not for digits that are no phone of the market', async () => {
    await transfer(5);
    const [byMember] = await list('operationId=transfer');
    expect(await page(byMember?.['id'])).toContain(`name="phone" value="${PHONE}"`);
    await call(sandbox.url, 'POST', '/th/api/otp/send', { phoneNumber: '02077123456' });
    const [byVisitor] = await list('operationId=sendOtp');
    expect(byVisitor).toMatchObject({ market: 'th', phone: '02077123456' });
    expect(await page(byVisitor?.['id'])).not.toContain('name="phone"');
  });

  test('marks the replay of a key, which has no transactions, and links the two calls', async () => {
    await transfer(6, 'calls-0002');
    await transfer(6, 'calls-0002');
    const [replay, first] = await list('operationId=transfer');
    expect(replay).toMatchObject({ is_replay: true, transactions: [], key: 'calls-0002' });
    expect(first).toMatchObject({ is_replay: false });
    const text = await page(first?.['id']);
    expect(text).toContain(`/console/calls/${String(replay?.['id'])}"`);
    expect(text).toContain('฿6.00');
    expect(text).toContain('game PG');
  });

  test('shows a response that was lost, and the fault that cut it', async () => {
    const fault = { market: 'th', operationId: 'transfer', kind: 'cut-after', times: 1 };
    await call(sandbox.url, 'POST', '/console/faults', fault);
    await expect(transfer(7)).rejects.toMatchObject({ code: 'ECONNRESET' });
    const [cut] = await list('operationId=transfer');
    expect(cut).toMatchObject({ status: 499, fault: 'cut-after', transactions: [expect.any(Number)] });
    const text = await page(cut?.['id']);
    expect(text).toContain('&quot;message&quot;: &quot;OK&quot;');
    expect(text).toContain('curl -X POST');
  });

  test('shows no password, token or code', async () => {
    const { body } = await api('GET', '/wallet/account/PG');
    const password = String(at(body, 'password'));
    await call(sandbox.url, 'POST', '/th/api/login', { username: PHONE, password: 'guess-of-a-password' });
    const listed = (await list()).slice(0, 3);
    expect(listed.map((one) => [one['operation_id'], one['phone']])).toEqual([
      ['login', PHONE],
      ['getSlotAccount', PHONE],
      ['transfer', PHONE],
    ]);
    const pages = (await Promise.all(listed.map(({ id }) => page(id)))).join('\n');
    for (const secret of [password, token, 'guess-of-a-password']) expect(pages).not.toContain(secret);
    expect(pages).toContain('•••');
  });

  test('escapes what clients send, and lists malformed requests', async () => {
    await call(sandbox.url, 'POST', '/th/api/login', { username: '<b>\0</b>', password: '\0' });
    await call(sandbox.url, 'POST', '/th/api/login', undefined, { raw: '{"username":' });
    const [malformed, odd] = await list('operationId=login');
    expect(malformed).toMatchObject({ status: 400, code: 'KEY_INVALID', phone: '' });
    expect(await page(malformed?.['id'])).toContain('(a form or no JSON, 12 bytes)');
    const text = await page(odd?.['id']);
    expect(text).not.toContain('<b>');
    expect(text).toContain('&lt;b&gt;');
  });

  test('sends an event after a call, and answers 404 for an unknown call', async () => {
    const told = firstNews(sandbox.url);
    await api('GET', '/wallet');
    expect(await told).toMatch(/^data: \d+\n\n$/);
    expect((await call(sandbox.url, 'GET', '/console/calls/999999')).status).toBe(404);
    expect((await call(sandbox.url, 'GET', '/console/calls/nothing')).status).toBe(404);
  });

  test('keeps the last thousand, and says so', async () => {
    for (let batch = 0; batch < 6; batch += 1) {
      await Promise.all(Array.from({ length: 200 }, () => api('GET', '/lookup/info')));
      await list();
    }
    const { body } = await call(sandbox.url, 'GET', '/console/calls/list?operationId=login');
    expect(body).toEqual([]);
    const shown = async (query: string) => (await call(sandbox.url, 'GET', `/console/calls${query}`)).body;
    expect(await shown('')).toContain('1,000 calls. Only the last 1,000 are kept.');
    expect(await shown('?operationId=login')).toContain('None of the last 1,000 calls is like that.');
    await call(sandbox.url, 'DELETE', '/console/calls');
    expect(await list()).toEqual([]);
  });
});
