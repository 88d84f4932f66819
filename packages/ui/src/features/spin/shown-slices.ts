import type { Slice, SpinOutcome } from '@member-wallet/api-sdk';

/** The most slices that a wheel can show. */
const MOST_SLICES = 60;

/** The code of the slice that stands for all prizes that have none of their own. */
const OTHERS = 'others';

type Prize = Pick<SpinOutcome, 'code' | 'label'>;

/** The slices of the wheel: of too many, the last one stands for all the rest. */
export function shownSlices(slices: readonly Slice[]): readonly Slice[] {
  const [last] = slices.slice(MOST_SLICES - 1);
  if (!last || slices.length <= MOST_SLICES) return slices;
  return [...slices.slice(0, MOST_SLICES - 1), { ...last, code: OTHERS, label: `${MOST_SLICES}+` }];
}

/** Where a slice says all that the prize says; -1 for none. */
const placeOf = (slices: readonly Slice[], { code, label }: Prize): number =>
  slices.findIndex((slice) => slice.code === code && slice.label === label);

/** Whether the wheel has a slice that says all that the prize says. */
export const hasPrize = (slices: readonly Slice[], prize: Prize): boolean => placeOf(slices, prize) >= 0;

/** A prize as the wheel knows it; one that it does not have is left as it is. */
export function shownPrize(slices: readonly Slice[], prize: Prize): Prize {
  const exact = placeOf(slices, prize);
  const index = exact >= 0 ? exact : slices.findIndex(({ code }) => code === prize.code);
  return index >= MOST_SLICES - 1 && slices.length > MOST_SLICES ? { ...prize, code: OTHERS } : prize;
}

/** The number of the slice that shows a prize, from 1. */
export const shownNumber = (index: number): number => Math.min(index + 1, MOST_SLICES);
