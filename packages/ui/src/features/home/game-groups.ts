import type { Slot } from '@member-wallet/api-sdk';

/** The carousels of the home screen, in order. */
export const CATEGORIES = ['slot', 'sport', 'lotto'] as const;
export type Category = (typeof CATEGORIES)[number];

const isCategory = (value: string): value is Category => CATEGORIES.some((category) => category === value);

interface GameGroup {
  readonly category: Category;
  readonly slots: readonly Slot[];
}

/** Game accounts by category. Those of an unknown category join the first, so that none is unreachable. */
export function groupGames(slots: readonly Slot[]): readonly GameGroup[] {
  return CATEGORIES.map((category, index) => ({
    category,
    slots: slots.filter((slot) => slot.category === category || (index === 0 && !isCategory(slot.category))),
  }));
}
