import type { Client } from '../client/client';
import type { TransportRequest, TransportResponse } from '../client/transport';
import { wasRedirected } from '../client/was-redirected';

/** The part of fetch's Response that is read. */
export interface EarlyResponse {
  readonly status: number;
  /** Where the response came from, after redirects; empty or missing where nobody knows. */
  readonly url?: string | undefined;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
}

/** A request of a read that left before its call was made, and its response. */
export interface EarlyAnswer {
  readonly method: string;
  /** With the client's `baseURL`. */
  readonly url: string;
  /** All that the call sends, as the SDK spells them: X-Requested-With, Authorization, Accept-Language, Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
  /** As the SDK writes it; for a GET none. */
  readonly body?: string | undefined;
  /** Of fetch, or `Promise.resolve(new Response(text))` for data that the page brought along. */
  readonly response: Promise<EarlyResponse>;
}

const haveSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);

/** Takes the answer of a request out of the list. One for another member or language is taken out too, and dropped. */
const takeFor = ({ method, url, body, headers }: TransportRequest, early: EarlyAnswer[]) => {
  const at = early.findIndex((one) => one.method === method && one.url === url && one.body === body);
  const [taken] = at < 0 ? [] : early.splice(at, 1);
  return taken && haveSame(taken.headers, headers) ? taken : undefined;
};

/** As the transport would have returned it; undefined if none arrived. */
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
 * A client whose reads take the answers of requests that left before them: a page's first lines can ask for what its
 * code will need. An answer serves one call, which must be about to send exactly that request, headers included. The
 * answer is read like any other; if none arrived, the call sends its own request. Writes are always sent; the first one
 * drops what is left, which it may have made stale.
 * @param early is the caller's list: what was taken leaves it. Empty it once the page that it was for has loaded.
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
