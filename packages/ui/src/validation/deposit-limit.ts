import { minor, type Minor } from '#/money/minor';

/** A raise or an end of the limit waits this long: what is decided in the heat of play comes too late. */
const RAISE_DELAY_MS = 24 * 60 * 60 * 1000;

/** Null: no limit. */
export type DailyLimit = Minor | null;

/** What a member set for deposits of one day on this device. */
export interface DepositLimit {
  /** The limit is in this currency, such as 'THB'. */
  readonly currency: string;
  readonly amount: DailyLimit;
  /** A higher limit, or none, that holds from then on. */
  readonly next: { readonly amount: DailyLimit; readonly from: number } | null;
}

/** "THB 100000", or "THB 100000 200000 1700000000000" with what follows and when; '-' is no limit. */
export const DEPOSIT_LIMIT_TEXT = /^[A-Z]{3} (?:\d{1,15}|-)(?: (?:\d{1,15}|-) \d{1,15})?$/;

/**
 * Reads what was stored, as it is at `now`. Null where nothing is stored, where the currency is another one, and
 * where the limit has ended.
 */
export function readDepositLimit(text: string | null, currency: string, now: number): DepositLimit | null {
  const found = text?.match(DEPOSIT_LIMIT_TEXT)?.[0];
  if (found === undefined) return null;
  const [stored, amount, nextAmount, from] = found.split(' ');
  if (stored !== currency) return null;
  const next = from === undefined ? null : { amount: limitOf(nextAmount), from: Number(from) };
  const limit =
    next && next.from <= now ? { amount: next.amount, next: null } : { amount: limitOf(amount), next };
  return limit.amount === null && limit.next === null ? null : { currency, ...limit };
}

export function depositLimitText({ currency, amount, next }: DepositLimit): string {
  const part = (limit: DailyLimit) => (limit === null ? '-' : String(limit));
  return [currency, part(amount), ...(next ? [part(next.amount), String(next.from)] : [])].join(' ');
}

/** A first or lower limit holds at once; a higher one, or none, after a day. The same one takes back what waits. */
export function withLimit(
  current: DepositLimit | null,
  wanted: DailyLimit,
  currency: string,
  now: number,
): DepositLimit | null {
  const held = current?.amount ?? null;
  if (wanted === held) return held === null ? null : { currency, amount: held, next: null };
  if (held === null || (wanted !== null && wanted < held)) return { currency, amount: wanted, next: null };
  return { currency, amount: held, next: { amount: wanted, from: now + RAISE_DELAY_MS } };
}

/** Whether a deposit would pass the limit; an amount that nobody knows yet counts as the smallest. */
export function passesLimit(limit: DailyLimit, used: Minor, amount: Minor | null): boolean {
  return limit !== null && used + (amount ?? 1) > limit;
}

const limitOf = (part: string | undefined): DailyLimit => (part === '-' ? null : minor(Number(part)));
