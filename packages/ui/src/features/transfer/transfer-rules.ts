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
  /** The amount was filled in by 'all' and has not changed since. */
  readonly isAll: boolean;
}

export interface TransferOrder {
  readonly from: Account;
  readonly to: Account;
  readonly amount: Minor;
  /** With transferAll the server itself takes the main wallet's whole balance, so that no satang stays behind. */
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
 * What the page holds an amount against; null where the server judges: the figures are older than the form, or the game
 * counts in credits of its own.
 * @param isFresh the balances were read since the form opened
 */
export const certainBalance = (from: Account | undefined, isFresh: boolean): Minor | null =>
  isFresh && from !== undefined && from.factor === undefined ? from.available : null;

/**
 * The first problem from the top of the form, or the order to send.
 * @param isFresh the balances were read since the form opened
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
  // transferAll takes the main wallet's whole balance, so it is sent only if the form certainly shows that very amount.
  const isAll = draft.isAll && isFresh && from.code === MAIN_ACCOUNT && checked.value === from.available;
  return { ok: true, order: { from, to, amount: checked.value, method: isAll ? 'transferAll' : 'transfer' } };
}
