/** A touch, a moved pointer, a key, and what assistive technology sends instead. */
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
 * Runs it at the first sign that the member is about to do something, at once if there has been one: what they are
 * likely to need is fetched then, and a page that is only looked at fetches nothing more.
 * @returns takes it back
 */
export function onFirstIntent(run: () => void): () => void {
  // Whoever has just logged in has been active already. Not every browser tells.
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
