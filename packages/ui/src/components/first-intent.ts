/** Events of touch, pointer, keyboard, and assistive technology, which only sends clicks. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'click'] as const;

let hasBegun = false;
const waiting = new Set<() => void>();

function begin(): void {
  hasBegun = true;
  for (const sign of SIGNS) document.removeEventListener(sign, begin, true);
  for (const run of waiting) run();
  waiting.clear();
}

/**
 * Calls `run` at the first sign of activity, or immediately if there has been one. Used to prefetch what the member probably
 * needs next, so that a page that is only looked at loads nothing more.
 * @returns a function that cancels it
 */
export function onFirstIntent(run: () => void): () => void {
  // A member who has just logged in has been active already. Not all browsers have this property.
  hasBegun ||= (navigator as Partial<Navigator>).userActivation?.hasBeenActive === true;
  if (hasBegun) {
    run();
    return () => undefined;
  }
  if (waiting.size === 0) {
    for (const sign of SIGNS) document.addEventListener(sign, begin, { capture: true, passive: true });
  }
  waiting.add(run);
  return () => waiting.delete(run);
}
