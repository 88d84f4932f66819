import { endpoints } from '@member-wallet/api-sdk';
import { bonusWrites } from './bonus-writes';
import { depositWrites } from './deposit-writes';
import { gameWrites } from './game-writes';
import type { CallName, WriteRow } from './member-app';
import { offerWrites } from './offer-writes';
import { spinWrites } from './spin-writes';
import { walletWrites } from './wallet-writes';

/** Every call that moves money or changes what a member has, with the way to its last button. */
export const WRITES = {
  ...walletWrites,
  ...depositWrites,
  ...gameWrites,
  ...offerWrites,
  ...bonusWrites,
  ...spinWrites,
} satisfies Partial<Record<CallName, WriteRow>>;

export type WriteName = keyof typeof WRITES;

/** As jest wants a table: the call's name, then how a member comes to it. */
export const WRITE_ROWS: readonly (readonly [WriteName, WriteRow])[] = Object.entries(WRITES).map(
  ([name, row]) => [name as WriteName, row],
);

/** The other calls that change something, and why no screen of money sends them. */
export const OTHER_WRITES = {
  addToWallet: 'no screen',
  // The dialog asks for everything: the game accounts are emptied first.
  withdraw: 'no screen',
  login: 'account',
  register: 'account',
  sendOtp: 'account',
  verifyOtp: 'account',
  updateProfile: 'account',
  updateBankAccountName: 'account',
  changePassword: 'account',
  sendChatMessage: 'chat',
  uploadChatImage: 'chat',
  uploadChatVideo: 'chat',
  markChatRead: 'chat',
} as const satisfies Partial<Record<CallName, 'no screen' | 'account' | 'chat'>>;

/** What the contract declares to change something, whatever the method. */
export const DECLARED_WRITES: readonly string[] = Object.values(endpoints)
  .filter(({ effect }) => effect === 'write')
  .map(({ operationId }) => operationId);
