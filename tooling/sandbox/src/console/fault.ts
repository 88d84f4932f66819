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

/** A failure on demand. `cut-before` drops the connection before anything is done, `cut-after` once it is. */
export interface Fault {
  readonly id: number;
  readonly market: string;
  readonly operationId: string;
  readonly kind: FaultKind;
  readonly code?: string;
  readonly status?: number;
  readonly ms?: number;
  /** How many calls it still meets; undefined: all, until it is cleared. */
  readonly timesLeft?: number;
}
