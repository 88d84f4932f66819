/** Every code that the server is known to send. Servers may send others. */
const codes = [
  // auth
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
  'INVALID_IP',
  'INACTIVE_USER',
  'NO_USER',
  'WRONG_PASSWORD',
  'WRONG_CREDENTIAL',
  'LOGIN_FAIL',
  // rate
  'REQUEST_LIMIT',
  'REQUEST_LIMIT_1MIN',
  // otp
  'OTP_BLOCK',
  'OTP_TOKEN_INVALID',
  'OTP_NOT_EXIST',
  'OTP_VERIFIED',
  'OTP_EXPIRED',
  'OTP_CODE_INVALID',
  'OTP_CODE_VALID',
  'OTP_SEND_FAIL',
  'OTP_VERIFY_FAIL',
  'UNVERIFIED_OTP',
  // register
  'EXISTING_USER',
  'EXISTING_BANK',
  'INVALID_USER_INFO',
  'GAME_ACTIVATION_FAIL',
  'INVALID_BANK',
  'BANK_ACCOUNT_NAME_ENG',
  'REGISTER_FAIL',
  'PHONE_NUMBER_REQUIRE_10_DIGIT',
  'NOT_AREASLOT',
  'NOT_UFABET',
  // bonus
  'BONUS_REMAINING',
  'BONUS_ALREADY_ACTIVE',
  'BONUS_MAX_CLAIMED',
  'BONUS_CONDITION',
  'BONUS_CLEAR',
  'BONUS_FULL',
  // invite
  'INVITE_COLLECT',
  'INVITE_INACTIVE',
  'NO_INVITE_BONUS',
  'NO_INVITEE_PLAY_INFO',
  'INVITE_BONUS_SUCCESS',
  'INVITE_BONUS_FAIL',
  // promotion
  'NO_PROMOTION',
  'PROMOTION_RECEIVED',
  // refund
  'NO_REFUND',
  'REFUND_CONDITION',
  'REFUND_SUCCESS',
  'REFUND_INACTIVE',
  'REFUND_MINIMUM',
  // wallet
  'NO_BANK',
  'NO_WALLET',
  'SLOT_ALREADY_ACTIVE',
  'SLOT_ACTIVATE_FAIL',
  'SLOT_NO_ACCOUNT',
  'SLOT_RESET_PASSWORD_FAIL',
  'TRANSFER_MINIMUM',
  'NO_GAME',
  'MONEY_NOT_ENOUGH',
  'TRANSFER_FAIL',
  // deposit
  'QR_FAIL',
  'SLIP_UPLOAD_FAIL',
  'SLIP_NO_FILE',
  'SLIP_INVALID_FILE',
  'TRUELINK_DUPLICATE',
  'TRUELINK_INVALID',
  // general
  'INTERNAL_SERVER_ERROR',
  'KEY_MISSING',
  'KEY_INVALID',
  'NO_DATA',
  // spin
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
] as const;

/** A code of the catalogue. */
export type ErrorCode = (typeof codes)[number];

/** The areas of the product, each with the first of its codes. The codes above are in this order. */
const areas = {
  auth: 'UNAUTHORIZED',
  rate: 'REQUEST_LIMIT',
  otp: 'OTP_BLOCK',
  register: 'EXISTING_USER',
  bonus: 'BONUS_REMAINING',
  invite: 'INVITE_COLLECT',
  promotion: 'NO_PROMOTION',
  refund: 'NO_REFUND',
  wallet: 'NO_BANK',
  deposit: 'QR_FAIL',
  general: 'INTERNAL_SERVER_ERROR',
  spin: 'NO_CLAIMABLE_COUPON',
} as const satisfies Readonly<Record<string, ErrorCode>>;

/** The part of the product that a code belongs to. */
export type ErrorArea = keyof typeof areas;

/** These report success with a success status. With another status they are errors like all others. */
const successCodes: readonly string[] = [
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
] satisfies readonly ErrorCode[];

/** Information about a code. */
export interface CatalogueEntry {
  readonly area: ErrorArea;
  /** The code reports success with a success status. With another status it is an error like all others. */
  readonly isSuccess?: true;
}

/** All codes of the catalogue, with their areas. Calls do not include this: their bundle only has the codes. */
export const errorCatalogue = /* @__PURE__ */ (() => {
  const names = Object.keys(areas) as ErrorArea[];
  let area: ErrorArea = 'auth';
  const rows = codes.map((code): readonly [ErrorCode, CatalogueEntry] => {
    area = names.find((name) => areas[name] === code) ?? area;
    return [code, { area, ...(successCodes.includes(code) && { isSuccess: true }) }];
  });
  return Object.fromEntries(rows) as { readonly [Code in ErrorCode]: CatalogueEntry };
})();

/** Whether a string is a code of the catalogue. To narrow an error to the codes of its call, use isCodeOf. */
export const isErrorCode = (code: string): code is ErrorCode => (codes as readonly string[]).includes(code);

/** Whether a string is a code of the catalogue that reports a failure with any status. */
export const isFailureCode = (code: string): boolean => isErrorCode(code) && !successCodes.includes(code);
