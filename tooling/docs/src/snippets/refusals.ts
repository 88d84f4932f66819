/**
 * The reference's examples that the sandbox refuses, and why: they need something that only exists after another call, or
 * only once. All others must succeed. An example that is refused with another code, or no longer refused, fails the suite.
 */
export const refusals: Readonly<Record<string, readonly [code: string, because: string]>> = {
  validateAccount: ['EXISTING_USER', 'the phone number is that of the demo member'],
  register: ['EXISTING_USER', 'the phone number is that of the demo member'],
  sendOtp: ['EXISTING_USER', 'the phone number is that of the demo member'],
  updateBankAccountName: ['INVALID_BANK', 'the demo member has an account at another bank'],
  verifyOtp: ['OTP_TOKEN_INVALID', 'a token comes with an SMS'],
  activateSlot: ['SLOT_ALREADY_ACTIVE', 'the demo member has this game'],
  sendTrueLink: ['TRUELINK_INVALID', 'a gift link is redeemed once'],
  deleteQrCode: ['NO_DATA', 'an id comes with a QR code'],
  activateBonus: ['BONUS_MAX_CLAIMED', 'the demo member has received this bonus'],
  clearBonus: ['NO_DATA', 'no bonus is active'],
  getCurrentPromotion: ['NO_PROMOTION', 'the demo member has none'],
  getSlipImage: ['NO_DATA', 'a reference comes with a slip'],
  claimCoupon: ['INVALID_CODE', 'an id comes with a won prize'],
  autoLogin: ['SLOT_NO_ACCOUNT', 'a game login belongs to one member'],
  autoLoginWithPassword: ['NO_GAME', 'the Thai sandbox has no such game'],
};
