import type { Ask, Callable } from '../ask';
import { endpoints } from '../../endpoints/all';
import { listAt, numberAt, textAt } from '../json';
import type { Proof } from '../proof';
import { proven, unproven } from '../proof';

/** A member's balances, in hundredths, so that sums are exact. */
export interface Balances {
  readonly wallet: number;
  readonly games: Readonly<Record<string, number>>;
  /** Upper bounds of the game balances: in the wallet's unit if that gives the larger number. */
  readonly gamesAtMost: Readonly<Record<string, number>>;
  /** The number of statement entries; NaN if the response does not contain it. */
  readonly entries: number;
  /** Everything else in the wallet that a write may change: coins, the invite bonus. */
  readonly rest: string;
  /** The number of coupons; undefined if they could not be read, as on a backend without a wheel. */
  readonly coupons: number | undefined;
}

export const toHundredths = (amount: number): number => Math.round(amount * 100);

const callable = (endpoint: unknown): Callable => endpoint as Callable;

/** Reads the balances. Undefined if the wallet or statement could not be read, or the wallet has no numeric balance. */
export const readBalances = async (ask: Ask): Promise<Balances | undefined> => {
  const wallet = await ask(callable(endpoints.getWallet));
  const statement = await ask(callable(endpoints.listStatement), { page: 1, limit: 1 });
  const coupons = await ask(callable(endpoints.listCoupons));
  const amount = numberAt(wallet.body, 'wallet', 'amount');
  if (!wallet.result.ok || !statement.result.ok || !Number.isFinite(amount)) return undefined;
  const slots = listAt(wallet.body, 'slots');
  const byCode = (read: (slot: unknown) => number) =>
    Object.fromEntries(slots.map((slot) => [textAt(slot, 'code') ?? '', toHundredths(read(slot))]));
  return {
    wallet: toHundredths(amount),
    games: byCode((slot) => numberAt(slot, 'amount')),
    gamesAtMost: byCode((slot) => numberAt(slot, 'amount') * Math.max(1, numberAt(slot, 'ftWalletSlot'))),
    entries: numberAt(statement.body, 'total'),
    rest: JSON.stringify([
      numberAt(wallet.body, 'invite', 'amount'),
      numberAt(wallet.body, 'profile', 'coin'),
    ]),
    coupons: coupons.result.ok ? listAt(coupons.body).length : undefined,
  };
};

/** Whether nothing has changed. Coupons are only compared if both readings have them. */
export const isUnchanged = (before: Balances, after: Balances): boolean => {
  const areKnown = before.coupons !== undefined && after.coupons !== undefined;
  const compared = (balances: Balances) =>
    JSON.stringify({ ...balances, coupons: areKnown && balances.coupons });
  return compared(before) === compared(after);
};

/** What a comparison of these readings does not prove. */
export const gapsOf = (...readings: readonly (Balances | undefined)[]): Proof => {
  if (readings.includes(undefined)) return unproven('money: the balances could not be read');
  return readings.some((reading) => reading?.coupons === undefined)
    ? unproven('money: the coupons could not be read')
    : proven();
};

/** Whether only the games that a transfer names have changed: its source has not gained, its destination has not lost. */
export const haveOnlyNamedGamesChanged = (input: unknown, before: Balances, after: Balances): boolean =>
  Object.entries(before.games).every(([code, had]) => {
    const has = after.games[code] ?? NaN;
    if (code === textAt(input, 'from')) return !(has > had);
    return code === textAt(input, 'to') ? !(has < had) : Object.is(has, had);
  });
