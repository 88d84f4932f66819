import type { KeyboardEvent } from 'react';

/** The axis of the items, and whether focus wraps from the last one to the first. */
interface Direction {
  readonly axis?: 'vertical' | 'horizontal';
  readonly wraps?: boolean;
}

const ARROWS = {
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
} as const;

/**
 * Moves focus within a list with arrow keys, Home and End, and then prevents the browser from scrolling.
 * @param items the focusable elements, in document order
 * @returns the index of the item that has focus now; null if the key does not move focus
 */
export function moveFocus(
  event: KeyboardEvent,
  items: readonly HTMLElement[],
  { axis = 'vertical', wraps = false }: Direction = {},
): number | null {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const { back, on } = ARROWS[axis];
  const last = items.length - 1;
  const at = items.findIndex((item) => item === document.activeElement);
  const end = wraps ? { first: last, last: 0 } : { first: 0, last };
  const targets: Readonly<Record<string, number>> = {
    [on]: at === last ? end.last : at + 1,
    [back]: at <= 0 ? end.first : at - 1,
    Home: 0,
    End: last,
  };
  const to = targets[event.key];
  if (to === undefined || to === at || !items[to]) return null;
  event.preventDefault();
  items[to].focus();
  return to;
}
