import type { ProfileAnswer } from '@member-wallet/api-sdk';
import type { Answers } from '@member-wallet/api-sdk/testing';
import { aBonus, anEntry, aWallet, aWheel } from './builders';

export const A_PROFILE = {
  profile: {
    _id: '1001',
    username: '0812345678',
    name: 'Somchai Jaidee',
    createdAt: '2026-10-01T00:00:00.000Z',
  },
  bankAccount: {
    bankCode: 'SCB',
    bankAccountName: 'SOMCHAI JAIDEE',
    bankAccountNo: '4085127734',
    bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'SCB' },
  },
} satisfies ProfileAnswer;

/** The responses of a healthy server, for calls that a test does not care about. */
export const DEFAULT_ANSWERS: Answers = {
  getActive: { active: true },
  getBanks: [
    { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์' },
    { code: 'KTB', nameTH: 'ธนาคารกรุงไทย' },
  ],
  getSources: [{ code: 'FRIEND', description: 'Friend' }],
  getConditions: ['<p>One</p>', '<p>Two</p>'],
  getAgreements: [],
  getContact: { contactText: 'Every day', lineLink: 'https://line.example/x', lineName: '@x', lineQR: null },
  getNotice: {},
  getRegisterOtp: true,
  login: { token: 'fresh-token' },
  sendOtp: { otpRef: 'KXQD', otpToken: 'otp-token', code: 'OTP_SENT' },
  verifyOtp: { code: 'OTP_CODE_VALID' },
  getWallet: aWallet(),
  getProfile: A_PROFILE,
  getSpinActive: { isActive: true },
  getSpinSetup: { result: { activeSpinwheel: aWheel(), userCoin: 2 } },
  listCoupons: [],
  listBonuses: [aBonus()],
  getActiveBonus: { status: false, type: null },
  listStatement: { total: 1, statements: [anEntry()] },
};
