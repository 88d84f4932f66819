import type { Client } from '../client/client';
import type { TransportResponse } from '../client/transport';
import { retryAfterMs } from '../retry/retry-after';

/** A response's metadata. */
export interface AnswerMeta {
  /** The HTTP status. */
  readonly status: number;
  /** The id that the server gave the request, from the X-Request-Id header; undefined without one. */
  readonly requestId: string | undefined;
  /** How long to wait before another try, from the Retry-After header; undefined without one. */
  readonly retryAfterMs: number | undefined;
}

/** A client that reports each response, and undefined for each request that is sent. */
export const withResponseListener = (
  client: Client,
  see: (meta: AnswerMeta | undefined) => void,
): Client => ({
  ...client,
  transport: async (request) => {
    see(undefined);
    const response: TransportResponse = await client.transport(request);
    const { status, requestId } = response;
    see({
      status,
      requestId: requestId && (request.redact?.(requestId) ?? requestId),
      retryAfterMs: retryAfterMs(response),
    });
    return response;
  },
});
