import { delay, HttpResponse } from 'msw';
import type { DataOf, Endpoint, ErrorCodeOf } from '../endpoint/endpoint-types';

interface Late {
  /** Milliseconds until the reply. Infinity: no reply. */
  readonly delayMs?: number | undefined;
}

/** The call's data; its example by default. For a list, all rows, of which each page gets its part. */
export interface DataReply<E extends Endpoint> extends Late {
  readonly data?: DataOf<E>;
}

/** An error with one of the call's declared codes. */
export interface RefusalReply<E extends Endpoint> extends Late {
  readonly code: ErrorCodeOf<E>;
  /** The HTTP status; by default 401, 429 or 500 if the code implies it, otherwise 400. */
  readonly status?: number | undefined;
  /** The server's raw text; the code by default. */
  readonly message?: string | undefined;
  /** The Retry-After header. */
  readonly retryAfterSeconds?: number | undefined;
}

/** No response: the connection fails. */
export interface NetworkReply extends Late {
  readonly fails: 'network';
}

/** Exactly this body, which need not be JSON. */
export interface TextReply extends Late {
  readonly text: string;
  readonly status?: number | undefined;
}

/** A handler's reply. */
export type HandlerReply<E extends Endpoint> = DataReply<E> | RefusalReply<E> | NetworkReply | TextReply;

const statuses: Readonly<Record<string, number>> = {
  UNAUTHORIZED: 401,
  EXPIRED_AUTH_TOKEN: 401,
  REQUEST_LIMIT: 429,
  REQUEST_LIMIT_1MIN: 429,
  INTERNAL_SERVER_ERROR: 500,
};

/** An error as the API sends it. */
export const refused = (code: string, status = statuses[code] ?? 400, message = code, headers = {}) =>
  HttpResponse.json({ code, message }, { status, headers });

/** The HTTP response for a reply. */
export const responseOf = async <E extends Endpoint>(
  reply: HandlerReply<E>,
  example: unknown,
  pageOf = (data: unknown): unknown => data,
): Promise<Response> => {
  const { delayMs } = reply;
  if (delayMs !== undefined) await delay(delayMs === Infinity ? 'infinite' : delayMs);
  if ('fails' in reply) return HttpResponse.error();
  if ('text' in reply) return new HttpResponse(reply.text, { status: reply.status ?? 200 });
  if (!('code' in reply)) return HttpResponse.json(pageOf('data' in reply ? reply.data : example) as object);
  const { code, status, message, retryAfterSeconds } = reply;
  return refused(
    code,
    status,
    message,
    retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  );
};
