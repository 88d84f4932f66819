import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import type { Desk, Way } from './desk';

const registering = (desk: Desk, over: Readonly<Record<string, unknown>> = {}) =>
  desk.ask(endpoints.register, desk.draft(desk.freshPhone(), over));

/** Of the area register. */
export const registerWays = {
  EXISTING_USER: {
    how: 'register, validateAccount or sendOtp with a phone that a member has',
    reach: (desk) => desk.ask(endpoints.validateAccount, { username: '0812345678' }),
  },
  EXISTING_BANK: {
    how: 'register with the bank and account number of a member',
    reach: (desk) => registering(desk, { bankCode: 'KBANK', bankAccountNo: '012-3-45678-9' }),
  },
  INVALID_USER_INFO: {
    how: 'register with an inviter or a source that is not known; in Laos with a phone of another form',
    reach: (desk) => registering(desk, { inviteCode: 'PR0' }),
  },
  GAME_ACTIVATION_FAIL: {
    how: 'Game provider of a starter game `down`, or switch `games` off; register',
    reach: (desk) => desk.whileProvider('PG', 'down', () => registering(desk)),
  },
  INVALID_BANK: {
    how: 'register with a bank that the market does not have, or letters for an account number',
    reach: (desk) => registering(desk, { bankCode: 'NOPE' }),
  },
  BANK_ACCOUNT_NAME_ENG: {
    how: "register with a holder's name that is not in English letters, at KTB, TMB or BBL",
    reach: (desk) => registering(desk, { bankCode: 'KTB', bankAccountName: 'ทดสอบ ชื่อ' }),
  },
  REGISTER_FAIL: {
    how: 'Switch `registration` off; register',
    reach: (desk) => desk.whileOff('registration', () => registering(desk)),
  },
  PHONE_NUMBER_REQUIRE_10_DIGIT: {
    how: 'register, validateAccount or sendOtp with a phone of another form, in the Thai market',
    reach: (desk) => desk.ask(endpoints.sendOtp, { phoneNumber: '12' }),
  },
  NOT_AREASLOT: {
    how: 'activateSlot with AREASLOT, whose provider neither market works with',
    reach: async (desk) => desk.ask(endpoints.activateSlot, { slotCode: 'AREASLOT' }, await desk.register()),
  },
  NOT_UFABET: {
    how: 'Game provider UFABET `refuses-members`; register',
    reach: (desk) => desk.whileProvider('UFABET', 'refuses-members', () => registering(desk)),
  },
} as const satisfies Partial<Record<ErrorCode, Way>>;
