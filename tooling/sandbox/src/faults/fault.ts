import { type MarketId, marketIds } from '../markets/market';

/** The values of a fault's market. */
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

/** Whether the response contains the fault's code. */
export const answersWithCode = (kind: FaultKind): boolean =>
  kind === 'refused' || kind === 'error' || kind === 'error-after';

/**
 * A failure on demand. `delay`, `refused`, `error` and `cut-before` happen before the call has any effect; `delay-after`,
 * `error-after` and `cut-after` after it, so that only the response is late, wrong or lost. `refused` has the status of
 * its code, `error` any status.
 */
export interface Fault {
  readonly id: number;
  readonly market: MarketId | 'all';
  /** The id of a call, or the name of a group of calls. */
  readonly operationId: string;
  /** If set, only calls of the market's member or visitor with this phone fail. */
  readonly phone?: string;
  readonly kind: FaultKind;
  readonly code?: string;
  readonly status?: number;
  readonly ms?: number;
  /** To how many more calls it applies. Undefined: to all, until the fault is cleared. */
  readonly timesLeft?: number;
  /** To how many calls it has been applied. */
  readonly struck: number;
}
