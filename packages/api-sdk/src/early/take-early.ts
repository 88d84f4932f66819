import type { Client } from '../client/client';
import type { TransportRequest, TransportResponse } from '../client/transport';
import { wasRedirected } from '../client/was-redirected';

/** The part of fetch's Response that is read. */
export interface EarlyResponse {
  readonly status: number;
  /** The final URL after redirects; empty or missing if unknown. */
  readonly url?: string | undefined;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** A read's request that was sent before its call was made, and its response. */
export interface EarlyAnswer {
  readonly method: string;
  /** The full URL, including the client's `baseURL`. */
  readonly url: string;
  /**
   * All headers that the call sends, as the SDK writes them: X-Requested-With, Authorization, Accept-Language,
   * Content-Type.
   */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as the SDK writes it; none for a GET. */
  readonly body?: string | undefined;
  /** From fetch, or `Promise.resolve(new Response(text))` for data that the page contains. */
  readonly response: Promise<EarlyResponse>;
}

const haveSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/**
 * Removes the early response to a request from the list and returns it. One for another member or language is also
 * removed, but not returned.
 */
const takeFor = ({ method, url, body, headers }: TransportRequest, early: EarlyAnswer[]) => {
  const at = early.findIndex((one) => one.method === method && one.url === url && one.body === body);
  const [taken] = at < 0 ? [] : early.splice(at, 1);
  return taken && haveSame(taken.headers, headers) ? taken : undefined;
};

/** Reads the response as the transport would. Undefined if none arrived. */
const read = async ({ url, response }: EarlyAnswer): Promise<TransportResponse | undefined> => {
  try {
    const { status, url: answered = '', headers } = await response;
    const text = await (await response).text();
    const header = (name: string) => headers.get(name) ?? undefined;
    if (status === 0) return undefined;
    return {
      status,
      text,
      retryAfter: header('retry-after'),
      requestId: header('x-request-id') ?? header('x-correlation-id'),
      redirected: wasRedirected(url, answered),
    };
  } catch {
    return undefined;
  }
};

/**
 * A client whose reads use the responses of requests that were sent earlier, for instance by the page's inline script.
 * A response serves one call, whose request must be identical, including headers. It is read like any other; if none
 * arrived, the call sends its own request. Writes are always sent, and the first one drops the remaining responses,
 * which may be stale.
 * @param early a list of the caller's, from which used responses are removed. Empty it once its page has loaded.
 */
export const takeEarly = (client: Client, early: EarlyAnswer[]): Client => ({
  ...client,
  transport: async (request) => {
    const { effect, signal } = request;
    if (effect === 'write') early.length = 0;
    const taken = takeFor(request, early);
    if (!taken) return client.transport(request);
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener('abort', () => resolve(undefined));
    });
    const answer = await Promise.race([read(taken), stopped]);
    if (signal.aborted) throw new Error('stopped while waiting for an early answer');
    return answer ?? client.transport(request);
  },
});
