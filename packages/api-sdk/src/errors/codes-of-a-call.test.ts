import { createClient } from '../client/create-client';
import { login } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { createQrCode } from '../endpoints/qrcode';
import { transfer } from '../endpoints/money';
import type { ErrorCodeOf } from '../endpoint/endpoint-types';
import { isErrorCode } from './catalogue';
import { isApiError, isCodeOf } from './guards';
import { ApiError, NetworkError } from './sdk-errors';

const failing = (code: string) =>
  createClient({
    baseURL: '',
    transport: async () => ({ status: 400, text: JSON.stringify({ message: code }) }),
  });
const money = { from: 'WALLET', to: 'PG', amount: 1 };
const errorOf = async (code: string) => {
  const result = await createQrCode.safe(failing(code), { provider: 'KBANK', amount: 1 });
  if (result.ok) throw new Error('it should fail');
  return result.error;
};

/** Covers all codes of the call. With one more or one fewer, it does not compile. */
const said = (error: unknown): string => {
  if (!isCodeOf(createQrCode, error)) return 'something else';
  const { code } = error;
  switch (code) {
    case 'QR_FAIL':
      return 'no QR code';
    case 'REQUEST_LIMIT':
    case 'REQUEST_LIMIT_1MIN':
      return 'too often';
    case 'INTERNAL_SERVER_ERROR':
    case 'KEY_MISSING':
    case 'KEY_INVALID':
    case 'INVALID_IP':
      return 'not now';
    case 'UNAUTHORIZED':
    case 'EXPIRED_AUTH_TOKEN':
    case 'INVALID_USER_1':
    case 'INVALID_USER_2':
    case 'INVALID_USER_3':
    case 'INVALID_USER_4':
    case 'INACTIVE_USER':
      return 'log in';
    default:
      return code satisfies never;
  }
};

test.each([
  ['QR_FAIL', 'no QR code'],
  ['UNAUTHORIZED', 'log in'],
  // A code of another call, a new one, none, and the name of a property that every object has.
  ['OTP_EXPIRED', 'something else'],
  ['BRAND_NEW', 'something else'],
  ['gone', 'something else'],
  ['toString', 'something else'],
])('createQrCode refused with %s: %s', async (code, text) => {
  expect(said(await errorOf(code))).toBe(text);
});

test('covers every declared code at run time too', () => {
  const at = { endpoint: 'createQrCode', outcome: 'none', status: 400 } as const;
  const all = createQrCode.errors.map((code) => said(new ApiError({ ...at, code, message: code })));
  expect(all).not.toContain('something else');
});

test('only recognises an ApiError of the same call', () => {
  const at = { outcome: 'none', code: 'REQUEST_LIMIT', message: 'REQUEST_LIMIT', status: 400 } as const;
  expect(isCodeOf(createQrCode, new ApiError({ ...at, endpoint: 'createQrCode' }))).toBe(true);
  // Every call can fail like this, so it says nothing about this one.
  expect(isCodeOf(createQrCode, new ApiError({ ...at, endpoint: 'withdraw' }))).toBe(false);
  const lost = new NetworkError({ ...at, endpoint: 'createQrCode', reason: 'ECONNRESET' });
  for (const other of [lost, { ...at, endpoint: 'createQrCode' }, 'REQUEST_LIMIT', null, undefined])
    expect(isCodeOf(createQrCode, other)).toBe(false);
});

test('does not compile with a code of another call or a misspelt one', async () => {
  const result = await transfer.safe(failing('MONEY_NOT_ENOUGH'), money);
  if (result.ok || result.error.kind !== 'api') throw new Error('it should be refused');
  const { error } = result;
  const wrong = [
    // @ts-expect-error misspelt
    error.code === 'MONEY_NOT_ENUGH',
    // @ts-expect-error a code of the catalogue, but of another call
    error.code === 'OTP_EXPIRED',
    // @ts-expect-error no code of the catalogue: isGone recognises it
    error.code === 'gone',
    // @ts-expect-error in the other order, misspelt
    error.code !== 'MONEY_NOT_ENUGH' ? false : error.code === 'NO_GAMES',
  ];
  expect([error.code === 'MONEY_NOT_ENOUGH', wrong]).toEqual([true, [false, false, false, false]]);
  if (isCodeOf(transfer, error)) {
    // @ts-expect-error not among the codes of the call
    expect(error.code === 'OTP_EXPIRED').toBe(false);
    const own: ErrorCodeOf<typeof transfer> = error.code;
    expect(own).toBe('MONEY_NOT_ENOUGH');
  }
  // Servers may send further codes, so covering the declared ones is not exhaustive.
  // @ts-expect-error a server may send others
  const covered: ErrorCodeOf<typeof transfer> = error.code;
  const text: string = error.code;
  expect(covered).toBe(text);
});

test('has the codes of the whole catalogue if the call is unknown', async () => {
  const error: unknown = await errorOf('QR_FAIL');
  if (!isApiError(error)) throw new Error('it should be refused');
  // @ts-expect-error misspelt
  expect(error.code === 'QR_FAILS').toBe(false);
  expect([error.code === 'QR_FAIL', error.code === 'OTP_EXPIRED']).toEqual([true, false]);
});

test('compares a code that the SDK does not know as a string', async () => {
  const error = await errorOf('BRAND_NEW');
  const code: string = isApiError(error) ? error.code : '';
  expect([code === 'BRAND_NEW', isErrorCode(code)]).toEqual([true, false]);
});

test('does not declare token errors for visitors’ calls', async () => {
  const banks: readonly ErrorCodeOf<typeof getBanks>[] = getBanks.errors;
  // @ts-expect-error nothing is wrong with a token that was not sent
  const claimed: ErrorCodeOf<typeof getBanks> = 'UNAUTHORIZED';
  // @ts-expect-error log-in checks a password, not a token
  const login401: ErrorCodeOf<typeof login> = 'EXPIRED_AUTH_TOKEN';
  const ofMembers: ErrorCodeOf<typeof transfer> = 'UNAUTHORIZED';
  expect(banks).not.toContain(claimed);
  expect(login.errors).not.toContain(login401);
  expect(transfer.errors).toContain(ofMembers);
  const result = await getBanks.safe(failing('REQUEST_LIMIT'));
  if (result.ok || result.error.kind !== 'api') throw new Error('it should be refused');
  // @ts-expect-error the same in the code of an error
  expect(result.error.code === 'UNAUTHORIZED').toBe(false);
});
