import type { Slice, SpinOutcome } from '@member-wallet/api-sdk';

/** The most slices that a wheel can show. */
const MOST_SLICES = 60;

/** The code of the last slice, which represents all prizes that do not fit. */
const OTHERS = 'others';

type Prize = Pick<SpinOutcome, 'code' | 'label'>;

/** The slices to draw. If there are too many, the last one represents the rest. */
export function shownSlices(slices: readonly Slice[]): readonly Slice[] {
  const [last] = slices.slice(MOST_SLICES - 1);
  if (!last || slices.length <= MOST_SLICES) return slices;
  return [...slices.slice(0, MOST_SLICES - 1), { ...last, code: OTHERS, label: `${MOST_SLICES}+` }];
}

/** The index of the slice with the prize's code and label; -1 for none. */
const placeOf = (slices: readonly Slice[], { code, label }: Prize): number =>
  slices.findIndex((slice) => slice.code === code && slice.label === label);

/** Whether a slice has the prize's code and label. */
export const hasPrize = (slices: readonly Slice[], prize: Prize): boolean => placeOf(slices, prize) >= 0;

/** The prize, with the code of the slice that represents it on the wheel. Unchanged if the wheel does not have it. */
export function shownPrize(slices: readonly Slice[], prize: Prize): Prize {
  const exact = placeOf(slices, prize);
  const index = exact >= 0 ? exact : slices.findIndex(({ code }) => code === prize.code);
  return index >= MOST_SLICES - 1 && slices.length > MOST_SLICES ? { ...prize, code: OTHERS } : prize;
}

/** The number, from 1, of the drawn slice that represents the slice at `index`. */
export const shownNumber = (index: number): number => Math.min(index + 1, MOST_SLICES);
