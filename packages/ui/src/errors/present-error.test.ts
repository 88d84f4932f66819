import {
  ApiError,
  CancelledError,
  type ErrorCode,
  errorCatalogue,
  NetworkError,
  type SdkError,
  TimeoutError,
  UnexpectedResponseError,
} from '@member-wallet/api-sdk';
import { type Place, PLACES } from './places';
import { presentError } from './present-error';

type Outcome = SdkError['outcome'];
const endpoint = 'transfer';
const api = (code: string, status = 400, outcome: Outcome = 'none', message = code): SdkError =>
  new ApiError({ endpoint, code: code as ErrorCode, message, status, outcome });
const cut = (outcome: Outcome): SdkError => new NetworkError({ endpoint, reason: 'ECONNRESET', outcome });
const slow = (outcome: Outcome): SdkError => new TimeoutError({ endpoint, timeoutMs: 60_000, outcome });
const odd = (outcome: Outcome): SdkError =>
  new UnexpectedResponseError({ endpoint, reason: 'shape', field: 'amount', status: 200, outcome });
const cancelled: SdkError = new CancelledError({ endpoint, outcome: 'none' });

const places = Object.keys(PLACES) as Place[];

it.each(places)("'gone' leaves for the end page from %s", (place) => {
  expect(presentError(api('gone', 410), place)).toEqual({ as: 'leave', to: '/terminated' });
});

describe.each([
  ['invalid-token', 401],
  ['EXPIRED_AUTH_TOKEN', 401],
  ['INVALID_USER_1', 403],
  ['INVALID_USER_4', 403],
  ['UNAUTHORIZED', 401],
])('%s (%i)', (code, status) => {
  it.each(['load', 'transfer'] as const)('leaves for log-in from %s', (place) => {
    expect(presentError(api(code, status), place)).toEqual({ as: 'leave', to: '/login' });
  });

  it.each(['login', 'otp', 'register'] as const)('stays on %s, where there is no session', (place) => {
    expect(presentError(api(code, status), place).as).not.toBe('leave');
  });
});

it.each([
  ['transfer', api('MONEY_NOT_ENOUGH'), 'dialog', { key: 'server.MONEY_NOT_ENOUGH' }],
  [
    'transfer',
    api('BRAND_NEW', 400, 'none', 'Come back on Monday'),
    'dialog',
    { raw: 'Come back on Monday' },
  ],
  ['transfer', api('BRAND_NEW', 400, 'none', ' '), 'dialog', { key: 'errors.unexpected' }],
  ['transfer', cut('none'), 'dialog', { key: 'errors.network' }],
  ['register', api('EXISTING_BANK', 409), 'toast', { key: 'server.EXISTING_BANK' }],
  ['register-check', api('EXISTING_USER', 409), 'toast', { key: 'server.EXISTING_USER' }],
  ['otp', api('OTP_CODE_INVALID'), 'inline', { key: 'server.OTP_CODE_INVALID' }],
  ['otp', slow('unknown'), 'inline', { key: 'errors.timeout' }],
  ['login', api('WRONG_PASSWORD', 401), 'inline', { key: 'server.WRONG_PASSWORD' }],
  ['login', api('NO_USER', 404), 'inline', { key: 'server.NO_USER' }],
  ['login', api('INVALID_USER_1', 403), 'inline', { key: 'server.INVALID_USER_1' }],
  ['login', api('UNAUTHORIZED', 401), 'inline', { key: 'server.UNAUTHORIZED' }],
  ['login', api('INACTIVE_USER', 403), 'inline', { key: 'server.INACTIVE_USER' }],
  ['login', cut('unknown'), 'inline', { key: 'errors.network' }],
  ['login', odd('unknown'), 'inline', { key: 'errors.unexpected' }],
] as const)('%s: %s shows as %s', (place, error, as, text) => {
  expect(presentError(error, place)).toEqual({ as, text });
});

it.each([cut('unknown'), slow('unknown'), odd('unknown'), api('INTERNAL_SERVER_ERROR', 500, 'unknown')])(
  'presents an unknown outcome of a transfer as such: %s',
  (error) => {
    expect(presentError(error, 'transfer')).toEqual({ as: 'unknown-outcome' });
  },
);

it.each([api('NO_DATA', 404), cut('none'), slow('none'), odd('none')])(
  'a failed load is silent: %s',
  (error) => {
    expect(presentError(error, 'load')).toEqual({ as: 'silent' });
  },
);

/** Where each place shows its errors, and which places need no session or are safe to retry after any outcome. */
const SHOWN = {
  inline: ['login', 'otp', 'game-account'],
  toast: [
    'register-check',
    'register',
    'qr-create',
    'qr-cancel',
    'gift-link',
    'slip',
    'holder-name',
    'invite',
    'refund',
  ],
  dialog: ['password', 'profile', 'transfer', 'withdraw', 'bonus', 'spin', 'coupon-claim', 'launch'],
  silent: ['load'],
} as const;
const BEFORE_LOG_IN: readonly Place[] = ['login', 'otp', 'register-check', 'register'];
const SAFE_TO_REPEAT: readonly Place[] = ['login', 'otp', 'register-check', 'holder-name', 'launch'];
const OWN_ADVICE = {
  password: 'profile.passwordUnknown',
  profile: 'profile.unknown',
} as const;

const rowsOf = Object.entries(SHOWN).flatMap(([as, list]) =>
  list.map((place): [Place, string] => [place, as]),
);

it('the table covers every place', () => {
  expect(rowsOf.map(([place]) => place).sort()).toEqual([...places].sort());
});

it.each(rowsOf)('a refusal on %s shows as: %s', (place, as) => {
  expect(presentError(api('MONEY_NOT_ENOUGH'), place).as).toBe(as);
});

it.each(places.filter((place) => !BEFORE_LOG_IN.includes(place)))('%s leaves for log-in', (place) => {
  expect(presentError(api('EXPIRED_AUTH_TOKEN', 401), place)).toEqual({ as: 'leave', to: '/login' });
});

it.each(BEFORE_LOG_IN)('%s stays, because it needs no session', (place) => {
  expect(presentError(api('EXPIRED_AUTH_TOKEN', 401), place)).not.toHaveProperty('to');
});

it.each(places)('an unknown outcome on %s is presented as such, unless retrying is safe', (place) => {
  const shown = presentError(cut('unknown'), place);
  if (place === 'load') expect(shown).toEqual({ as: 'silent' });
  else if (place in OWN_ADVICE) {
    expect(shown).toMatchObject({ text: { key: OWN_ADVICE[place as keyof typeof OWN_ADVICE] } });
  } else if (SAFE_TO_REPEAT.includes(place)) {
    expect(shown).toMatchObject({ text: { key: 'errors.network' } });
  } else expect(shown).toEqual({ as: 'unknown-outcome' });
});

it.each([
  ['password', 'WRONG_PASSWORD', 'profile.oldPasswordWrong'],
  ['password', 'WRONG_CREDENTIAL', 'profile.oldPasswordWrong'],
  ['password', 'KEY_INVALID', 'fields.passwordRefused'],
  ['register-check', 'KEY_INVALID', 'fields.passwordRefused'],
  ['qr-cancel', 'QR_FAIL', 'deposit.qrNotCancelled'],
  ['qr-cancel', 'NO_DATA', 'deposit.qrNotCancelled'],
] as const)("%s: %s shows the catalogue's text, followed by advice", (place, code, advice) => {
  expect(presentError(api(code), place)).toMatchObject({ text: { key: `server.${code}`, advice } });
});

it('shows the text of the place for a code that is not in the catalogue', () => {
  expect(presentError(api('NO_COIN'), 'spin')).toMatchObject({ text: { key: 'spin.noCoins' } });
});

it.each(places)('a refusal without a reason on %s says what failed', (place) => {
  const silent = new UnexpectedResponseError({
    endpoint,
    reason: 'no-error-code',
    field: '',
    status: 400,
    outcome: 'none',
  });
  expect(presentError(silent, place)).toEqual(
    place === 'load' ? { as: 'silent' } : { as: PLACES[place].form, text: { key: `refused.${place}` } },
  );
});

it.each(places)('a cancelled call shows nothing on %s', (place) => {
  expect(presentError(cancelled, place)).toEqual({ as: 'silent' });
});

it('shows the catalogue’s text for every code in it, at every place that is not silent', () => {
  const codes = Object.keys(errorCatalogue);
  expect(codes.length).toBeGreaterThanOrEqual(60);
  for (const place of places.filter((name) => PLACES[name].form !== 'silent')) {
    for (const code of codes) {
      const shown = presentError(api(code), place);
      if (shown.as === 'leave') continue;
      expect([place, shown]).toEqual([
        place,
        { as: PLACES[place].form, text: expect.objectContaining({ key: `server.${code}` }) },
      ]);
    }
  }
});
