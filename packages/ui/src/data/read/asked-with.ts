const inputs = new WeakMap<object, unknown>();

/** Keeps what an answer was asked with: it may still be shown when something else is asked. */
export function rememberInput(answer: unknown, input: unknown): void {
  if (typeof answer === 'object' && answer !== null) inputs.set(answer, input);
}

/** Undefined for what did not come from the server. */
export const inputOf = (answer: object): unknown => inputs.get(answer);
