import { endpoints } from '@member-wallet/api-sdk';
import type { ErrorCode } from '@member-wallet/api-sdk';
import type { Harness, Scenario } from './harness';

const registering = (harness: Harness, over: Readonly<Record<string, unknown>> = {}) =>
  harness.ask(endpoints.register, harness.draft(harness.freshPhone(), over));

/** Codes of the area register. */
export const registerScenarios = {
  EXISTING_USER: {
    how: "register, validateAccount or sendOtp with a member's phone",
    reach: (harness) => harness.ask(endpoints.validateAccount, { username: '0812345678' }),
  },
  EXISTING_BANK: {
    how: 'register with the bank and account number of a member',
    reach: (harness) => registering(harness, { bankCode: 'KBANK', bankAccountNo: '012-3-45678-9' }),
  },
  INVALID_USER_INFO: {
    how: 'register with an unknown inviter or source; in Laos with a malformed phone',
    reach: (harness) => registering(harness, { inviteCode: 'PR0' }),
  },
  GAME_ACTIVATION_FAIL: {
    how: 'Game provider of a starter game `down`, or switch `games` off; register',
    reach: (harness) => harness.whileProvider('PG', 'down', () => registering(harness)),
  },
  INVALID_BANK: {
    how: 'register with a bank that the market does not have, or letters for an account number',
    reach: (harness) => registering(harness, { bankCode: 'NOPE' }),
  },
  BANK_ACCOUNT_NAME_ENG: {
    how: "register with a holder's name that is not in English letters, at KTB, TMB or BBL",
    reach: (harness) => registering(harness, { bankCode: 'KTB', bankAccountName: 'ทดสอบ ชื่อ' }),
  },
  REGISTER_FAIL: {
    how: 'Switch `registration` off; register',
    reach: (harness) => harness.whileOff('registration', () => registering(harness)),
  },
  PHONE_NUMBER_REQUIRE_10_DIGIT: {
    how: 'register, validateAccount or sendOtp with a malformed phone, in the Thai market',
    reach: (harness) => harness.ask(endpoints.sendOtp, { phoneNumber: '12' }),
  },
  NOT_AREASLOT: {
    how: 'activateSlot with AREASLOT, whose provider neither market works with',
    reach: async (harness) =>
      harness.ask(endpoints.activateSlot, { slotCode: 'AREASLOT' }, await harness.register()),
  },
  NOT_UFABET: {
    how: 'Game provider UFABET `refuses-members`; register',
    reach: (harness) => harness.whileProvider('UFABET', 'refuses-members', () => registering(harness)),
  },
} as const satisfies Partial<Record<ErrorCode, Scenario>>;
