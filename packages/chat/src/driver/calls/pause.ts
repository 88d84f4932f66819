import { MAX_RETRY_AFTER, RETRY_AFTER } from '../../timings';

/** What a timer holds: 24.8 days. A longer one fires at once. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * The least pause before the next try, in ms: doubled after each failure in a row, and at least what the server asks for.
 * @param failures from 1
 */
export const pauseAfter = (failures: number, retryAfterMs = 0): number =>
  Math.max(Math.min(RETRY_AFTER * 2 ** (failures - 1), MAX_RETRY_AFTER), retryAfterMs);

/** Up to half as long again, so that the pages that failed together do not come back together. */
export const spread = (ms: number): number => Math.min(ms * (1 + Math.random() / 2), MAX_TIMER);
