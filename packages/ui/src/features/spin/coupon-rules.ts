import type { Coupon } from '@member-wallet/api-sdk';

const firstText = (texts: readonly (string | null | undefined)[]): string | null =>
  texts.map((text) => text?.trim()).find((text) => text) ?? null;

/**
 * The text that identifies a coupon in a claim; null if it has none. The specification does not say which field that is, and
 * only specifies a prize and an amount. So this is the first that is set of: id, code, slice code, and the prize's names.
 */
export function couponId({ _id, code, prize }: Coupon): string | null {
  const { slice, name, label } = prize;
  return firstText([_id, code, slice?.code, name, slice?.name, slice?.label, label]);
}

/** A coupon's title, and a second line if there is more. Servers send label and name in the slice or beside it. */
export function couponTexts({ prize }: Coupon): { readonly title: string; readonly more: string | null } {
  const { slice } = prize;
  const label = couponLabel(prize);
  const name = firstText([prize.name, slice?.name]);
  return { title: label ?? name ?? '–', more: label && name };
}

/**
 * The newest claimable coupon for a prize. A coupon matches by its slice's code or, if it has none, by its label. Of several,
 * one with the prize's label is preferred.
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
