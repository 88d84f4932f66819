import { setupServer } from 'msw/node';
import { createClient } from '../client/create-client';
import { login } from '../endpoints/account';
import { getBanks, getRegisterOtp } from '../endpoints/lookup';
import { getQrCode } from '../endpoints/qrcode';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { transfer, uploadSlip } from '../endpoints/money';
import { declared } from '../fixtures/examples';
import { transactions } from '../fixtures/rows';
import { handle, handlersOf } from '.';

const baseURL = 'https://api.example.com';
const server = setupServer(...handlersOf({ baseURL }));
const client = createClient({ baseURL, getToken: () => 'token-1' });
const money = { from: 'WALLET', to: 'PG', amount: 100 };
const token = { Authorization: 'Bearer token-1' };

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each(declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  '%s responds with its example, which the SDK can read',
  async (_, endpoint, input) => {
    expect(await endpoint(client, input)).toEqual(endpoint.response.parse(endpoint.example.response));
  },
);

test('has a handler for every call, also for programs without the SDK', async () => {
  expect(handlersOf()).toHaveLength(69);
  const wallet = await fetch(`${baseURL}/api/wallet`, { headers: token });
  expect([wallet.status, await wallet.json()]).toMatchObject([200, { wallet: { amount: 1250.5 } }]);
  const sent = await fetch(`${baseURL}/api/wallet/transfer`, {
    method: 'POST',
    headers: { ...token, 'Content-Type': 'application/json' },
    body: JSON.stringify(money),
  });
  expect([sent.status, await sent.json()]).toEqual([200, { message: 'OK' }]);
});

test('handles every origin without a base URL', async () => {
  server.resetHandlers(...handlersOf());
  const elsewhere = createClient({ baseURL: 'http://localhost:9/th' });
  expect(await getBanks(elsewhere)).toHaveLength(1);
  server.resetHandlers(...handlersOf({ baseURL }));
});

test('responds with given data, or data computed from the input', async () => {
  server.use(handle(getRegisterOtp, { data: false }));
  expect(await getRegisterOtp(client)).toBe(false);
  server.use(handle(getQrCode, ({ provider }) => ({ data: { hasQrcode: true, qrcodeId: provider } })));
  expect(await getQrCode(client, { provider: 'KBANK' })).toMatchObject({ qrcodeId: 'KBANK' });
});

test('returns pages of a list’s rows', async () => {
  const rows = transactions(5);
  server.use(handle(listStatement, { data: { total: 5, statements: rows } }));
  expect(await listStatement(client, { page: 2, limit: 3 })).toEqual({ total: 5, statements: rows.slice(3) });
});

test('only refuses with codes of the call', async () => {
  server.use(handle(transfer, { code: 'MONEY_NOT_ENOUGH', status: 422, message: 'Too little' }));
  await expect(transfer(client, money)).rejects.toMatchObject({
    code: 'MONEY_NOT_ENOUGH',
    status: 422,
    message: 'Too little',
    outcome: 'none',
  });
  server.use(handle(transfer, { code: 'REQUEST_LIMIT', retryAfterSeconds: 7 }));
  await expect(transfer(client, money)).rejects.toMatchObject({ status: 429, retryAfterMs: 7000 });
  // @ts-expect-error a code of another call
  server.use(handle(transfer, { code: 'OTP_EXPIRED' }));
  // @ts-expect-error a login answers with a token
  server.use(handle(login, { data: { message: 'OK' } }));
  // @ts-expect-error computed, but still of another call
  server.use(handle(transfer, () => ({ code: 'OTP_EXPIRED' })));
});

test('can delay a reply, limit it to one call, or withhold it', async () => {
  server.use(handle(getBanks, { delayMs: 80, data: [] }, { once: true }));
  const start = performance.now();
  expect(await getBanks(client)).toEqual([]);
  expect(performance.now() - start).toBeGreaterThan(75);
  expect(await getBanks(client)).toHaveLength(1);
  server.use(handle(transfer, { delayMs: Infinity }));
  await expect(transfer(client, money, { timeoutMs: 50 })).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'unknown',
  });
});

test('can simulate network failures and any body', async () => {
  server.use(handle(transfer, { fails: 'network' }));
  await expect(transfer(client, money)).rejects.toMatchObject({ kind: 'network', outcome: 'unknown' });
  server.use(handle(transfer, { text: '<h1>502</h1>', status: 502 }));
  await expect(transfer(client, money)).rejects.toMatchObject({ kind: 'unexpected-response', status: 502 });
});

test("refuses a member's call without a token, unless none is required", async () => {
  const visitor = createClient({ baseURL });
  await expect(getWallet(visitor)).rejects.toMatchObject({ code: 'UNAUTHORIZED', status: 401 });
  expect(await getBanks(visitor)).toHaveLength(1);
  server.use(handle(getWallet, {}, { needsToken: false }));
  expect((await getWallet(visitor)).wallet.amount).toBe(1250.5);
});

describe('names the field of an invalid request', () => {
  const post = async (path: string, body: BodyInit | null, type = 'application/json') => {
    const headers = { ...token, ...(typeof body === 'string' && { 'Content-Type': type }) };
    const response = await fetch(baseURL + path, { method: 'POST', headers, body });
    return [response.status, await response.json()];
  };
  const refusedBecause = (message: string) => [400, { code: 'WRONG_INPUT', message }];

  test.each([
    [JSON.stringify({ ...money, amount: '100' }), 'amount'],
    [JSON.stringify({ from: 'WALLET', amount: 100 }), 'to'],
    ['{"from":', ''],
    ['', ''],
    [null, ''],
  ])('a transfer of %s', async (body, field) => {
    expect(await post('/api/wallet/transfer', body)).toEqual(
      refusedBecause(`transfer: "${field}" is not as declared`),
    );
  });

  test('an upload without a file, and one that is not a form', async () => {
    const form = new FormData();
    form.append('file', 'not a file');
    expect(await post('/api/wallet/slip', form)).toEqual(
      refusedBecause('uploadSlip: "file" is not as declared'),
    );
    expect(await post('/api/wallet/slip', '{}')).toEqual(refusedBecause('uploadSlip: "" is not as declared'));
    const file = new Blob(['picture'], { type: 'image/png' });
    await expect(uploadSlip(client, { file, fileName: 'slip.png' })).resolves.toEqual({ message: 'OK' });
  });
});
