export const faultKinds = [
  'delay',
  'delay-after',
  'error',
  'cut-before',
  'cut-after',
  'html',
  'wrong-shape',
  'truncated',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/**
 * A failure on demand. `delay` and `cut-before` come before the call has any effect, `delay-after` and `cut-after` once
 * it has: then only the answer is late or lost.
 */
export interface Fault {
  readonly id: number;
  readonly market: string;
  readonly operationId: string;
  readonly kind: FaultKind;
  readonly code?: string;
  readonly status?: number;
  readonly ms?: number;
  /** For how many more calls it applies; undefined: until it is cleared. */
  readonly timesLeft?: number;
}
