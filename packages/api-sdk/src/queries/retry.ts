import { longestMs } from '../client/check-ms';
import { isApiError, isNetworkError, isTimeoutError, isUnexpectedResponseError } from '../errors/guards';

/** How often a read is requested again. */
export const RETRIES = 2;
const FIRST_DELAY_MS = 1000;
/** A server that asks for a longer wait is not asked again by itself. */
const LONGEST_DELAY_MS = 30_000;

const passing: readonly number[] = [408, 425, 429];

/**
 * Whether the same read may succeed a moment later: no response came, or one that says to try later. A refusal stays
 * one, however often it is asked for.
 */
export const isPassing = (error: unknown): boolean => {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  const answered = isApiError(error) || isUnexpectedResponseError(error);
  if (!answered || !(passing.includes(error.status) || error.status >= 500)) return false;
  return (error.retryAfterMs ?? 0) <= LONGEST_DELAY_MS;
};

/** Milliseconds before the next request: doubled each time, or as long as the server asks for. */
export const waitBefore = (failures: number, error: unknown): number => {
  const own = Math.min(FIRST_DELAY_MS * 2 ** failures, LONGEST_DELAY_MS);
  const isAnswered = isApiError(error) || isUnexpectedResponseError(error);
  return Math.min(Math.max(own, (isAnswered && error.retryAfterMs) || 0), longestMs);
};
