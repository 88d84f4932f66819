import { ApiError, NetworkError, TimeoutError, UnexpectedResponseError } from '../errors/sdk-errors';
import { isTransient, waitBefore } from './retry';

const context = { endpoint: 'getWallet', outcome: 'none' } as const;
const api = (status: number, retryAfterMs?: number) =>
  new ApiError({ ...context, code: 'NO_DATA', message: '', status, retryAfterMs });
const unusable = (status: number, retryAfterMs?: number) =>
  new UnexpectedResponseError({ ...context, reason: 'not-json', field: '', status, retryAfterMs });

test.each([
  ['no network', new NetworkError({ ...context, reason: 'ERR_NETWORK' }), true],
  ['a timeout', new TimeoutError({ ...context, timeoutMs: 1 }), true],
  ['a busy server', api(429), true],
  ['a broken server', api(500), true],
  ['a proxy without its server', unusable(502), true],
  ['a server that asks for a short wait', api(503, 30_000), true],
  ['a server that asks for a long wait', api(503, 30_001), false],
  ['a proxy that asks for a long wait', unusable(503, 30_001), false],
  ['a refusal', api(400), false],
  ['an expired session', api(401), false],
  ['the end of the service', api(410), false],
  ['a response that cannot be used', unusable(200), false],
  ['a mistake of the program', new TypeError('page'), false],
])('%s: is the read retried?', (_, error, expected) => {
  expect(isTransient(error)).toBe(expected);
});

test('doubles the waits, or waits as long as the server asks for', () => {
  expect([0, 1, 2, 9].map((failures) => waitBefore(failures, api(500)))).toEqual([1000, 2000, 4000, 30_000]);
  expect(waitBefore(0, api(429, 7000))).toBe(7000);
  expect(waitBefore(3, api(429, 7000))).toBe(8000);
  expect(waitBefore(0, unusable(503, 7000))).toBe(7000);
});
