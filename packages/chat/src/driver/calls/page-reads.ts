import type { Client } from '@member-wallet/api-sdk';
import type { PageRequest } from '../../conversation/history';
import type { Participant } from '../../message/outgoing';
import { type PageResult, readPage } from './reader';

/**
 * A slow page is requested again while the earlier call goes on. At most two calls run at once, because a browser limits
 * the connections to one server and the rest of the app needs them.
 */
const AT_ONCE = 2;

/** Reads pages of history. `answered` is not called for reads that were aborted because of a newer one. */
export function createPageReads(client: Client, who: Participant, answered: (result: PageResult) => void) {
  /** The calls in progress, oldest first, with the number of their fill. */
  const calls = new Map<AbortController, number>();
  return async (request: PageRequest): Promise<void> => {
    const [oldest] = calls.keys();
    if (oldest && calls.size >= AT_ONCE) {
      oldest.abort();
      calls.delete(oldest);
    }
    const own = new AbortController();
    const fill = request.fill ?? 0;
    calls.set(own, fill);
    const result = await readPage(client, who, request, own.signal);
    calls.delete(own);
    if (own.signal.aborted) return;
    // Calls for the same page or for an earlier fill are no longer needed.
    if ('messages' in result) calls.forEach((other, call) => other <= fill && call.abort());
    answered(result);
  };
}
