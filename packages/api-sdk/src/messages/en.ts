import { defineErrorMessages, defineSlipReasonMessages } from './table';

// One text for all login failures: it must not reveal which credential was wrong.
const notVerified =
  'We could not verify your identity. Check your phone number and password, then try again.';

export const errorMessages = /* @__PURE__ */ defineErrorMessages({
  UNAUTHORIZED: 'Please log in to continue.',
  EXPIRED_AUTH_TOKEN: 'Your session has ended. Please log in again.',
  INVALID_USER_1: notVerified,
  INVALID_USER_2: notVerified,
  INVALID_USER_3: notVerified,
  INVALID_USER_4: notVerified,
  INVALID_IP: 'This connection is not allowed. Turn off any VPN, or contact support.',
  INACTIVE_USER: 'This account cannot be used right now. Please contact support.',
  NO_USER: notVerified,
  WRONG_PASSWORD: notVerified,
  WRONG_CREDENTIAL: notVerified,
  LOGIN_FAIL: notVerified,

  REQUEST_LIMIT: 'Too many requests in a short time. Please wait a moment, then try again.',
  REQUEST_LIMIT_1MIN: 'Too many requests in a short time. Please wait about 1 minute, then try again.',

  OTP_BLOCK: 'OTP codes are blocked for this number for now. Please wait, or contact support.',
  OTP_TOKEN_INVALID: 'This OTP request is no longer valid. Please request a new code.',
  OTP_NOT_EXIST: 'This OTP request was not found. Please request a new code.',
  OTP_VERIFIED: 'This phone number is already verified.',
  OTP_EXPIRED: 'The OTP code has expired. Please request a new code.',
  OTP_CODE_INVALID: 'The OTP code is not correct. Check the latest SMS and enter it again.',
  OTP_CODE_VALID: 'The OTP code is correct.',
  OTP_SEND_FAIL: 'We could not send the OTP code. Check the phone number, then try again.',
  OTP_VERIFY_FAIL: 'We could not check the OTP code. Please try again.',
  UNVERIFIED_OTP: 'This phone number is not verified yet. Please verify it with an OTP code first.',

  EXISTING_USER: 'This phone number is already registered. Please log in.',
  EXISTING_BANK: 'This bank account is already in use. Use another account, or contact support.',
  INVALID_USER_INFO: 'Some details are not correct. Please check them, then try again.',
  GAME_ACTIVATION_FAIL:
    'The game account could not be activated. Please try again later, or contact support.',
  INVALID_BANK: 'This bank account cannot be used. Check the bank and account number.',
  BANK_ACCOUNT_NAME_ENG: 'For this bank, enter the account name in English letters only.',
  REGISTER_FAIL: 'Registration did not go through. Please try again, or contact support.',
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'The phone number must be 10 digits.',
  NOT_AREASLOT: 'This account cannot be used with AREASLOT. Please contact support.',
  NOT_UFABET: 'This account cannot be used with UFABET. Please contact support.',

  BONUS_REMAINING: 'You still have an active bonus. Please meet its conditions or cancel it first.',
  BONUS_ALREADY_ACTIVE: 'This bonus is already active.',
  BONUS_MAX_CLAIMED: 'You have received this bonus the maximum number of times. Please choose another one.',
  BONUS_CONDITION: 'The bonus cannot end yet because its conditions are not complete. Please check them.',
  BONUS_CLEAR: 'The bonus has been cancelled.',
  BONUS_FULL: 'This bonus has been fully claimed. Please choose another one.',

  INVITE_COLLECT: 'You have already claimed this referral bonus. Check your history.',
  INVITE_INACTIVE: 'Referral bonuses are closed at the moment. Please come back later.',
  NO_INVITE_BONUS: 'There is no referral bonus to claim yet. Please check again later.',
  NO_INVITEE_PLAY_INFO: 'We see no play from your friends yet. Please check again later.',
  INVITE_BONUS_SUCCESS: 'The referral bonus has been added to your wallet.',
  INVITE_BONUS_FAIL: 'The referral bonus could not be claimed. Please try again later.',

  NO_PROMOTION: 'No promotion was found for this code. Check the code, then try again.',
  PROMOTION_RECEIVED: 'You have already received this promotion.',

  NO_REFUND: 'There is no cashback to claim yet. Please check again later.',
  REFUND_CONDITION: 'The conditions for cashback are not complete yet. Please read its conditions.',
  REFUND_SUCCESS: 'The cashback has been claimed.',
  REFUND_INACTIVE: 'Cashback is closed at the moment. Please come back later.',
  REFUND_MINIMUM: 'The accrued cashback must be above 0 before it can be claimed. Please check again later.',

  NO_BANK: 'No bank account was found. Please contact support.',
  NO_WALLET: 'The wallet was not found. Please contact support.',
  SLOT_ALREADY_ACTIVE: 'This game account is already active.',
  SLOT_ACTIVATE_FAIL: 'The game account could not be activated. Please try again later, or contact support.',
  SLOT_NO_ACCOUNT: 'You do not have an account for this game yet. Please activate it first.',
  SLOT_RESET_PASSWORD_FAIL: 'The game password could not be reset. Please try again later.',
  TRANSFER_MINIMUM: 'The amount to transfer must be above 0. Please enter an amount.',
  NO_GAME: 'This game was not found. Please choose another one.',
  MONEY_NOT_ENOUGH: 'Insufficient balance. Please choose a smaller amount.',
  TRANSFER_FAIL:
    'The transfer did not go through. The money is back in your wallet. Check it before you try again.',

  QR_FAIL: 'The QR code could not be created. Please try again, or deposit another way.',
  SLIP_UPLOAD_FAIL: 'The slip could not be uploaded. Check your slips before you upload it again.',
  SLIP_NO_FILE: 'No slip was attached. Please choose an image of the slip.',
  SLIP_INVALID_FILE: 'This file cannot be used. Please choose a clear image of the slip.',
  TRUELINK_DUPLICATE: 'This gift link has already been used. Please use a new one.',
  TRUELINK_INVALID: 'This gift link is not valid or has already been used. Please check it.',

  INTERNAL_SERVER_ERROR:
    'Something went wrong on our side. Check your latest transactions, or contact support.',
  KEY_MISSING: 'This service is not available right now. Please contact support.',
  KEY_INVALID: 'This service is not available right now. Please contact support.',
  NO_DATA: 'There is no data yet.',

  NO_CLAIMABLE_COUPON: 'There is no coupon to claim.',
  INVALID_PRIZE_CODE: 'This prize was not found. Please contact support.',
  INVALID_CODE: 'This code is not correct. Please check it, then try again.',
  INVALID_COUPON_TYPE: 'This kind of coupon cannot be claimed here. Please contact support.',
  COUPON_EXPIRED: 'This coupon has expired and cannot be claimed.',
});

export const slipReasonMessages = /* @__PURE__ */ defineSlipReasonMessages({
  UPLOADED_FILE_NOT_EXIST: 'Incorrect slip. Attach the whole picture again',
  IMG_SIZE_UNABLE_TO_PROCESS: 'Incorrect slip. The picture is too small or too large',
  CANNOT_READ_CROPPED_IMAGE: 'Incorrect slip. The picture is cropped: attach the whole slip',
  DEST_ACC_INVALID: 'Invalid destination account: not one of our deposit accounts',
  SLIP_REFNO_DUPLICATED: 'Duplicate slip',
  UNSTABLE_REFNO_ON_SLIP: 'Reference number cannot be read reliably',
  TRIPPLE_WRONG_CAPTCHA: 'The slip check got the captcha wrong 3 times in a row',
  INVALID_SLIP: 'Slip cannot be read',
  NOT_MATCH: 'The account it was sent from does not match the registered one',
  EXPIRED_SLIP: 'Expired slip: more than 1 hour after the transfer',
  UNKNOW_ERROR: 'Unknown error',
});
