import type { Client } from '../client/client';
import type { StopSignal } from '../client/stop-signal';
import type { TransportResponse } from '../client/transport';
import { checkMs, longestMs } from '../client/check-ms';
import { retryAfterMs } from './retry-after';

export interface RetryOptions {
  /** The number of retries; 2 by default. */
  readonly times?: number | undefined;
  /** Milliseconds until the first retry, doubled for each further one, minus a random part of up to half; 300 by default. */
  readonly delayMs?: number | undefined;
  /**
   * The longest wait in milliseconds; 10,000 by default. There is no retry if the server asks for more with
   * Retry-After. Infinity waits as long as the call's timeout allows.
   */
  readonly maxDelayMs?: number | undefined;
}

/** Transient statuses: the same request may succeed a moment later. */
const transientStatuses: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

const checkWait = (option: string, ms: number): void => {
  // 0 is allowed: an immediate retry.
  if (ms !== 0) checkMs(option, ms);
};

/** Resolves after the wait, or as soon as the call is stopped. */
const wait = (ms: number, signal: StopSignal): Promise<void> =>
  new Promise((resolve) => {
    // An aborted signal dispatches no further event.
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(ms, longestMs));
    signal.addEventListener('abort', end);
  });

/**
 * A client that repeats reads if no response arrived, or one that asks to try later. It never repeats writes, which are
 * known by their declaration and not by the HTTP method. The call's timeout and signal cover all attempts, and
 * `onError` is only called for the last failure.
 */
export const retryReads = (
  client: Client,
  { times = 2, delayMs = 300, maxDelayMs = 10_000 }: RetryOptions = {},
): Client => {
  checkWait('delayMs', delayMs);
  checkWait('maxDelayMs', maxDelayMs);
  return {
    ...client,
    transport: async (request) => {
      const { effect, signal } = request;
      const attempt = () => client.transport(request);
      for (let left = effect === 'read' ? times : 0, delay = delayMs; left > 0; left -= 1, delay *= 2) {
        let response: TransportResponse | undefined;
        try {
          response = await attempt();
          if (!transientStatuses.includes(response.status)) return response;
        } catch (error) {
          if (signal.aborted) throw error;
        }
        const asked = response && retryAfterMs(response);
        if (response && asked !== undefined && asked > maxDelayMs) return response;
        const jittered = Math.min(delay, maxDelayMs) * (1 - Math.random() / 2);
        await wait(Math.max(asked ?? 0, jittered), signal);
        if (signal.aborted) throw new Error('stopped while waiting to send again');
      }
      return attempt();
    },
  };
};
