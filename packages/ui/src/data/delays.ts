/** The timing of a write, in milliseconds, all in one place. */
export const DELAYS = {
  /**
   * An action starts this long after its button shows that it waits. So the sign never flickers: however fast
   * the answer, it has stood this long.
   */
  start: 200,
  /** The sign goes this long after the answer. Only the sign: what the answer opens does not wait for it. */
  hide: 200,
  /** A coupon is claimed this long after the last press on confirm. */
  claim: 500,
} as const;

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
