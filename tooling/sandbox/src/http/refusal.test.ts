import { Refusal, type RefusalCode } from './refusal';

/** The codes of each status. */
const CODES: Readonly<Record<number, readonly RefusalCode[]>> = {
  401: ['UNAUTHORIZED', 'invalid-token', 'EXPIRED_AUTH_TOKEN', 'WRONG_CREDENTIAL', 'INVALID_USER_1'],
  403: ['INACTIVE_USER', 'INVALID_IP'],
  404: ['NO_USER', 'NO_DATA', 'NO_GAME', 'SLOT_NO_ACCOUNT', 'NO_PROMOTION', 'NO_CLAIMABLE_COUPON'],
  409: [
    'EXISTING_USER',
    'EXISTING_BANK',
    'SLOT_ALREADY_ACTIVE',
    'IDEMPOTENCY_IN_FLIGHT',
    'BONUS_ALREADY_ACTIVE',
    'BONUS_REMAINING',
    'BONUS_MAX_CLAIMED',
    'BONUS_FULL',
    'PROMOTION_RECEIVED',
  ],
  410: ['gone', 'OTP_EXPIRED'],
  422: [
    'TRANSFER_MINIMUM',
    'MONEY_NOT_ENOUGH',
    'TRANSFER_FAIL',
    'BONUS_CONDITION',
    'COUPON_EXPIRED',
    'NO_BANK',
  ],
  429: ['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN', 'OTP_BLOCK'],
  500: ['INTERNAL_SERVER_ERROR'],
};

test.each(
  Object.entries(CODES).flatMap(([status, codes]) => codes.map((code) => [code, Number(status)] as const)),
)('%s is answered with %i', (code, status) => {
  expect(new Refusal(code).status).toBe(status);
});

test('a code without its own status has 400, and an explicit status takes precedence', () => {
  expect(new Refusal('KEY_INVALID').status).toBe(400);
  expect(new Refusal('KEY_INVALID', 413).status).toBe(413);
});
