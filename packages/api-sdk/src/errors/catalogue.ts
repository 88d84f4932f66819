/** The part of the product that a code belongs to. */
export type ErrorArea =
  | 'auth'
  | 'rate'
  | 'otp'
  | 'register'
  | 'bonus'
  | 'invite'
  | 'promotion'
  | 'refund'
  | 'wallet'
  | 'deposit'
  | 'general'
  | 'spin';

interface CatalogueEntry {
  readonly area: ErrorArea;
  /** The code reports success when it comes with a good status; with another status it is an error like the rest. */
  readonly isSuccess?: true;
}

/** Every code that the server is known to send, with its area. Servers may send others. */
export const errorCatalogue = {
  UNAUTHORIZED: { area: 'auth' },
  EXPIRED_AUTH_TOKEN: { area: 'auth' },
  INVALID_USER_1: { area: 'auth' },
  INVALID_USER_2: { area: 'auth' },
  INVALID_USER_3: { area: 'auth' },
  INVALID_USER_4: { area: 'auth' },
  INVALID_IP: { area: 'auth' },
  INACTIVE_USER: { area: 'auth' },
  NO_USER: { area: 'auth' },
  WRONG_PASSWORD: { area: 'auth' },
  WRONG_CREDENTIAL: { area: 'auth' },
  LOGIN_FAIL: { area: 'auth' },
  REQUEST_LIMIT: { area: 'rate' },
  REQUEST_LIMIT_1MIN: { area: 'rate' },
  OTP_BLOCK: { area: 'otp' },
  OTP_TOKEN_INVALID: { area: 'otp' },
  OTP_NOT_EXIST: { area: 'otp' },
  OTP_VERIFIED: { area: 'otp', isSuccess: true },
  OTP_EXPIRED: { area: 'otp' },
  OTP_CODE_INVALID: { area: 'otp' },
  OTP_CODE_VALID: { area: 'otp', isSuccess: true },
  OTP_SEND_FAIL: { area: 'otp' },
  OTP_VERIFY_FAIL: { area: 'otp' },
  UNVERIFIED_OTP: { area: 'otp' },
  EXISTING_USER: { area: 'register' },
  EXISTING_BANK: { area: 'register' },
  INVALID_USER_INFO: { area: 'register' },
  GAME_ACTIVATION_FAIL: { area: 'register' },
  INVALID_BANK: { area: 'register' },
  BANK_ACCOUNT_NAME_ENG: { area: 'register' },
  REGISTER_FAIL: { area: 'register' },
  PHONE_NUMBER_REQUIRE_10_DIGIT: { area: 'register' },
  NOT_AREASLOT: { area: 'register' },
  NOT_UFABET: { area: 'register' },
  BONUS_REMAINING: { area: 'bonus' },
  BONUS_ALREADY_ACTIVE: { area: 'bonus' },
  BONUS_MAX_CLAIMED: { area: 'bonus' },
  BONUS_CONDITION: { area: 'bonus' },
  BONUS_CLEAR: { area: 'bonus', isSuccess: true },
  BONUS_FULL: { area: 'bonus' },
  INVITE_COLLECT: { area: 'invite' },
  INVITE_INACTIVE: { area: 'invite' },
  NO_INVITE_BONUS: { area: 'invite' },
  NO_INVITEE_PLAY_INFO: { area: 'invite' },
  INVITE_BONUS_SUCCESS: { area: 'invite', isSuccess: true },
  INVITE_BONUS_FAIL: { area: 'invite' },
  NO_PROMOTION: { area: 'promotion' },
  PROMOTION_RECEIVED: { area: 'promotion' },
  NO_REFUND: { area: 'refund' },
  REFUND_CONDITION: { area: 'refund' },
  REFUND_SUCCESS: { area: 'refund', isSuccess: true },
  REFUND_INACTIVE: { area: 'refund' },
  REFUND_MINIMUM: { area: 'refund' },
  NO_BANK: { area: 'wallet' },
  NO_WALLET: { area: 'wallet' },
  SLOT_ALREADY_ACTIVE: { area: 'wallet' },
  SLOT_ACTIVATE_FAIL: { area: 'wallet' },
  SLOT_NO_ACCOUNT: { area: 'wallet' },
  SLOT_RESET_PASSWORD_FAIL: { area: 'wallet' },
  TRANSFER_MINIMUM: { area: 'wallet' },
  NO_GAME: { area: 'wallet' },
  MONEY_NOT_ENOUGH: { area: 'wallet' },
  TRANSFER_FAIL: { area: 'wallet' },
  QR_FAIL: { area: 'deposit' },
  SLIP_UPLOAD_FAIL: { area: 'deposit' },
  SLIP_NO_FILE: { area: 'deposit' },
  SLIP_INVALID_FILE: { area: 'deposit' },
  TRUELINK_DUPLICATE: { area: 'deposit' },
  TRUELINK_INVALID: { area: 'deposit' },
  INTERNAL_SERVER_ERROR: { area: 'general' },
  KEY_MISSING: { area: 'general' },
  KEY_INVALID: { area: 'general' },
  NO_DATA: { area: 'general' },
  NO_CLAIMABLE_COUPON: { area: 'spin' },
  INVALID_PRIZE_CODE: { area: 'spin' },
  INVALID_CODE: { area: 'spin' },
  INVALID_COUPON_TYPE: { area: 'spin' },
  COUPON_EXPIRED: { area: 'spin' },
} as const satisfies Record<string, CatalogueEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** Whether a string is a code of the catalogue. To narrow an error to the codes of its call, use isCodeOf. */
export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCatalogue, code);

/** Whether a string is a code of the catalogue that reports a failure whatever the status. */
export const isFailureCode = (code: string): boolean =>
  isErrorCode(code) && !('isSuccess' in errorCatalogue[code]);
