import type { ErrorCode } from '@member-wallet/api-sdk';

/**
 * The SDK's error codes, those that clients handle without a message, and the sandbox's own for Idempotency-Key.
 */
export type RefusalCode = ErrorCode | 'gone' | 'invalid-token' | 'IDEMPOTENCY_IN_FLIGHT';

const STATUS: Readonly<Partial<Record<RefusalCode, number>>> = {
  UNAUTHORIZED: 401,
  'invalid-token': 401,
  EXPIRED_AUTH_TOKEN: 401,
  WRONG_CREDENTIAL: 401,
  INACTIVE_USER: 403,
  INVALID_IP: 403,
  INVALID_USER_1: 401,
  INVALID_USER_2: 401,
  INVALID_USER_3: 401,
  INVALID_USER_4: 401,
  NO_USER: 404,
  LOGIN_FAIL: 422,
  OTP_SEND_FAIL: 422,
  OTP_VERIFY_FAIL: 422,
  REGISTER_FAIL: 422,
  NO_BANK: 422,
  NO_WALLET: 422,
  TRANSFER_FAIL: 422,
  SLIP_UPLOAD_FAIL: 422,
  INVITE_BONUS_FAIL: 422,
  NOT_AREASLOT: 422,
  NOT_UFABET: 422,
  NO_DATA: 404,
  NO_GAME: 404,
  SLOT_NO_ACCOUNT: 404,
  EXISTING_USER: 409,
  EXISTING_BANK: 409,
  SLOT_ALREADY_ACTIVE: 409,
  IDEMPOTENCY_IN_FLIGHT: 409,
  BONUS_ALREADY_ACTIVE: 409,
  BONUS_REMAINING: 409,
  BONUS_MAX_CLAIMED: 409,
  BONUS_FULL: 409,
  BONUS_CONDITION: 422,
  NO_PROMOTION: 404,
  PROMOTION_RECEIVED: 409,
  NO_CLAIMABLE_COUPON: 404,
  INVALID_CODE: 422,
  INVALID_PRIZE_CODE: 422,
  INVALID_COUPON_TYPE: 422,
  COUPON_EXPIRED: 422,
  gone: 410,
  OTP_EXPIRED: 410,
  WRONG_PASSWORD: 422,
  INVALID_USER_INFO: 422,
  INVALID_BANK: 422,
  BANK_ACCOUNT_NAME_ENG: 422,
  PHONE_NUMBER_REQUIRE_10_DIGIT: 422,
  UNVERIFIED_OTP: 422,
  OTP_CODE_INVALID: 422,
  TRANSFER_MINIMUM: 422,
  MONEY_NOT_ENOUGH: 422,
  REQUEST_LIMIT: 429,
  REQUEST_LIMIT_1MIN: 429,
  OTP_BLOCK: 429,
  INTERNAL_SERVER_ERROR: 500,
};

/** The HTTP status of a code. */
export const statusOf = (code: string): number =>
  Object.entries(STATUS).find(([known]) => known === code)?.[1] ?? 400;

/** A request that is refused with an error code. Nothing has changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  constructor(
    readonly code: RefusalCode,
    status?: number,
  ) {
    super(code);
    this.status = status ?? statusOf(code);
  }
}

/** The body of an error response. The code is in both fields, because clients of this API read either. */
export const errorBody = (code: string): { message: string; code: string } => ({ message: code, code });
