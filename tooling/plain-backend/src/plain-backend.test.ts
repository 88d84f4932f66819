/** @starts servers */
import { type PlainBackend, startPlainBackend } from './index';

let backend: PlainBackend;
let token: string;

const call = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(backend.url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const get = async (path: string): Promise<unknown> => (await call('GET', path)).json();
const post = (path: string, body: unknown = {}): Promise<Response> => call('POST', path, body);
const transfer = (amount: unknown): Promise<Response> =>
  post('/api/wallet/transfer', { from: 'WALLET', to: 'PG', amount });
const writes = () => get('/control/writes') as Promise<{ call: string }[]>;

beforeAll(async () => {
  backend = await startPlainBackend('th');
});
afterAll(() => backend.close());

beforeEach(async () => {
  await post('/control/reset');
  const answer = await post('/api/login', { username: '0812345678', password: 'demo1234' });
  ({ token } = (await answer.json()) as { token: string });
});

test('moves exact amounts, given as numbers or as numeric strings', async () => {
  await transfer(100.1);
  await transfer('33.33');
  expect(await get('/control/balances')).toMatchObject({ WALLET: '1117.07', PG: '153.43' });
});

test('refuses more money than there is, and moves nothing', async () => {
  const answer = await transfer(1250.51);
  expect([answer.status, await answer.json()]).toEqual([400, { message: 'MONEY_NOT_ENOUGH' }]);
  expect(await get('/control/balances')).toMatchObject({ WALLET: '1250.50', PG: '20.00' });
});

test('counts every write that arrives, and no reads', async () => {
  await transfer(1);
  await transfer(1);
  await get('/api/wallet');
  expect((await writes()).map((write) => write.call)).toEqual([
    'POST /api/login',
    'POST /api/wallet/transfer',
    'POST /api/wallet/transfer',
  ]);
  expect(await get('/control/balances')).toMatchObject({ WALLET: '1248.50' });
});

test.each([
  ['message', { message: 'NO_DATA' }],
  ['error', { error: 'NO_DATA' }],
  ['nested', { error: { message: 'NO_DATA' } }],
  ['status', { statusCode: 400, message: 'NO_DATA' }],
])('refuses the next request of a call in the form "%s"', async (shape, body) => {
  const refuse = { code: 'NO_DATA', shape, status: 200 };
  await post('/control/twist', { call: 'POST /api/wallet/transfer', refuse });
  const answer = await transfer(5);
  expect([answer.status, await answer.json()]).toEqual([200, body]);
  expect(await get('/control/balances')).toMatchObject({ WALLET: '1250.50' });
  expect((await transfer(5)).status).toBe(200);
});

test('carries out a write but loses its reply on demand', async () => {
  await post('/control/twist', { call: 'POST /api/wallet/transfer', lose: true });
  await expect(transfer(5)).rejects.toThrow();
  expect(await get('/control/balances')).toMatchObject({ WALLET: '1245.50' });
});

test('returns a member’s data only to that member', async () => {
  token = 'unknown';
  expect((await call('GET', '/api/wallet')).status).toBe(401);
});

test('responds with unusual but valid values: numeric strings and flags, numbers as ids, missing names', async () => {
  expect(await get('/api/wallet')).toMatchObject({
    profile: { _id: 1001 },
    wallet: { amount: '1250.50' },
    slots: expect.arrayContaining([expect.objectContaining({ code: 'NAMELESS', name: null, isActive: 0 })]),
  });
});
