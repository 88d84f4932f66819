/** @starts servers */
import { getBanks } from '../endpoints/lookup';
import { transfer } from '../endpoints/money';
import { isApiError, isUnexpectedResponseError } from '../errors/guards';
import type { Loopback } from '../fixtures/loopback';
import { listen } from '../fixtures/loopback';
import { retryAfterMs } from './retry-after';

const now = Date.parse('2026-01-31T09:30:00.000Z');
beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(now));
afterEach(() => jest.restoreAllMocks());

test.each([
  ['0', 0],
  ['120', 120_000],
  ['Sat, 31 Jan 2026 09:30:05 GMT', 5000],
  ['Sat, 31 Jan 2026 09:29:00 GMT', 0],
  [undefined, undefined],
  ['', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['soon', undefined],
  ['Some day GMT', undefined],
  ['2026-01-31', undefined],
])('reads %p as a wait of %p ms', (retryAfter, expected) => {
  expect(retryAfterMs({ status: 429, text: '', retryAfter })).toBe(expected);
});

test.each([
  ['Sat, 31 Jan 2026 10:00:00 GMT', 5000],
  ['Sat, 31 Jan 2026 09:00:00 GMT', 3_605_000],
  ['no date', 1_805_000],
])('counts a date from the server’s time: %p', (date, expected) => {
  const retryAfter = 'Sat, 31 Jan 2026 10:00:05 GMT';
  expect(retryAfterMs({ status: 429, text: '', retryAfter, date })).toBe(expected);
  expect(retryAfterMs({ status: 429, text: '', retryAfter: '7', date })).toBe(7000);
});

let server: Loopback;
afterEach(() => server?.close());

test.each([
  [429, { 'retry-after': '7' }, '{"message":"REQUEST_LIMIT"}', 7000],
  [
    429,
    { 'Retry-After': 'Sat, 31 Jan 2026 10:01:00 GMT', date: 'Sat, 31 Jan 2026 10:00:00 GMT' },
    '',
    60_000,
  ],
  [503, { 'retry-after': '3' }, '{"message":"NO_DATA"}', 3000],
  [503, { 'retry-after': '3' }, '<title>Busy</title>', 3000],
  [429, {}, '', undefined],
])(
  'has the wait in the error of a response with status %i and %j',
  async (status, headers, text, expected) => {
    server = await listen((response) => response.writeHead(status, headers).end(text));
    for (const call of [
      getBanks(server.client()),
      transfer(server.client(), { from: 'WALLET', to: 'PG', amount: 1 }),
    ]) {
      const error: unknown = await call.catch((reason: unknown) => reason);
      if (!isApiError(error) && !isUnexpectedResponseError(error)) throw new Error('it should be refused');
      expect([error.status, error.retryAfterMs]).toEqual([status, expected]);
    }
  },
);
