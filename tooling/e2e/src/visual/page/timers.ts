/** The wheel redraws once a window has kept its size for this long, in ms. */
const UNTIL_REDRAWN = 500;

/** From now on the wheel redraws right after a resize: audits resize often, and none is followed by another at once. */
export function redrawAtOnce(): void {
  const later = window.setTimeout;
  const soon = (what: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(what, ms === UNTIL_REDRAWN ? 0 : ms, ...rest);
  window.setTimeout = soon as typeof window.setTimeout;
}
