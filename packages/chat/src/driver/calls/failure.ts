import type { SdkError } from '@member-wallet/api-sdk';
import { MAX_RETRY_AFTER, RETRY_AFTER } from '../../timings';

/** Why a call gave no result. */
export interface Failure {
  /** Whether a retry of the same call would also be refused. */
  readonly isFinal?: boolean;
  /** Whether the server answered, so that the network works. */
  readonly isAnswer?: boolean;
  /** Whether the call timed out. */
  readonly isTimeout?: boolean;
  /** The pause that the server asks for (Retry-After), in ms. */
  readonly retryAfterMs?: number | undefined;
}

/** The 4xx statuses that are worth a retry. */
const RETRYABLE: readonly number[] = [408, 425, 429];

/**
 * Decides by the status alone, because a proxy answers with its own body.
 * @param error undefined if the call was not sent because the host's `getToken` failed
 */
export function failureOf(error: SdkError | undefined): Failure {
  if (!error || !('status' in error)) return { isTimeout: error?.kind === 'timeout' };
  const { status, kind, retryAfterMs } = error;
  // An error code with status 2xx means that the session or the service has ended.
  const isRefusal = status < 500 && (status >= 400 || kind === 'api');
  return { isFinal: isRefusal && !RETRYABLE.includes(status), isAnswer: true, retryAfterMs };
}

/** The longest timer that browsers support, in ms: 24.8 days. A longer one fires at once. */
const MAX_TIMER = 2 ** 31 - 1;

/**
 * The shortest pause before the next try, in ms: doubled with each failure, at least what the server asks for.
 * @param failures from 1
 */
export const pauseAfter = (failures: number, retryAfterMs = 0): number =>
  Math.max(Math.min(RETRY_AFTER * 2 ** (failures - 1), MAX_RETRY_AFTER), retryAfterMs);

/** Adds up to half of it at random, so that pages that failed together do not retry together. */
export const spread = (ms: number): number => Math.min(ms * (1 + Math.random() / 2), MAX_TIMER);
