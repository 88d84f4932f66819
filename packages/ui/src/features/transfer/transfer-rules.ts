import { MAIN_ACCOUNT, type Account } from '#/data/money/accounts';
import { fromMajor, type Minor } from '#/money/minor';
import type { AmountTerms } from '#/money/parse';
import { type AmountProblem, checkAmount } from '#/validation/amount';

/** The minimum transfer in any currency: 1 major unit. */
export const TRANSFER_MINIMUM: Minor = fromMajor(1);

export interface TransferDraft {
  /** Codes of accounts; empty while nothing is chosen. */
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  /** Whether the amount was filled in by 'all', and nothing has changed since. */
  readonly isAll: boolean;
}

export interface TransferOrder {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Minor;
  /** With transferAll, the server moves the main wallet's whole balance, so that no satang is left. */
  readonly method: 'transfer' | 'transferAll';
}

export type TransferProblem =
  | { readonly field: 'from' | 'to'; readonly code: 'select-account' }
  | { readonly field: 'to'; readonly code: 'same-account' }
  | ({ readonly field: 'amount'; readonly from: Account } & AmountProblem);

type CheckedTransfer =
  | { readonly ok: true; readonly order: TransferOrder }
  | { readonly ok: false; readonly problem: TransferProblem };

const refused = (problem: TransferProblem): CheckedTransfer => ({ ok: false, problem });

/**
 * The balance that an amount is checked against. Null if only the server can check it: the balances are older than the form,
 * or the game has its own credits.
 * @param isFresh whether the balances were read since the form opened
 */
export const certainBalance = (from: Account | undefined, isFresh: boolean): Minor | null =>
  isFresh && from !== undefined && from.factor === undefined ? from.available : null;

/**
 * The order to send, or the first problem from the top of the form.
 * @param isFresh whether the balances were read since the form opened
 */
export function checkTransfer(
  draft: TransferDraft,
  accounts: readonly Account[],
  { symbol, digits }: AmountTerms,
  isFresh: boolean,
): CheckedTransfer {
  const from = accounts.find(({ code }) => code === draft.from);
  const to = accounts.find(({ code }) => code === draft.to);
  if (!from) return refused({ field: 'from', code: 'select-account' });
  if (!to) return refused({ field: 'to', code: 'select-account' });
  if (from.code === to.code) return refused({ field: 'to', code: 'same-account' });
  const checked = checkAmount(draft.amount, {
    symbol,
    digits,
    minimum: TRANSFER_MINIMUM,
    available: certainBalance(from, isFresh) ?? undefined,
  });
  if (!checked.ok) return refused({ field: 'amount', from, ...checked.problem });
  // transferAll moves the main wallet's whole balance, so it is only sent if the form certainly shows the same amount.
  const isAll = draft.isAll && isFresh && from.code === MAIN_ACCOUNT && checked.value === from.available;
  return { ok: true, order: { from, to, amount: checked.value, method: isAll ? 'transferAll' : 'transfer' } };
}
