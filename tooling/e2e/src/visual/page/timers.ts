/** The wheel redraws after the window has kept its size for this many ms. */
const REDRAW_DELAY_MS = 500;

/** Makes the wheel redraw right after a resize: audits resize often, and wait for each redraw. */
export function redrawAtOnce(): void {
  const later = window.setTimeout;
  const soon = (what: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(what, ms === REDRAW_DELAY_MS ? 0 : ms, ...rest);
  window.setTimeout = soon as typeof window.setTimeout;
}
