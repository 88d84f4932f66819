/** Replaces socket.io-client's growing and random pauses in the widget's build: the chat's are all the same. */
export class Backoff {
  /** How often it has been waited since the last connection. */
  attempts = 0;
  readonly #ms: number;

  /** @param options `min` in ms */
  constructor({ min }: { readonly min: number }) {
    this.#ms = min;
  }

  /** How long to wait, in ms. */
  duration(): number {
    this.attempts += 1;
    return this.#ms;
  }

  reset(): void {
    this.attempts = 0;
  }
}
