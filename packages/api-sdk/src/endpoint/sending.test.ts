/** @starts servers */
import { clearBonus } from '../endpoints/bonus';
import { sendChatMessage } from '../endpoints/chat';
import { getBanks } from '../endpoints/lookup';
import { createQrCode } from '../endpoints/qrcode';
import { spin } from '../endpoints/spinwheel';
import { transfer, uploadSlip, withdraw } from '../endpoints/money';
import type { SdkError } from '../errors/sdk-errors';
import { declared } from '../fixtures/examples';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';
import { createTestBackend } from '../testing/test-backend';
import type { Endpoint } from './endpoint-types';

let server: Loopback;
afterEach(() => server.close());

const money = { from: 'WALLET', to: 'PG', amount: 100.1 };

test('sends the body, the token, the language and the constant header', async () => {
  server = await listen((response) => json(response, {}));
  const client = server.client({ getToken: () => 'token-1', getLocale: () => 'la' });
  await transfer(client, money, { idempotencyKey: 'once-1' });
  const [seen] = server.seen;
  expect(seen).toMatchObject({
    method: 'POST',
    url: '/api/wallet/transfer',
    headers: {
      authorization: 'Bearer token-1',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'lo',
      'content-type': 'application/json',
      'idempotency-key': 'once-1',
    },
  });
  expect(JSON.parse(seen?.body.toString() ?? '')).toEqual(money);
});

test("sends a new key with each write to the page's origin, also with a GET, but not with reads", async () => {
  const backend = createTestBackend();
  const client = backend.client();
  for (let time = 0; time < 2; time += 1) {
    await transfer(client, money);
    await clearBonus(client);
    await getBanks(client);
  }
  const keys = (endpoint: Endpoint) =>
    backend.calls(endpoint).map(({ headers }) => headers['Idempotency-Key']);
  const written = [...keys(transfer), ...keys(clearBonus)];
  expect(new Set(written).size).toBe(4);
  for (const key of written) expect(key).toMatch(/^[\x21-\x7e]{16,64}$/);
  expect(keys(getBanks)).toEqual([undefined, undefined]);
});

test("prefers the caller's key, and only sends keys to another origin if that is enabled", async () => {
  const backend = createTestBackend();
  await transfer(backend.client(), money, { idempotencyKey: 'mine' });
  await transfer(backend.client({ baseURL: 'https://api.example.com' }), money);
  await transfer(backend.client({ baseURL: 'https://api.example.com', idempotencyKeys: true }), money);
  await transfer(backend.client({ idempotencyKeys: false }), money);
  expect(backend.calls(transfer).map(({ headers }) => headers['Idempotency-Key'])).toEqual([
    'mine',
    undefined,
    expect.any(String),
    undefined,
  ]);
});

test.each([
  ['th', 'th'],
  ['la', 'lo'],
  ['en', 'en'],
] as const)('sends the language %s as %s', async (locale, named) => {
  const backend = createTestBackend();
  await getBanks(backend.client({ getLocale: () => locale }));
  await getBanks(backend.client());
  expect(backend.calls(getBanks).map(({ headers }) => headers['Accept-Language'])).toEqual([
    named,
    undefined,
  ]);
});

test('sends no Authorization header for a visitor', async () => {
  server = await listen((response) => json(response, []));
  await getBanks(server.client({ getToken: () => null }));
  await getBanks(server.client({ getToken: () => '' }));
  for (const { headers } of server.seen) expect(headers.authorization).toBeUndefined();
});

test('sends no content type without a body', async () => {
  server = await listen((response) => json(response, { success: true }));
  await spin(server.client());
  expect(server.seen[0]).toMatchObject({ method: 'POST', url: '/api/spinwheel/spin' });
  expect(server.seen[0]?.headers['content-type']).toBeUndefined();
});

test('leaves an upload’s content type to the platform, which sets the boundary', async () => {
  const backend = createTestBackend();
  await uploadSlip(backend.client(), { file: new Blob(['x']), fileName: 'a.png' });
  expect(Object.keys(backend.calls(uploadSlip)[0]?.headers ?? {})).toEqual([
    'X-Requested-With',
    'Authorization',
    'Idempotency-Key',
  ]);
});

test('leaves path parameters out of the body, and removes trailing slashes of the base URL', async () => {
  server = await listen((response) => json(response, { hasQrcode: false }));
  await createQrCode(server.client({ baseURL: `${server.url}/th//` }), { provider: 'KBANK', amount: 100 });
  expect(server.seen[0]?.url).toBe('/th/api/qrcode/KBANK');
  expect(JSON.parse(server.seen[0]?.body.toString() ?? '')).toEqual({ amount: 100 });
});

test('rejects invalid input before sending, and names the field but not the value', async () => {
  server = await listen((response) => json(response, {}));
  const error: unknown = await transfer(server.client(), { ...money, amount: Number.NaN }).catch(
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toMatch('transfer: "amount" cannot be sent');
  await expect(transfer.safe(server.client(), { ...money, amount: Infinity })).rejects.toThrow(TypeError);
  const nested = { sender: 'customer', message: { message_type: 7 as unknown as string, payload: 'Hello' } };
  await expect(sendChatMessage(server.client(), nested)).rejects.toThrow(
    'sendChatMessage: "message.message_type" cannot be sent',
  );
  expect(server.seen).toHaveLength(0);
});

test('sends every endpoint’s example to its route', async () => {
  server = await listen((response, { method, url }) => {
    const found = declared.find(
      ({ endpoint }) =>
        endpoint.method === method &&
        new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(url) &&
        (endpoint.path.includes('{') || endpoint.path === url),
    );
    json(response, found?.endpoint.example.response ?? { message: 'NOT_FOUND' }, found ? 200 : 404);
  });
  for (const { endpoint, input } of declared) await endpoint(server.client(), input);
  expect(server.seen).toHaveLength(declared.length);
});

const writes = declared.filter(({ endpoint }) => endpoint.effect === 'write');

test('has writes to test', () => {
  expect(writes.length).toBeGreaterThanOrEqual(29);
});

test.each(writes.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  'sends %s once if the server cuts the connection',
  async (_, endpoint, input) => {
    server = await listen((response) => response.destroy());
    const result = await endpoint.safe(server.client(), input);
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', outcome: 'unknown' } });
    expect(server.seen).toHaveLength(1);
  },
);

test('reports a truncated body as a network error', async () => {
  server = await listen((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
    response.write('[{"code":');
    setImmediate(() => response.destroy());
  });
  await expect(getBanks(server.client())).rejects.toMatchObject({ kind: 'network', outcome: 'none' });
});

test('reports no effect if the server is unreachable', async () => {
  server = await listen((response) => json(response, {}));
  await server.close();
  await expect(withdraw(server.client(), { amount: 1 })).rejects.toMatchObject({
    kind: 'network',
    reason: 'ECONNREFUSED',
    outcome: 'none',
  });
});

test.each([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ERR_INVALID_URL'].map(
    (code) => [code, code, 'none'] as const,
  ),
  ...['ECONNRESET', 'ETIMEDOUT', 'ERR_NETWORK'].map((code) => [code, code, 'unknown'] as const),
  ...[undefined, '', 111, null].map((code) => [code, 'ERR_NETWORK', 'unknown'] as const),
])('reports a transport’s failure %p as network error %s with outcome %s', async (code, reason, outcome) => {
  server = await listen((response) => json(response, {}));
  const client = server.client({
    transport: () => Promise.reject(Object.assign(new Error('lost'), { code })),
  });
  const { error } = { error: undefined, ...(await withdraw.safe(client, { amount: 1 })) };
  expect(error).toMatchObject({ kind: 'network', reason, outcome });
});

test('calls onError for every failure, with the caller’s error', async () => {
  server = await listen((response) => json(response, { message: 'gone' }, 410));
  const errors: SdkError[] = [];
  const client = server.client({ onError: (error) => errors.push(error) });
  const result = await getBanks.safe(client);
  const thrown: unknown = await getBanks(client).catch((error: unknown) => error);
  expect(thrown).toBe(errors[1]);
  expect(thrown).toMatchObject({ kind: 'api', code: 'gone' });
  expect(result).toEqual({ ok: false, error: errors[0] });
});
