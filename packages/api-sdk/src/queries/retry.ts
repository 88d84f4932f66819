import { longestMs } from '../client/check-ms';
import { isApiError, isNetworkError, isTimeoutError, isUnexpectedResponseError } from '../errors/guards';

/** The number of retries. */
export const RETRIES = 2;
const FIRST_DELAY_MS = 1000;
/** No automatic retry if the server asks for a longer wait. */
const MAX_DELAY_MS = 30_000;

const transientStatuses: readonly number[] = [408, 425, 429];

/**
 * Whether the same read may succeed a moment later: no response arrived, or one that asks to try later. A refusal stays
 * a refusal.
 */
export const isTransient = (error: unknown): boolean => {
  if (isNetworkError(error) || isTimeoutError(error)) return true;
  const answered = isApiError(error) || isUnexpectedResponseError(error);
  if (!answered || !(transientStatuses.includes(error.status) || error.status >= 500)) return false;
  return (error.retryAfterMs ?? 0) <= MAX_DELAY_MS;
};

/** Milliseconds until the next request: doubled each time, or what the server asks for. */
export const waitBefore = (failures: number, error: unknown): number => {
  const own = Math.min(FIRST_DELAY_MS * 2 ** failures, MAX_DELAY_MS);
  const isAnswered = isApiError(error) || isUnexpectedResponseError(error);
  return Math.min(Math.max(own, (isAnswered && error.retryAfterMs) || 0), longestMs);
};
