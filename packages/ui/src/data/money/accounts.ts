import type { Slot, Wallet } from '@member-wallet/api-sdk';
import { type Minor, spendable, totalBalance } from '#/money/minor';
import type { Answer } from '#/data/read/request-read';

/** The API's code for the main wallet, beside the codes of the game accounts. */
export const MAIN_ACCOUNT = 'WALLET';

/** A balance that money can be moved from or to. */
export interface Account {
  readonly code: string;
  /** Null for the main wallet, whose name is translated. */
  readonly name: string | null;
  /** What can be moved out, in hundredths of the wallet's currency; null if that is not known. */
  readonly available: Minor | null;
  /** The factor between the amount and what the game shows; omitted if they are the same. */
  readonly factor?: number;
}

/** The factor between amount and display; undefined if the game shows the amount itself. */
const factorOf = ({ ftWalletSlot }: Slot): number | undefined => {
  const factor = ftWalletSlot ?? 1;
  return Number.isFinite(factor) && factor !== 1 ? factor : undefined;
};

const ofSlot = (slot: Slot): Account => {
  const factor = factorOf(slot);
  return {
    code: slot.code,
    name: slot.name || slot.code,
    available: spendable(slot.amount),
    ...(factor !== undefined && { factor }),
  };
};

/** Whether all money is shown in the wallet's currency: no game with a balance shows it in its own credits. */
export const isInOneUnit = ({ slots }: Pick<Wallet, 'slots'>): boolean =>
  slots.every((slot) => factorOf(slot) === undefined || !slot.amount);

type WalletAnswer = Pick<Answer<Pick<Wallet, 'wallet' | 'slots'>>, 'data' | 'lost'>;

/** Whether the response contains every game account's amount. */
const areSlotsWhole = ({ lost }: WalletAnswer): boolean => !lost.some((part) => part.startsWith('slots'));

/** The total balance: null if a part of it cannot be shown exactly, or could not be read. */
export const totalOf = (wallet: WalletAnswer): Minor | null =>
  areSlotsWhole(wallet) ? totalBalance(wallet.data.wallet.amount, wallet.data.slots) : null;

/** The sum of the game accounts; null under the same conditions as the total. */
export const inGamesOf = (wallet: WalletAnswer): Minor | null =>
  areSlotsWhole(wallet) ? totalBalance(0, wallet.data.slots) : null;

/** The main wallet first, then the game accounts that the member has activated, in the server's order. */
export function accountsOf(wallet: Pick<Wallet, 'wallet' | 'slots'>): readonly Account[] {
  return [
    { code: MAIN_ACCOUNT, name: null, available: spendable(wallet.wallet.amount) },
    ...wallet.slots.filter((slot) => slot.isActive).map(ofSlot),
  ];
}
