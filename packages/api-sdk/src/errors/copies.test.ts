/** @starts servers */
import { inspect } from 'node:util';
import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import { createClient } from '../client/create-client';
import { login } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { transfer } from '../endpoints/money';
import type { Loopback } from '../fixtures/loopback';
import { listen } from '../fixtures/loopback';
import {
  isApiError,
  isCancelledError,
  isCodeOf,
  isGone,
  isNetworkError,
  isSdkError,
  isSessionEnded,
  isTimeoutError,
  isUnexpectedResponseError,
} from './guards';
import type { SdkError } from './sdk-errors';
import { ApiError, CancelledError, NetworkError, TimeoutError, UnexpectedResponseError } from './sdk-errors';

const at = { endpoint: 'transfer', outcome: 'unknown' } as const;
const make = (): readonly SdkError[] => [
  new ApiError({
    ...at,
    code: 'MONEY_NOT_ENOUGH',
    message: 'Not enough',
    status: 400,
    retryAfterMs: 2000,
    requestId: 'r1',
  }),
  new NetworkError({ ...at, reason: 'ECONNRESET', cause: { message: 'read ECONNRESET' } }),
  new TimeoutError({ ...at, timeoutMs: 5 }),
  new CancelledError(at),
  new UnexpectedResponseError({ ...at, reason: 'shape', status: 200, field: 'a.b', requestId: 'r2' }),
];
const guards = {
  api: isApiError,
  network: isNetworkError,
  timeout: isTimeoutError,
  cancelled: isCancelledError,
  'unexpected-response': isUnexpectedResponseError,
};

const throughChannel = (error: unknown): unknown => {
  const { port1, port2 } = new MessageChannel();
  port1.postMessage(error);
  const received = receiveMessageOnPort(port2);
  port1.close();
  return received?.message;
};

const throughWorker = (error: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const code = `const { parentPort } = require('node:worker_threads'); parentPort.once('message', (m) => parentPort.postMessage(m));`;
    const worker = new Worker(code, { eval: true });
    worker.once('message', (message) => {
      resolve(message);
      void worker.terminate();
    });
    worker.once('error', reject);
    worker.postMessage(error);
  });

const copies: readonly (readonly [string, (error: unknown) => unknown])[] = [
  ['structuredClone', (error) => structuredClone(error)],
  ['a clone of a clone', (error) => structuredClone(structuredClone(error))],
  ['a MessageChannel', throughChannel],
  ['a worker, there and back', throughWorker],
  ['JSON', (error) => JSON.parse(JSON.stringify(error)) as unknown],
  ['a clone within something', (error) => structuredClone({ result: { error } }).result.error],
];

/** All fields of an error's type. */
const fieldsOf = (error: object) => ({ ...error, message: 'message' in error && error.message });

describe.each(copies)('after %s', (_, copy) => {
  test('recognises each kind, with every field', async () => {
    for (const error of make()) {
      for (const [kind, guard] of Object.entries(guards)) {
        const received = await copy(error);
        expect(guard(received)).toBe(kind === error.kind);
      }
      const received = await copy(error);
      if (!isSdkError(received)) throw new Error(`${error.kind} was not recognised`);
      expect(received).not.toBe(error);
      expect(fieldsOf(received)).toEqual(fieldsOf(error));
      expect(received.outcome).toBe('unknown');
    }
  });

  test('recognises errors by code', async () => {
    const api = (code: string, status: number) => new ApiError({ ...at, code, message: code, status });
    expect(isGone(await copy(api('gone', 410)))).toBe(true);
    expect(isSessionEnded(await copy(api('UNAUTHORIZED', 401)))).toBe(true);
    expect(isCodeOf(transfer, await copy(api('MONEY_NOT_ENOUGH', 400)))).toBe(true);
    expect(isCodeOf(getBanks, await copy(api('MONEY_NOT_ENOUGH', 400)))).toBe(false);
  });
});

test('does not recognise an error whose cause is an SDK error', () => {
  for (const cause of make()) {
    const other = new Error('the screen failed', { cause });
    expect(isSdkError(other)).toBe(false);
    expect(isSdkError(structuredClone(other))).toBe(false);
    expect(Object.keys(other)).toEqual([]);
  }
});

test.each([
  [new Error('x', { cause: null })],
  [new Error('x', { cause: 'api' })],
  [new Error('x', { cause: { '@member-wallet/error': 'api' } })],
  [new Error('x', { cause: { '@member-wallet/error': null } })],
  [{ cause: { cause: {} } }],
])('does not recognise %p', (value) => {
  expect(isSdkError(value)).toBe(false);
  for (const guard of Object.values(guards)) expect(guard(value)).toBe(false);
});

test('serialises name, message and all fields without the stack', () => {
  const [api, network] = make();
  expect(JSON.parse(JSON.stringify({ api, network }))).toEqual({
    api: {
      '@member-wallet/error': 'api',
      name: 'ApiError',
      kind: 'api',
      ...at,
      code: 'MONEY_NOT_ENOUGH',
      message: 'Not enough',
      status: 400,
      retryAfterMs: 2000,
      requestId: 'r1',
    },
    network: {
      '@member-wallet/error': 'network',
      name: 'NetworkError',
      kind: 'network',
      ...at,
      reason: 'ECONNRESET',
      message: 'transfer: no answer (ECONNRESET)',
    },
  });
});

describe('the cause of a network error', () => {
  const secret = 'p4ssw0rd/1';
  const token = 'bearer-7f3a';
  const logIn = (thrown: unknown) =>
    login.safe(
      createClient({
        baseURL: '',
        getToken: () => token,
        transport: () => Promise.reject(thrown),
      }),
      { username: '0812345678', password: secret },
    );
  let server: Loopback | undefined;
  afterEach(() => server?.close());

  test('is the transport’s message, without the request that axios adds', async () => {
    server = await listen((response) => response.destroy());
    const client = server.client({ getToken: () => token });
    const result = await login.safe(client, { username: '0812345678', password: secret });
    const { error } = { error: undefined, ...result };
    expect(error).toMatchObject({ kind: 'network', cause: { message: 'socket hang up' } });
    const shown = [inspect(error, { depth: 20, showHidden: true }), JSON.stringify(error)].join();
    expect(shown).not.toMatch(/p4ssw0rd|7f3a|0812345678|config/);
    expect(JSON.stringify(structuredClone(error)?.cause)).not.toMatch(/p4ssw0rd|7f3a/);
  });

  test('is redacted', async () => {
    const said = `cannot send ${secret} ${encodeURIComponent(secret)} with Bearer ${token}`;
    const result = await logIn(Object.assign(new Error(said), { config: { headers: { token } } }));
    expect(result).toMatchObject({ error: { cause: { message: 'cannot send *** *** with Bearer ***' } } });
    expect(inspect(result, { depth: 20 })).not.toMatch(/p4ssw0rd|7f3a/);
  });

  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'lost'],
    ['a symbol', Symbol('lost')],
    ['an object that is not an Error', { message: { deep: 1 } }],
    ['a message that cannot be converted to a string', { message: { toString: null } }],
    ['an error that refers to the global object', Object.assign(new Error('lost'), { self: globalThis })],
  ])('reports a transport’s rejection with %s as a network error that can be cloned', async (_, thrown) => {
    const result = await logIn(thrown);
    expect(result).toMatchObject({ ok: false, error: { kind: 'network', outcome: 'unknown' } });
    const { error } = { error: undefined, ...result };
    expect(isNetworkError(structuredClone(error))).toBe(true);
  });
});
