import type { ApiError, WithdrawLimits } from '@member-wallet/api-sdk';
import type { Currency } from '#/market/market';
import { fromMajor, fromWire, minor, type Minor } from '#/money/minor';
import type { AmountTerms } from '#/money/parse';
import { type AmountProblem, checkAmount } from '#/validation/amount';
import type { Checked } from '#/validation/checked';

export interface WithdrawBounds {
  /** Undefined if the server sets none, or while the limits load. */
  readonly minimum: Minor | undefined;
  readonly maximum: Minor | undefined;
  /** The money in the wallet and all game accounts, which are emptied first. Undefined if unknown. */
  readonly available: Minor | undefined;
  /** Whether amounts above `available` are refused here. Otherwise only the server checks them. */
  readonly isCertain: boolean;
}

/** @param isCertain whether the balance was read since the form opened, and no game has its own credits */
export function boundsOf(
  limits: WithdrawLimits | undefined,
  available: Minor | null,
  isCertain: boolean,
): WithdrawBounds {
  return {
    minimum: fromWire(limits?.withdrawMin, 'up') ?? undefined,
    maximum: fromWire(limits?.withdrawMax, 'down') ?? undefined,
    available: available ?? undefined,
    isCertain,
  };
}

export const checkWithdraw = (
  typed: string,
  { isCertain, available, ...limits }: WithdrawBounds,
  { symbol, digits }: AmountTerms,
): Checked<Minor, AmountProblem> => {
  const checked = checkAmount(typed, {
    symbol,
    digits,
    ...limits,
    available: isCertain ? available : undefined,
  });
  // Zero is refused even if the server has no minimum.
  return checked.ok && checked.value === 0
    ? { ok: false, problem: { code: 'amount-below-minimum', minimum: fromMajor(1) } }
    : checked;
};

/** The largest possible withdrawal: the balance, up to the maximum. Undefined if the balance is unknown. */
export const mostOf = ({ available, maximum }: WithdrawBounds): Minor | undefined =>
  available === undefined ? undefined : minor(Math.min(available, maximum ?? available));

/** The quick amounts that are within the limits. */
export const quickAmounts = ({ presets }: Currency, { minimum, maximum }: WithdrawBounds): readonly Minor[] =>
  presets.withdraw
    .map(fromMajor)
    .filter(
      (amount) =>
        (minimum === undefined || amount >= minimum) && (maximum === undefined || amount <= maximum),
    );

/** The kind of advice about a refusal; null if the refusal's text is enough. */
export function adviceFor(code: ApiError['code']): 'bonus' | 'balance' | 'limits' | 'bank' | null {
  switch (code) {
    case 'BONUS_REMAINING':
    case 'BONUS_CONDITION':
      return 'bonus';
    case 'MONEY_NOT_ENOUGH':
      return 'balance';
    case 'TRANSFER_MINIMUM':
    case 'KEY_INVALID':
      return 'limits';
    case 'NO_BANK':
    case 'INVALID_BANK':
      return 'bank';
    default:
      return null;
  }
}
