export const faultKinds = [
  'delay',
  'error',
  'cut-before',
  'cut-after',
  'html',
  'wrong-shape',
  'truncated',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/**
 * A failure on demand. `cut-before` drops the connection before the call has any effect, `cut-after` once it
 * has.
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
