import {
  ApiError,
  CancelledError,
  NetworkError,
  type SdkError,
  TimeoutError,
  UnexpectedResponseError,
} from '@member-wallet/api-sdk';
import { failureOf, pauseAfter, spread } from './failure';

afterEach(() => jest.restoreAllMocks());

const at = { endpoint: 'sendChatMessage', outcome: 'unknown' } as const;
const api = (status: number) => new ApiError({ ...at, code: 'gone', message: 'gone', status });
const unusable = (status: number) =>
  new UnexpectedResponseError({ ...at, reason: 'not-json', field: '', status });

test.each<[string, SdkError | undefined, object]>([
  ['an error code with status 200', api(200), { isFinal: true }],
  ['an unusable answer with status 200', unusable(200), { isFinal: false }],
  ['a redirect', unusable(399), { isFinal: false }],
  ['a refusal without a code', unusable(400), { isFinal: true }],
  ['the last refusal', unusable(499), { isFinal: true }],
  ['a server error', unusable(500), { isFinal: false }],
  ['a server error with a code', api(500), { isFinal: false }],
  ['too many requests', api(429), { isFinal: false }],
])('%s is an answer, and final or not', (_, error, failure) => {
  expect(failureOf(error)).toEqual({ ...failure, isAnswer: true, retryAfterMs: undefined });
});

test.each<[string, SdkError | undefined, boolean]>([
  ['a timeout', new TimeoutError({ ...at, timeoutMs: 5 }), true],
  ['a lost connection', new NetworkError({ ...at, reason: 'ECONNRESET' }), false],
  ['an aborted call', new CancelledError(at), false],
  ['a call that was not made', undefined, false],
])('%s is no answer', (_, error, isTimeout) => {
  expect(failureOf(error)).toEqual({ isTimeout });
});

test('doubles the pauses up to a minute, and waits at least as long as the server asks for', () => {
  expect([1, 2, 3, 6, 7, 2000].map((failures) => pauseAfter(failures))).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000,
  ]);
  expect(pauseAfter(1, 90_000)).toBe(90_000);
  expect(pauseAfter(7, 5000)).toBe(60_000);
});

test('spreads pauses upwards, up to the longest time that a timer supports', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValueOnce(0.5);
  expect([spread(1000), spread(1000), spread(1e15)]).toEqual([1000, 1500, 2 ** 31 - 1]);
});
