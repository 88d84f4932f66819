// For the server's codes.
export { errorMessages as server, slipReasonMessages as slip } from '@member-wallet/api-sdk/messages/en';

/** What failed, where the server refuses it and does not say why: by the place that it was sent from. */
export const refused = {
  login: 'The log-in was refused. Please try again, or contact support.',
  otp: 'The OTP was refused. Please try again, or contact support.',
  'register-check': 'Your details were refused. Please try again, or contact support.',
  register: 'The sign-up was refused. Please try again, or contact support.',
  password: 'The new password was refused. Please try again, or contact support.',
  profile: 'The changes to your profile were refused. Please try again, or contact support.',
  transfer: 'The transfer was refused. Please try again, or contact support.',
  'qr-create': 'The QR code was refused. Please try again, or contact support.',
  'qr-cancel': 'The QR code could not be cancelled. Please try again, or contact support.',
  'gift-link': 'The gift link was refused. Please try again, or contact support.',
  slip: 'The slip was refused. Please try again, or contact support.',
  'holder-name': 'The account name was refused. Please try again, or contact support.',
  withdraw: 'The withdrawal was refused. Please try again, or contact support.',
  bonus: 'The bonus request was refused. Please try again, or contact support.',
  spin: 'The spin was refused. Please try again, or contact support.',
  'coupon-claim': 'The coupon was refused. Please try again, or contact support.',
  'game-account': 'The request for the game account was refused. Please try again, or contact support.',
  launch: 'The game could not be opened. Please try again, or contact support.',
  invite: 'The bonus for friends was refused. Please try again, or contact support.',
  refund: 'The cashback was refused. Please try again, or contact support.',
} as const;
