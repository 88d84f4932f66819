import type { SdkError } from '@member-wallet/api-sdk';

/** Why a call gave no result. */
export interface Failure {
  /** Whether the same call would only be refused again. */
  readonly isFinal?: boolean;
  /** Whether the server has answered, so that the network is there. */
  readonly isAnswer?: boolean;
  /** Whether nothing came in the time that the call may take. */
  readonly isTimeout?: boolean;
  /** How long the server asks to be left alone, in ms. */
  readonly retryAfterMs?: number | undefined;
}

/** Statuses of 4xx that pass. */
const PASSING: readonly number[] = [408, 425, 429];

/**
 * Judged by the status, whatever the body looks like: a proxy refuses with a page of its own.
 * @param error nothing if the call was not sent, since the host's `getToken` has failed
 */
export function failureOf(error: SdkError | undefined): Failure {
  if (!error || !('status' in error)) return { isTimeout: error?.kind === 'timeout' };
  const { status, kind, retryAfterMs } = error;
  // With a good status an error is the server's word that the session or the service is over.
  const isRefusal = status < 500 && (status >= 400 || kind === 'api');
  return { isFinal: isRefusal && !PASSING.includes(status), isAnswer: true, retryAfterMs };
}
