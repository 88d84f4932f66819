import { readErrorBody, readSignal } from './error-body';

test.each([
  ['{message}', { message: 'NO_USER' }, 'NO_USER', 'NO_USER'],
  ['{code, message}', { code: 'NO_USER', message: 'User was not found' }, 'NO_USER', 'User was not found'],
  ['{error: code}', { error: 'NO_USER' }, 'NO_USER', 'NO_USER'],
  ['{error: {…}}', { error: { code: 'NO_USER', message: 'Not found' } }, 'NO_USER', 'Not found'],
  ['{error: {message}}', { error: { message: 'NO_USER' } }, 'NO_USER', 'NO_USER'],
  ['{errors: […]}', { errors: [{ message: 'NO_USER' }] }, 'NO_USER', 'NO_USER'],
  ['{data: {…}}', { status: false, data: { message: 'NO_USER' } }, 'NO_USER', 'NO_USER'],
  ['a bare string', 'NO_USER', 'NO_USER', 'NO_USER'],
  ['an unknown code', { message: 'WALLET_FROZEN' }, 'WALLET_FROZEN', 'WALLET_FROZEN'],
  ['a sentence', { message: 'Please come back later' }, 'Please come back later', 'Please come back later'],
  [
    'a framework body',
    { statusCode: 400, error: 'Bad Request', message: 'OTP_EXPIRED' },
    'OTP_EXPIRED',
    'OTP_EXPIRED',
  ],
  [
    'a sentence beside a code',
    { message: 'Quote case REF_42', error: 'NO_USER' },
    'NO_USER',
    'Quote case REF_42',
  ],
  [
    'an acronym beside a code',
    { message: 'SMS was not sent', error: 'NO_USER' },
    'NO_USER',
    'SMS was not sent',
  ],
  ['a word beside a code', { message: 'NO', error: 'NO_USER' }, 'NO_USER', 'NO'],
  ['the word gone in a sentence', { message: 'gone for good', error: 'NO_USER' }, 'NO_USER', 'gone for good'],
  ['spaces around', { message: '  NO_USER\n' }, 'NO_USER', 'NO_USER'],
])('%s', (_, body, code, message) => {
  expect(readErrorBody(body)).toEqual({ code, message });
});

test.each([[{}], [[]], [null], [undefined], [''], ['   '], [12], [true], [{ message: 7 }], [{ error: {} }]])(
  'finds nothing usable in %j',
  (body) => {
    expect(readErrorBody(body)).toBeUndefined();
  },
);

test.each([
  ['gone', { message: 'gone' }],
  ['gone', { error: 'gone' }],
  ['gone', { error: { message: 'gone' } }],
  ['gone', { code: 'SITE_CLOSED', message: 'gone' }],
  ['gone', { statusCode: 410, error: 'Gone', message: 'gone' }],
  ['gone', { errors: [{ message: 'gone' }] }],
  ['gone', { data: { error: { message: 'gone' } } }],
  ['gone', 'gone'],
  ['invalid-token', { message: 'invalid-token', code: 'UNAUTHORIZED' }],
  ['invalid-token', { error: { name: 'JsonWebTokenError', message: 'invalid-token' } }],
])('recognises %s in %j', (code, body) => {
  expect(readErrorBody(body)?.code).toBe(code);
});

test('only recognises a signal at the top level of a success', () => {
  expect(readSignal({ message: 'gone' })).toEqual({ code: 'gone', message: 'gone' });
  expect(readSignal('invalid-token')?.code).toBe('invalid-token');
  expect(readSignal({ slips: [], data: { message: 'gone' } })).toBeUndefined();
  expect(readSignal({ message: 'The wallet is gone' })).toBeUndefined();
  expect(readSignal({ message: 'gone since yesterday' })).toBeUndefined();
  expect(readSignal({ description: 'gone' })).toBeUndefined();
});

test.each([
  ['fields', (inner: unknown) => ({ error: inner })],
  ['lists', (inner: unknown) => [inner]],
])('stops reading deeply nested %s', (_, wrap) => {
  let body: unknown = 'NO_USER';
  for (let depth = 0; depth < 3; depth += 1) body = wrap(body);
  expect(readErrorBody(body)?.code).toBe('NO_USER');
  for (let depth = 3; depth < 10_000; depth += 1) body = wrap(body);
  expect(readErrorBody(body)).toBeUndefined();
});

test('only reads the beginning of a long list', () => {
  const nothing = { field: 'amount' };
  expect(readErrorBody({ errors: [nothing, nothing, 'NO_USER'] })?.code).toBe('NO_USER');
  expect(readErrorBody({ errors: [nothing, nothing, nothing, 'NO_USER'] })).toBeUndefined();
});
