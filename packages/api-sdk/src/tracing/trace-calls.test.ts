import { inspect } from 'node:util';
import type { Client } from '../client/client';
import { login } from '../endpoints/account';
import { autoLoginWithPassword } from '../endpoints/auto-login';
import { getBanks } from '../endpoints/lookup';
import { getWallet } from '../endpoints/wallet';
import { transfer, uploadSlip } from '../endpoints/money';
import { declared } from '../fixtures/examples';
import { withHeaders } from '../headers/with-headers';
import { retryReads } from '../retry/retry-reads';
import { fault, raw, refusal } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';
import type { CallEnd, CallStart, CallTrace, OnRequest } from './trace-calls';
import { traceCalls } from './trace-calls';

const money = { from: 'WALLET', to: 'PG', amount: 100 };
const backend = createTestBackend();
afterEach(() => backend.reset());

let starts: CallStart[] = [];
let ends: CallEnd[] = [];
beforeEach(() => {
  starts = [];
  ends = [];
});

const traced = (client: Client, more: CallTrace = {}) =>
  traceCalls(client, (start) => {
    starts.push(start);
    return { onResponse: (end) => void ends.push(end), ...more };
  });
const client = backend.client({ getToken: () => 'token-7f3a' });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );

test.each(declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  '%s calls each hook once, without the input',
  async (_, endpoint, input) => {
    const data: unknown = await endpoint(traced(client), input);
    expect(data).toEqual(endpoint.response.parse(endpoint.example.response));
    const { operationId, effect, method, path } = endpoint;
    const start = { endpoint: operationId, effect, method, path };
    expect(starts).toEqual([start]);
    expect(ends).toEqual([{ ...start, result: 'ok', status: 200, durationMs: expect.any(Number) }]);
    expect(ends[0]?.durationMs).toBeGreaterThanOrEqual(0);
  },
);

test('calls the hooks before the call is sent and before it resolves', async () => {
  const order: string[] = [];
  const hooked = traceCalls(
    backend.client({
      getToken: () => {
        order.push('token');
        return 'token-1';
      },
    }),
    () => {
      order.push('start');
      return { onResponse: () => void order.push('end') };
    },
  );
  const call = getWallet(hooked).then(() => order.push('resolved'));
  expect(order).toEqual(['start', 'token']);
  expect(backend.calls()).toHaveLength(1);
  await call;
  expect(order).toEqual(['start', 'token', 'end', 'resolved']);
});

test.each<[string, () => void, Partial<CallEnd>]>([
  [
    'a refusal',
    () => backend.answer(transfer, refusal('MONEY_NOT_ENOUGH', 422)),
    { result: 'api', code: 'MONEY_NOT_ENOUGH', outcome: 'none', status: 422 },
  ],
  [
    'a refusal in words, which may repeat what was sent',
    () => backend.answer(transfer, refusal('No PG for 0812345678', 400)),
    { result: 'api', code: undefined, outcome: 'none', status: 400 },
  ],
  [
    'a cut connection',
    () => backend.answer(transfer, fault('cut')),
    { result: 'network', outcome: 'unknown', status: undefined },
  ],
  [
    'an unreachable server',
    () => backend.answer(transfer, fault('unreachable')),
    { result: 'network', outcome: 'none' },
  ],
  ['silence', () => backend.answer(transfer, fault('silence')), { result: 'timeout', outcome: 'unknown' }],
  [
    'a page',
    () => backend.answer(transfer, fault('html')),
    { result: 'unexpected-response', outcome: 'unknown', status: 502 },
  ],
])('ends once after %s', async (_, prepare, expected) => {
  prepare();
  const result = await transfer.safe(traced(client), money, { timeoutMs: 20 });
  expect(result.ok).toBe(false);
  expect(starts).toHaveLength(1);
  expect(ends).toEqual([expect.objectContaining(expected)]);
});

test('ends once after an abort, before and after sending, and for invalid input', async () => {
  await transfer.safe(traced(client), money, { signal: AbortSignal.abort() });
  const stop = new AbortController();
  backend.hold(transfer);
  const call = transfer.safe(traced(client), money, { signal: stop.signal });
  stop.abort();
  await call;
  await expect(transfer(traced(client), { ...money, amount: NaN })).rejects.toThrow(TypeError);
  const own = new Error('the session is over');
  const loggedOut = backend.client({ getToken: () => Promise.reject(own) });
  await expect(transfer(traced(loggedOut), money)).rejects.toBe(own);
  expect(starts).toHaveLength(4);
  expect(ends.map(({ result, outcome }) => [result, outcome])).toEqual([
    ['cancelled', 'none'],
    ['cancelled', 'unknown'],
    ['not-sent', 'none'],
    ['not-sent', 'none'],
  ]);
});

test('passes status, request id and Retry-After, also with an error', async () => {
  const said = { requestId: 'req-1', retryAfter: '2' };
  backend.answer(getBanks, raw({ status: 200, text: '[]', ...said }));
  await getBanks(traced(client));
  backend.answer(getBanks, raw({ status: 503, text: '{"message":"NO_DATA"}', ...said }));
  await getBanks.safe(traced(client));
  const meta = { requestId: 'req-1', retryAfterMs: 2000 };
  expect(ends).toMatchObject([
    { status: 200, ...meta },
    { status: 503, ...meta },
  ]);
});

test('keeps concurrent calls apart', async () => {
  const pairs: string[] = [];
  const hooked = traceCalls(client, ({ endpoint }) => ({
    headers: { 'X-Span': endpoint },
    onResponse: (end) => void pairs.push(`${endpoint} ${end.endpoint}`),
  }));
  const release = backend.hold(getWallet);
  const slow = getWallet(hooked);
  await getBanks(hooked);
  release();
  await slow;
  expect(pairs).toEqual(['getBanks getBanks', 'getWallet getWallet']);
  expect(backend.calls().map(({ headers }) => headers['X-Span'])).toEqual(['getWallet', 'getBanks']);
});

const broken = (): never => {
  throw new Error('a fault of the hook');
};
const refused = (): Promise<never> => Promise.reject(new Error('a fault of the hook'));

test.each<[string, OnRequest]>([
  ['that throws', broken],
  ['that rejects', refused as unknown as OnRequest],
  ['that returns nothing', () => undefined],
  ['that returns something else', () => 'a span' as never],
  ['whose end throws', () => ({ onResponse: broken })],
  ['whose end rejects', () => ({ onResponse: refused as never })],
  ['whose end is no function', () => ({ onResponse: 'end' as never })],
  [
    'that cannot be read',
    () => ({
      get onResponse(): never {
        return broken();
      },
    }),
  ],
  ['that changes what it is given', (start) => void Object.assign(start, { endpoint: 'other', path: '/' })],
])('a hook %s does not affect calls', async (_, hook) => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  const hooked = traceCalls(client, hook);
  await expect(transfer(hooked, money)).resolves.toMatchObject({ message: 'OK' });
  backend.answer(transfer, fault('cut'));
  await expect(transfer(hooked, money)).rejects.toMatchObject({ kind: 'network', endpoint: 'transfer' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  expect(backend.calls(transfer)).toHaveLength(2);
});

test('sends a hook’s headers under the rules of withHeaders, besides the caller’s', async () => {
  const named = withHeaders(client, { 'X-Tenant': 'th' });
  await transfer(traced(named, { headers: { traceparent: '00-1' } }), money);
  expect(backend.calls(transfer)[0]?.headers).toMatchObject({ traceparent: '00-1', 'X-Tenant': 'th' });
  const call = transfer(traced(client, { headers: { authorization: 'Bearer other' } }), money);
  await expect(call).rejects.toThrow(TypeError);
  expect(backend.calls(transfer)).toHaveLength(1);
  expect(ends.map(({ result }) => result)).toEqual(['ok', 'not-sent']);
});

test('passes no secret to hooks, not even one that the server echoes as its id', async () => {
  const secret = 'p4ssw0rd';
  backend.answer(login, raw({ status: 400, requestId: `id-${secret}`, text: `{"message":"Bad ${secret}"}` }));
  await login.safe(traced(client), { username: '0812345678', password: secret });
  backend.answer(
    autoLoginWithPassword,
    raw({ status: 200, requestId: 'Bearer token-7f3a', text: '{"link":"x"}' }),
  );
  await autoLoginWithPassword(traced(client), { game: 'imi', username: 'u1', password: secret });
  await uploadSlip(traced(client), { file: new Blob(['x']), fileName: `${secret}.png` });
  const seen = inspect([starts, ends], { depth: 10 });
  expect(ends.map(({ requestId }) => requestId)).toEqual(['id-***', 'Bearer ***', undefined]);
  expect(seen).not.toMatch(/p4ssw0rd|7f3a|0812345678/);
  expect(seen).toContain('/api/autoLogin/{game}/{username}/{password}');
});

test('calls each hook once for a retried read, with the last response; tracers can be combined', async () => {
  for (const stacked of [
    traced(retryReads(client, { delayMs: 1 })),
    retryReads(traced(client), { delayMs: 1 }),
  ]) {
    backend.reset();
    starts = [];
    ends = [];
    backend.answer(getWallet, raw({ status: 503, requestId: 'first' }), { times: 2 });
    await getWallet(stacked);
    expect(backend.calls(getWallet)).toHaveLength(3);
    expect(ends).toEqual([expect.objectContaining({ result: 'ok', status: 200 })]);
    expect(ends[0]?.requestId).toBeUndefined();
  }
  starts = [];
  ends = [];
  const both = traced(traced(client, { headers: { 'X-Inner': '1' } }), { headers: { 'X-Outer': '1' } });
  await transfer(both, money);
  expect([starts.length, ends.length]).toEqual([2, 2]);
  expect(backend.calls(transfer)[0]?.headers).toMatchObject({ 'X-Inner': '1', 'X-Outer': '1' });
  expect(backend.calls(transfer)).toHaveLength(1);
});

test('also calls onError with the same failure, once', async () => {
  const heard: unknown[] = [];
  backend.answer(transfer, fault('cut'));
  const loud = traced(backend.client({ onError: (error) => heard.push(error) }));
  expect([await failureOf(transfer(loud, money))]).toEqual(heard);
});
