import {
  isApiError,
  isCancelledError,
  isGone,
  isNetworkError,
  isSdkError,
  isSessionEnded,
  isTimeoutError,
  isUnexpectedResponseError,
} from './guards';
import type { SdkError } from './sdk-errors';
import { ApiError, CancelledError, NetworkError, TimeoutError, UnexpectedResponseError } from './sdk-errors';

const at = { endpoint: 'transfer', outcome: 'none' } as const;
const api = (code: string, status: number) => new ApiError({ ...at, code, message: code, status });
const made = {
  api: api('NO_USER', 400),
  network: new NetworkError({ ...at, reason: 'ECONNRESET' }),
  timeout: new TimeoutError({ ...at, timeoutMs: 5 }),
  cancelled: new CancelledError(at),
  'unexpected-response': new UnexpectedResponseError({ ...at, reason: 'shape', status: 200, field: 'a.b' }),
};
const guards = {
  api: isApiError,
  network: isNetworkError,
  timeout: isTimeoutError,
  cancelled: isCancelledError,
  'unexpected-response': isUnexpectedResponseError,
};

test('only recognises its own kind with each guard', () => {
  for (const [kind, error] of Object.entries(made)) {
    expect(isSdkError(error)).toBe(true);
    for (const [name, guard] of Object.entries(guards)) expect(guard(error)).toBe(name === kind);
  }
});

test.each([[null], [undefined], ['api'], [{ kind: 'api' }], [new Error('api')], [new TypeError('x')]])(
  'does not recognise %p',
  (value) => {
    expect(isSdkError(value)).toBe(false);
    for (const guard of Object.values(guards)) expect(guard(value)).toBe(false);
  },
);

test('recognises an error of a second copy of the package', () => {
  const foreign = Object.assign(new Error('NO_USER'), {
    '@member-wallet/error': 'api',
    kind: 'api',
    code: 'gone',
    status: 410,
  });
  expect(foreign).not.toBeInstanceOf(ApiError);
  expect(isApiError(foreign)).toBe(true);
  expect(isGone(foreign)).toBe(true);
});

test('keeps the type ApiError for errors that isGone and isSessionEnded reject', () => {
  // This would not compile with type guards, which would exclude ApiError.
  const codeOf = (error: SdkError): string =>
    !isGone(error) && !isSessionEnded(error) && error.kind === 'api' ? error.code : error.kind;
  expect(codeOf(made.api)).toBe('NO_USER');
  expect(codeOf(api('gone', 410))).toBe('api');
  expect(codeOf(made.network)).toBe('network');
});

test('contains the endpoint, the name and the message', () => {
  expect(Object.values(made).map(String)).toEqual([
    'ApiError: NO_USER',
    'NetworkError: transfer: no answer (ECONNRESET)',
    'TimeoutError: transfer: no answer within 5 ms',
    'CancelledError: transfer: cancelled',
    'UnexpectedResponseError: transfer: unusable answer, shape at "a.b" (HTTP 200)',
  ]);
  expect(made.api).toMatchObject({ kind: 'api', code: 'NO_USER' });
  for (const error of Object.values(made)) {
    expect(error).toBeInstanceOf(Error);
    expect(error.endpoint).toBe('transfer');
    expect(Object.keys(error)).not.toContain('message');
  }
});

test.each([
  ['invalid-token', 400, true],
  ['EXPIRED_AUTH_TOKEN', 401, true],
  ['INVALID_USER_1', 403, true],
  ['INVALID_USER_2', 403, true],
  ['INVALID_USER_3', 403, true],
  ['INVALID_USER_4', 200, true],
  ['INVALID_USER_5', 401, false],
  ['INVALID_USER_12', 401, false],
  ['UNAUTHORIZED', 401, true],
  ['UNAUTHORIZED', 403, false],
  ['WRONG_PASSWORD', 401, false],
  ['gone', 410, false],
])('treats %s with %i as the end of the session: %s', (code, status, ended) => {
  expect(isSessionEnded(api(code, status))).toBe(ended);
});
