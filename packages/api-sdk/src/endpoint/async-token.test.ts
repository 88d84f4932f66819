import { getEventListeners } from 'node:events';
import { getBanks } from '../endpoints/lookup';
import { listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { withdraw } from '../endpoints/money';
import type { SdkError } from '../errors/sdk-errors';
import { NetworkError } from '../errors/sdk-errors';
import { paginate } from '../lists/paginate';
import { retryReads } from '../retry/retry-reads';
import { raw } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';

const backend = createTestBackend({}, { needsToken: false });
afterEach(() => {
  backend.reset();
  jest.useRealTimers();
});

type GetToken = () => string | null | Promise<string | null>;

const errors: SdkError[] = [];
const clientWith = (getToken: GetToken, timeouts = {}) =>
  backend.client({ getToken, timeouts, onError: (error) => errors.push(error) });
beforeEach(() => void (errors.length = 0));

const tokensSent = () => backend.calls().map(({ headers }) => headers['Authorization']);
const never = () => new Promise<never>(() => undefined);
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );

test('accepts a promise of a token, and null for none', async () => {
  await getWallet(clientWith(async () => 'token-1'));
  await getWallet(clientWith(async () => null));
  // A thenable of another realm or library.
  const thenable = { then: (done: (token: string) => void) => done('token-2') };
  await getWallet(clientWith(() => thenable as unknown as Promise<string>));
  expect(tokensSent()).toEqual(['Bearer token-1', undefined, 'Bearer token-2']);
});

test.each<[string, GetToken | undefined]>([
  ['a token at hand', () => 'token-1'],
  ['no token', () => null],
  ['no getToken', undefined],
])('%s: sends the request synchronously', async (_, getToken) => {
  const call = getWallet(backend.client({ getToken }));
  expect(backend.calls()).toHaveLength(1);
  await call;
});

test('gets a token for each call, also for concurrent ones', async () => {
  let asked = 0;
  const client = clientWith(async () => `token-${(asked += 1)}`);
  await Promise.all([getWallet(client), getWallet(client)]);
  expect(asked).toBe(2);
  expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-2']);
});

describe.each<[string, (reason: unknown) => GetToken]>([
  [
    'throws',
    (reason) => () => {
      throw reason;
    },
  ],
  ['rejects', (reason) => () => Promise.reject(reason)],
])('a getToken that %s', (_, failing) => {
  const other = new NetworkError({ endpoint: 'login', outcome: 'unknown', reason: 'ECONNRESET' });

  test.each([
    ['an error of its own', new Error('the session is over')],
    ['an error of another call', other],
    ['nothing', undefined],
  ])('with %s: rejects with the same value, and sends nothing', async (__, reason) => {
    const { signal } = new AbortController();
    expect(await failureOf(withdraw(clientWith(failing(reason)), { amount: 1 }, { signal }))).toBe(reason);
    expect(backend.calls()).toEqual([]);
    // The call was not made, so this is not its failure.
    expect(errors).toEqual([]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('rejects from `safe` too', async () => {
    const own = new Error('the session is over');
    await expect(withdraw.safe(clientWith(failing(own)), { amount: 1 })).rejects.toBe(own);
  });
});

test('applies the timeout to the wait, and sends nothing', async () => {
  const client = clientWith(never, { call: 15 });
  const result = await withdraw.safe(client, { amount: 1 });
  expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', timeoutMs: 15, outcome: 'none' } });
  expect(errors).toHaveLength(1);
  expect(backend.calls()).toEqual([]);
});

test('counts the wait towards the timeout', async () => {
  jest.useFakeTimers();
  const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('token-1'), ms));
  backend.hold(withdraw);
  const ended = jest.fn();
  const call = withdraw.safe(
    clientWith(() => after(60), { call: 120 }),
    { amount: 1 },
  );
  void call.then(ended);
  await jest.advanceTimersByTimeAsync(119);
  expect(backend.calls(withdraw)).toHaveLength(1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledTimes(1);
  expect(await call).toMatchObject({ ok: false, error: { kind: 'timeout', outcome: 'unknown' } });
});

test('ends the call when it is aborted during the wait, and sends nothing later', async () => {
  let settle = (_: string) => {};
  const stop = new AbortController();
  const client = clientWith(() => new Promise((resolve) => (settle = resolve)));
  const call = withdraw.safe(client, { amount: 1 }, { signal: stop.signal });
  stop.abort();
  expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'none' } });
  settle('token-1');
  await new Promise((resolve) => setImmediate(resolve));
  expect(backend.calls()).toEqual([]);
  expect(errors).toHaveLength(1);
  expect(getEventListeners(stop.signal, 'abort')).toEqual([]);
});

test.each<[string, (settle: () => void, stop: () => void) => void]>([
  ['after the token, before the call goes on', (settle, stop) => (settle(), stop())],
  ['before the token, in the same turn', (settle, stop) => (stop(), settle())],
])('sends nothing if it is aborted %s', async (_, meanwhile) => {
  let settle = (_token: string) => {};
  const stop = new AbortController();
  const client = clientWith(() => new Promise((resolve) => (settle = resolve)));
  const call = withdraw.safe(client, { amount: 1 }, { signal: stop.signal });
  meanwhile(
    () => settle('token-1'),
    () => stop.abort(),
  );
  expect(await call).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'none' } });
  expect(backend.calls()).toEqual([]);
});

test('sends nothing if getToken aborts the call', async () => {
  const stop = new AbortController();
  const client = clientWith(() => {
    stop.abort();
    return 'token-1';
  });
  const result = await withdraw.safe(client, { amount: 1 }, { signal: stop.signal });
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'none' } });
  expect(backend.calls()).toEqual([]);
});

test('handles a token’s rejection after the call was stopped', async () => {
  const unhandled = jest.fn();
  process.on('unhandledRejection', unhandled);
  let refuse = (_: Error) => {};
  const stop = new AbortController();
  const client = clientWith(() => new Promise((_, reject) => (refuse = reject)));
  const call = withdraw.safe(client, { amount: 1 }, { signal: stop.signal });
  stop.abort();
  await call;
  refuse(new Error('too late'));
  // Also stopped after the token has arrived.
  const later = new AbortController();
  backend.hold(withdraw);
  const sent = withdraw.safe(
    clientWith(async () => 't'),
    { amount: 1 },
    { signal: later.signal },
  );
  await new Promise((resolve) => setImmediate(resolve));
  later.abort();
  expect(await sent).toMatchObject({ error: { kind: 'cancelled', outcome: 'unknown' } });
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('does not get a token for an aborted call', async () => {
  const getToken = jest.fn(async () => 'token-1');
  await getBanks.safe(clientWith(getToken), undefined, { signal: AbortSignal.abort() });
  expect(getToken).not.toHaveBeenCalled();
});

test('refuses invalid input before it gets a token', async () => {
  const getToken = jest.fn(async () => 'token-1');
  await expect(withdraw(clientWith(getToken), { amount: NaN })).rejects.toThrow(TypeError);
  expect(getToken).not.toHaveBeenCalled();
});

test('redacts a promised token like any other', async () => {
  backend.answer(getWallet, raw({ status: 400, text: '{"message":"jwt malformed: token-123"}' }));
  await expect(getWallet(clientWith(async () => 'token-123'))).rejects.toMatchObject({
    message: 'jwt malformed: ***',
  });
});

test('keeps the token for retries, and gets one for each page', async () => {
  let asked = 0;
  const client = retryReads(
    clientWith(async () => `token-${(asked += 1)}`),
    { delayMs: 1 },
  );
  backend.answer(getWallet, raw({ status: 503 }), { times: 2 });
  await getWallet(client);
  expect(tokensSent()).toEqual(['Bearer token-1', 'Bearer token-1', 'Bearer token-1']);
  backend.reset();
  backend.answer(listStatement, { statements: [], total: 0 } as never);
  for await (const row of paginate(client, listStatement)) expect(row).toBeUndefined();
  expect(tokensSent()).toEqual(['Bearer token-2']);
});
