import { type MarketId, marketIds } from '../markets/market';

/** Of one market, or of all. */
export const faultMarkets = ['all', ...marketIds] as const;

export const faultKinds = [
  'delay',
  'delay-after',
  'refused',
  'error',
  'error-after',
  'cut-before',
  'cut-after',
  'html',
  'wrong-shape',
  'truncated',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Whether calls are answered with the fault's code. */
export const answersWithCode = (kind: FaultKind): boolean =>
  kind === 'refused' || kind === 'error' || kind === 'error-after';

/**
 * A failure on demand. `delay`, `refused`, `error` and `cut-before` come before the call has any effect, `delay-after`,
 * `error-after` and `cut-after` once it has: then only the answer is late, wrong or lost. `refused` has its code's own
 * status, `error` any.
 */
export interface Fault {
  readonly id: number;
  readonly market: MarketId | 'all';
  /** Of a call, or the name of a group of calls. */
  readonly operationId: string;
  /** Only calls of the member or visitor with this phone. */
  readonly phone?: string;
  readonly kind: FaultKind;
  readonly code?: string;
  readonly status?: number;
  readonly ms?: number;
  /** For how many more calls it applies; undefined: until it is cleared. */
  readonly timesLeft?: number;
  /** How many calls it has met. */
  readonly struck: number;
}
