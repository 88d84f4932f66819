import { endpoints } from '@member-wallet/api-sdk';
import { bonusWrites } from './bonus-writes';
import { depositWrites } from './deposit-writes';
import { gameWrites } from './game-writes';
import type { CallName, WriteRow } from './member-app';
import { offerWrites } from './offer-writes';
import { spinWrites } from './spin-writes';
import { walletWrites } from './wallet-writes';

/** Every write that moves money or changes what a member has, with the steps to its last button. */
export const WRITES = {
  ...walletWrites,
  ...depositWrites,
  ...gameWrites,
  ...offerWrites,
  ...bonusWrites,
  ...spinWrites,
} satisfies Partial<Record<CallName, WriteRow>>;

export type WriteName = keyof typeof WRITES;

/** The same as a table for `test.each`: the name of the call, then its row. */
export const WRITE_ROWS: readonly (readonly [WriteName, WriteRow])[] = Object.entries(WRITES).map(
  ([name, row]) => [name as WriteName, row],
);

/** The other writes, and why no money screen sends them. */
export const OTHER_WRITES = {
  addToWallet: 'no screen',
  // The dialog sends withdrawAll, which empties the game accounts first.
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

/** The calls that the contract declares as writes, whatever their HTTP method. */
export const DECLARED_WRITES: readonly string[] = Object.values(endpoints)
  .filter(({ effect }) => effect === 'write')
  .map(({ operationId }) => operationId);
