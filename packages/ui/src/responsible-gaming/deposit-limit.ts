import { minor, type Minor } from '#/money/minor';

/** The cooling-off period: a raise or removal decided in the heat of play takes effect too late for it. */
const RAISE_DELAY_MS = 24 * 60 * 60 * 1000;

/** Null: no limit. */
export type DailyLimit = Minor | null;

/** The daily deposit limit that a member has set on this device. */
export interface DepositLimit {
  /** The currency of the limit, such as 'THB'. */
  readonly currency: string;
  readonly amount: DailyLimit;
  /** A pending higher limit, or none, and when it takes effect in milliseconds since the epoch. */
  readonly next: { readonly amount: DailyLimit; readonly from: number } | null;
}

/** A limit as it is stored. */
export interface StoredLimit {
  readonly currency: string;
  readonly amount: number | null;
  readonly next: { readonly amount: number | null; readonly from: number } | null;
}

/**
 * The stored limit as of `now`. Null if none is stored, or if the limit has ended.
 * @param stored its amounts are in hundredths
 */
export function limitAt(stored: StoredLimit | null, now: number): DepositLimit | null {
  if (stored === null) return null;
  const amount = limitOf(stored.amount);
  const next = stored.next && { amount: limitOf(stored.next.amount), from: stored.next.from };
  const limit = next && next.from <= now ? { amount: next.amount, next: null } : { amount, next };
  return limit.amount === null && limit.next === null ? null : { currency: stored.currency, ...limit };
}

/**
 * A first or lower limit applies at once; a higher one, or none, after a day. The current amount cancels a pending
 * change. A limit keeps its currency until it has ended, so that another currency does not replace it at once.
 * @param wanted in the current limit's currency
 * @param currency of a first limit
 */
export function withLimit(
  current: DepositLimit | null,
  wanted: DailyLimit,
  currency: string,
  now: number,
): DepositLimit | null {
  const held = current?.amount ?? null;
  if (wanted === null && held === null) return null;
  const unit = current?.currency ?? currency;
  if (held === null || (wanted !== null && wanted <= held))
    return { currency: unit, amount: wanted, next: null };
  return { currency: unit, amount: held, next: { amount: wanted, from: now + RAISE_DELAY_MS } };
}

/** Whether a deposit would exceed the limit, or might because `used` is unknown; an unknown amount counts as the smallest. */
export function passesLimit(limit: DailyLimit, used: Minor | null, amount: Minor | null): boolean {
  return limit !== null && (used === null || used + (amount ?? 1) > limit);
}

const limitOf = (amount: number | null): DailyLimit => (amount === null ? null : minor(amount));
