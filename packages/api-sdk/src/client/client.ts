import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Deviation } from '../endpoint/repair';
import type { SdkError } from '../errors/sdk-errors';
import type { Locale } from './locale';
import { checkMs } from './check-ms';
import type { Transport } from './transport';

interface Timeouts {
  readonly call?: number | undefined;
  readonly upload?: number | undefined;
}

export interface ClientOptions {
  /** Prepended to every path: 'https://api.example.com', or '' for the page's own origin. */
  readonly baseURL: string;
  /**
   * Called once for every call, before it is sent; null sends no Authorization header. The call's timeout and signal
   * cover the wait for a promise. If it throws or rejects, nothing is sent and the call rejects with that very error.
   */
  readonly getToken?: (() => string | null | Promise<string | null>) | undefined;
  /** Sent as Accept-Language if given. */
  readonly getLocale?: (() => Locale) | undefined;
  /**
   * Milliseconds. `upload` is for the calls that send a file (uploadSlip, uploadChatImage and uploadChatVideo) and
   * defaults to 300,000; `call` is for all others and defaults to 60,000, for sendChatMessage to 300,000. `timeoutMs` of
   * one call takes precedence. The chat widget's calls follow them too; without them, it gives a send 60,000. Infinity is
   * no limit; what is not above 0 throws a TypeError.
   */
  readonly timeouts?:
    | { readonly call?: number | undefined; readonly upload?: number | undefined }
    | undefined;
  /**
   * Whether each write sends its own Idempotency-Key, so that a server that honours the header recognises a request
   * that arrives twice. A browser may resend a request by itself, even a POST, when a kept-alive connection closes
   * under it. On by default when `baseURL` has the page's own origin; another origin has to allow the header first. In
   * Node, only a `baseURL` without a host, such as that of a test, counts as the own origin.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /** Called for every failed call, before the call rejects. What it throws is ignored. */
  readonly onError?: ((error: SdkError) => void) | undefined;
  /**
   * Called for every value of a response that is not as documented and was repaired, once for each field and kind,
   * before the call resolves. What it throws is ignored.
   */
  readonly onDeviation?: ((deviation: Deviation) => void) | undefined;
  /** Replaces the network, for tests. */
  readonly transport?: Transport | undefined;
}

/** What happens before and after a call. */
type Around = (
  client: Client,
  endpoint: EndpointDefinition,
  send: (client: Client) => Promise<unknown>,
) => Promise<unknown>;

/** The settings of calls. Keeps no state between calls. */
export interface Client extends ClientOptions {
  readonly timeouts: Timeouts;
  readonly transport: Transport;
  /** Set by traceCalls: makes a call by `send`, once, with the client given or one made from it. */
  readonly around?: Around | undefined;
  /** Set by withHeaders, which checks them. */
  readonly checkedHeaders?: Readonly<Record<string, string>> | undefined;
}

/** Outside a page, an address without an origin of its own is the own one. */
const hasOwnOrigin = (baseURL: string): boolean => {
  const { location }: { readonly location?: { readonly origin: string } } = globalThis;
  const own = location?.origin;
  try {
    return new URL(baseURL, own).origin === own;
  } catch {
    return !baseURL.includes('//');
  }
};

/** Creates a client over another transport: a page that uses only this function loads no axios. */
export const createClientOver = (transport: Transport, options: Omit<ClientOptions, 'transport'>): Client => {
  const { timeouts = {} } = options;
  checkMs('timeouts.call', timeouts.call);
  checkMs('timeouts.upload', timeouts.upload);
  return {
    ...options,
    baseURL: options.baseURL.replace(/\/+$/, ''),
    idempotencyKeys: options.idempotencyKeys ?? hasOwnOrigin(options.baseURL),
    timeouts,
    transport,
  };
};
