/** Delays before and after a write, in milliseconds. */
export const DELAYS = {
  /** Between showing the spinner and sending the request: the shortest time of a spinner, so that it never flickers. */
  start: 200,
  /** Between the response and the end of the spinner. It does not delay what the response opens. */
  hide: 200,
  /** The longest wait for the text of a refusal's code. */
  messages: 3000,
  /** Between the last press on confirm and the request of a claim. */
  claim: 500,
} as const;

export const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
