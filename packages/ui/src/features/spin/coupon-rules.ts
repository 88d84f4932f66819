import type { Coupon } from '@member-wallet/api-sdk';

/**
 * What names a coupon in a claim, or null if nothing does. The specification gives a coupon a prize and an amount only,
 * and does not say which field claims it: the first of its id, its code, the code of its slice, and the prize's names.
 */
export function couponId({ _id, code, prize }: Coupon): string | null {
  const names = [_id, code, prize.slice?.code, prize.name, prize.slice?.label];
  return names.map((each) => each?.trim()).find((each) => each) ?? null;
}
