/** The delays around a write, in milliseconds. */
export const DELAYS = {
  /**
   * A request is sent this long after its button turns busy, so that the spinner never flickers: however fast the
   * response, it shows for at least this long.
   */
  start: 200,
  /** The spinner disappears this long after the response, without delaying what the response opens. */
  hide: 200,
  /** A refusal waits at most this long for the text of its code. */
  messages: 3000,
  /** A claim is sent this long after the last press on confirm. */
  claim: 500,
} as const;

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
