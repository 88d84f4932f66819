import type { Ask, Callable } from '../ask';
import { endpoints } from '../../endpoints/all';
import { listAt, numberAt, textAt } from '../json';

/** What a member has, in hundredths, so that sums are exact. */
export interface Balances {
  readonly wallet: number;
  readonly games: Readonly<Record<string, number>>;
  /** The same in units of the wallet, where those are smaller. */
  readonly gamesAtMost: Readonly<Record<string, number>>;
  /** How many entries the statement has; NaN if it does not say. */
  readonly entries: number;
  /** Everything that a write may change besides: coins, coupons, the invite bonus. */
  readonly rest: string;
}

export const toHundredths = (amount: number): number => Math.round(amount * 100);

const callable = (endpoint: unknown): Callable => endpoint as Callable;

/** Undefined if one of the calls that say it was not answered, or the balance is no number. */
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
      listAt(coupons.body).length,
    ]),
  };
};

export const isUnchanged = (before: Balances, after: Balances | undefined): boolean =>
  JSON.stringify(before) === JSON.stringify(after);

/** Whether the games stayed as they were, but for those that a transfer names: the one gains, the other loses. */
export const areGamesRight = (input: unknown, before: Balances, after: Balances): boolean =>
  Object.entries(before.games).every(([code, had]) => {
    const has = after.games[code] ?? NaN;
    if (code === textAt(input, 'from')) return !(has > had);
    return code === textAt(input, 'to') ? !(has < had) : Object.is(has, had);
  });
