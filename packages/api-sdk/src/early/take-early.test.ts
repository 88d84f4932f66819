import type { ClientOptions } from '../client/client';
import { createClient } from '../client/create-client';
import type { TransportRequest } from '../client/transport';
import { clearBonus } from '../endpoints/bonus';
import { getBanks } from '../endpoints/lookup';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { transfer } from '../endpoints/money';
import { retryReads } from '../retry/retry-reads';
import { traceCalls } from '../tracing/trace-calls';
import { withMeta } from '../tracing/with-meta';
import { raw } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';
import { type EarlyAnswer, type EarlyResponse, takeEarly } from './take-early';

const ofMember = {
  'X-Requested-With': 'XMLHttpRequest',
  Authorization: 'Bearer test-token',
  'Accept-Language': 'th',
};
const BANKS = [{ code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'Siam Commercial Bank' }];
const LATER = [{ code: 'KTB', nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krung Thai Bank' }];

const backend = createTestBackend();
afterEach(() => backend.reset());

const responding = (body: unknown, init?: ResponseInit): Promise<EarlyResponse> =>
  Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), init));
const banks = (more: Partial<EarlyAnswer> = {}): EarlyAnswer => ({
  method: 'GET',
  url: '/api/lookup/banks',
  headers: ofMember,
  response: responding(BANKS),
  ...more,
});

const withEarly = (early: EarlyAnswer[], options: Partial<ClientOptions> = {}) =>
  takeEarly(backend.client({ getLocale: () => 'th', ...options }), early);

/** The number of requests for the banks. */
const asked = () => backend.calls(getBanks).length;
beforeEach(() => backend.answer(getBanks, LATER));

test('uses an early response for one read, and sends the next one', async () => {
  const early = [banks()];
  const client = withEarly(early);
  await expect(getBanks(client)).resolves.toEqual([expect.objectContaining({ code: 'SCB' })]);
  expect(early).toEqual([]);
  expect(asked()).toBe(0);
  await expect(getBanks(client)).resolves.toEqual([expect.objectContaining({ code: 'KTB' })]);
  expect(asked()).toBe(1);
});

test('uses an early response for one of two simultaneous reads, and sends the other', async () => {
  const client = withEarly([banks()]);
  const codes = (await Promise.all([getBanks(client), getBanks(client)])).map(([bank]) => bank?.code);
  expect(codes).toEqual(['SCB', 'KTB']);
  expect(asked()).toBe(1);
});

test('matches requests that the SDK itself would send, including the body', async () => {
  const seen: TransportRequest[] = [];
  const recording = createClient({
    baseURL: 'https://api.example/v1/',
    getToken: () => 'test-token',
    getLocale: () => 'la',
    transport: async (request) => {
      seen.push(request);
      return { status: 200, text: '{"total":0,"statements":[]}' };
    },
  });
  await listStatement(recording, { page: 1, limit: 10 });
  const [{ method, url, headers, body } = {} as TransportRequest] = seen;
  expect({ method, url, body }).toEqual({
    method: 'POST',
    url: 'https://api.example/v1/api/statement',
    body: '{"page":1,"limit":10}',
  });
  const response = responding({ total: 7, statements: [] });
  const early: EarlyAnswer[] = [{ method, url, headers, body: String(body), response }];
  const client = takeEarly(recording, early);
  await expect(listStatement(client, { page: 2, limit: 10 })).resolves.toMatchObject({ total: 0 });
  await expect(listStatement(client, { page: 1, limit: 10 })).resolves.toMatchObject({ total: 7 });
  expect(seen).toHaveLength(2);
});

test.each<[string, Partial<ClientOptions>]>([
  ['another member', { getToken: () => 'other-token' }],
  ['a token that comes late', { getToken: () => Promise.resolve('other-token') }],
  ['nobody', { getToken: () => null }],
  ['another language', { getLocale: () => 'la' }],
  ['no language', { getLocale: undefined }],
])('drops a response that does not match the caller (%s), and sends the read', async (_, options) => {
  const early = [banks()];
  await expect(getBanks(withEarly(early, options))).resolves.toMatchObject([{ code: 'KTB' }]);
  expect(early).toEqual([]);
  expect(asked()).toBe(1);
});

test.each<[string, Partial<EarlyAnswer>]>([
  ['method', { method: 'POST' }],
  ['address', { url: '/api/lookup/banks?all=1' }],
  ['body', { body: '{}' }],
])('keeps a response to another %s', async (_, more) => {
  const early = [banks(more)];
  await expect(getBanks(withEarly(early))).resolves.toMatchObject([{ code: 'KTB' }]);
  expect(early).toHaveLength(1);
});

test('does not match a request with an additional header, such as that of a trace', async () => {
  const early = [banks()];
  const traced = traceCalls(withEarly(early), () => ({ headers: { traceparent: '00-1-1-01' } }));
  await expect(getBanks(traced)).resolves.toMatchObject([{ code: 'KTB' }]);
  expect(backend.calls(getBanks)[0]?.headers).toMatchObject({ traceparent: '00-1-1-01' });
});

const broken = (): Promise<EarlyResponse> =>
  Promise.resolve({ status: 200, headers: new Headers(), text: () => Promise.reject(new Error('cut')) });

test.each<[string, () => Promise<EarlyResponse>]>([
  ['no response arrived', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the response broke off', broken],
  ['the response is an error of the network', () => Promise.resolve(Response.error())],
])('sends the read if %s', async (_, respond) => {
  await expect(getBanks(withEarly([banks({ response: respond() })]))).resolves.toMatchObject([
    { code: 'KTB' },
  ]);
  expect(asked()).toBe(1);
});

test.each<[string, Promise<EarlyResponse>, object]>([
  [
    'a refusal',
    responding({ message: 'INVALID_TOKEN' }, { status: 401 }),
    { kind: 'api', code: 'INVALID_TOKEN', status: 401, outcome: 'none' },
  ],
  [
    'the end of the service',
    responding({ message: 'gone' }, { status: 410 }),
    { kind: 'api', code: 'gone', status: 410 },
  ],
  [
    'a busy server',
    responding('', { status: 429, headers: { 'retry-after': '3', 'x-request-id': 'req-1' } }),
    { kind: 'api', code: 'REQUEST_LIMIT', retryAfterMs: 3000, requestId: 'req-1' },
  ],
  ['a page', responding('<!doctype html>'), { kind: 'unexpected-response', reason: 'not-json' }],
  ['half an answer', responding('[{"code":'), { kind: 'unexpected-response', reason: 'not-json' }],
  ['nothing', responding(''), { kind: 'unexpected-response', reason: 'empty' }],
  ['another shape', responding('3'), { kind: 'unexpected-response', reason: 'shape' }],
  [
    'a redirect that was followed',
    Promise.resolve({
      status: 200,
      url: 'https://api.example/login',
      headers: new Headers(),
      text: async () => '[]',
    }),
    { kind: 'unexpected-response', reason: 'redirect' },
  ],
])('reports %s as if it came from the network, and sends nothing', async (_, response, expected) => {
  const told = jest.fn();
  const failure = await getBanks.safe(withEarly([banks({ response })], { onError: told }));
  expect(failure).toMatchObject({ ok: false, error: expected });
  expect(told).toHaveBeenCalledTimes(1);
  expect(asked()).toBe(0);
});

test('reports deviations and metadata as for any response', async () => {
  const onDeviation = jest.fn();
  const response = responding([...BANKS, { code: 7 }], { headers: { 'x-request-id': 'req-2' } });
  const { data, meta } = await withMeta(withEarly([banks({ response })], { onDeviation }), (one) =>
    getBanks(one),
  );
  expect(data[0]).toMatchObject({ code: 'SCB' });
  expect(meta).toEqual({ status: 200, requestId: 'req-2', retryAfterMs: undefined });
  expect(onDeviation).toHaveBeenCalled();
});

describe('while the response is pending', () => {
  const never = new Promise<EarlyResponse>(() => undefined);

  test('applies the call’s timeout, and sends nothing', async () => {
    const call = getBanks(withEarly([banks({ response: never })]), undefined, { timeoutMs: 10 });
    await expect(call).rejects.toMatchObject({ kind: 'timeout', timeoutMs: 10, outcome: 'none' });
    expect(asked()).toBe(0);
  });

  test('can be aborted, and sends nothing', async () => {
    const stop = new AbortController();
    const call = getBanks(withEarly([banks({ response: never })]), undefined, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ kind: 'cancelled', outcome: 'none' });
    expect(asked()).toBe(0);
  });

  test('sends nothing if it fails after the abort', async () => {
    let fail = (_: Error): void => undefined;
    const response = new Promise<EarlyResponse>((_, reject) => (fail = reject));
    const stop = new AbortController();
    const call = getBanks(withEarly([banks({ response })]), undefined, { signal: stop.signal });
    stop.abort();
    fail(new Error('cut'));
    await expect(call).rejects.toMatchObject({ kind: 'cancelled' });
    expect(asked()).toBe(0);
  });
});

describe('writes', () => {
  test.each([
    ['with a body', transfer, { from: 'WALLET', to: 'PG', amount: 1 }, '/api/wallet/transfer', 'POST'],
    ['that is a GET', clearBonus, undefined, '/api/bonus/clear', 'GET'],
  ])('sends one %s although the list contains the same request', async (_, endpoint, input, url, method) => {
    const response = responding({ message: 'OK' });
    const body = input && JSON.stringify(input);
    const headers = { ...ofMember, ...(input && { 'Content-Type': 'application/json' }) };
    const early: EarlyAnswer[] = [{ method, url, headers, body, response }];
    const client = withEarly(early, { idempotencyKeys: false });
    await (endpoint as typeof transfer)(client, input as never);
    expect(backend.calls(endpoint)).toHaveLength(1);
    expect(backend.calls(endpoint)[0]?.headers).toEqual(headers);
  });

  test('drops the remaining responses, which may be stale after a write', async () => {
    const early = [banks()];
    const client = withEarly(early);
    await transfer(client, { from: 'WALLET', to: 'PG', amount: 1 });
    expect(early).toEqual([]);
    await expect(getBanks(client)).resolves.toMatchObject([{ code: 'KTB' }]);
  });

  test('sends one synchronously and once', () => {
    void transfer(withEarly([]), { from: 'WALLET', to: 'PG', amount: 1 });
    expect(backend.calls(transfer)).toHaveLength(1);
  });
});

test('uses nothing of an emptied list', async () => {
  const early = [banks()];
  const client = withEarly(early);
  early.length = 0;
  await expect(getBanks(client)).resolves.toMatchObject([{ code: 'KTB' }]);
});

test('with retries, counts an early response that asks to try later as the first attempt', async () => {
  const early = [banks({ response: responding('', { status: 503 }) })];
  await expect(getBanks(retryReads(withEarly(early), { delayMs: 1 }))).resolves.toMatchObject([
    { code: 'KTB' },
  ]);
  expect(asked()).toBe(1);
});

test('does not use one member’s response for the next member', async () => {
  const wallet: EarlyAnswer = {
    ...banks(),
    url: '/api/wallet',
    response: responding({ wallet: { amount: 999_999 } }),
  };
  let token = 'other-token';
  const client = withEarly([wallet], { getToken: () => token });
  backend.answer(getWallet, raw({ status: 401, text: '{"message":"INVALID_TOKEN"}' }), { times: 1 });
  await expect(getWallet(client)).rejects.toMatchObject({ status: 401 });
  token = 'test-token';
  const { wallet: own } = await getWallet(client);
  expect(own.amount).not.toBe(999_999);
});
