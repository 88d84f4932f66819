import type { Slice } from '@member-wallet/api-sdk';

/** The most slices that a wheel can show. */
const MOST_SLICES = 60;

/** The code of the slice that stands for all prizes that have none of their own. */
const OTHERS = 'others';

/** The slices of the wheel: of too many, the last one stands for all the rest. */
export function shownSlices(slices: readonly Slice[]): readonly Slice[] {
  const [last] = slices.slice(MOST_SLICES - 1);
  if (!last || slices.length <= MOST_SLICES) return slices;
  return [...slices.slice(0, MOST_SLICES - 1), { ...last, code: OTHERS, label: `${MOST_SLICES}+` }];
}

/** The slice of a prize, by its code; a code that the wheel does not have is left as it is. */
export function shownCode(slices: readonly Slice[], code: string): string {
  const index = slices.findIndex((slice) => slice.code === code);
  return index >= MOST_SLICES - 1 && slices.length > MOST_SLICES ? OTHERS : code;
}

/** The number of the slice that shows a prize, from 1. */
export const shownNumber = (index: number): number => Math.min(index + 1, MOST_SLICES);
