import type { Coupon } from '@member-wallet/api-sdk';

const firstText = (texts: readonly (string | null | undefined)[]): string | null =>
  texts.map((text) => text?.trim()).find((text) => text) ?? null;

/**
 * What names a coupon in a claim, or null if nothing does. The specification gives a coupon a prize and an amount only,
 * and does not say which field claims it: the first of its id, its code, the code of its slice, and the prize's names.
 */
export function couponId({ _id, code, prize }: Coupon): string | null {
  const { slice, name, label } = prize;
  return firstText([_id, code, slice?.code, name, slice?.name, slice?.label, label]);
}

/** What a coupon is called, and more about it: in the slice or beside it, as the server has it. */
export function couponTexts({ prize }: Coupon): { readonly title: string; readonly more: string | null } {
  const { slice } = prize;
  const label = couponLabel(prize);
  const name = firstText([prize.name, slice?.name]);
  return { title: label ?? name ?? '–', more: label && name };
}

/**
 * The latest coupon for a prize: one of its slice, by the code and what is written on it; without a code, or where
 * something else is written on all of them, by the other alone.
 */
export function couponOf(
  coupons: readonly Coupon[] | undefined,
  { code, label }: { readonly code: string; readonly label: string },
): Coupon | null {
  const hasLabel = ({ prize }: Coupon) => couponLabel(prize) === label;
  const ofSlice = coupons?.filter((coupon) => {
    const own = coupon.prize.slice?.code;
    return (own ? own === code : hasLabel(coupon)) && couponId(coupon) !== null;
  });
  return ofSlice?.find(hasLabel) ?? ofSlice?.[0] ?? null;
}

const couponLabel = ({ slice, label }: Coupon['prize']): string | null => firstText([slice?.label, label]);
