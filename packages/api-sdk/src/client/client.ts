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
   * Called once per call, before it is sent. Null sends no Authorization header. The call's timeout and signal also
   * apply while a promise is pending. If it throws or rejects, nothing is sent and the call rejects with the same
   * error.
   */
  readonly getToken?: (() => string | null | Promise<string | null>) | undefined;
  /** Sent as Accept-Language if given. */
  readonly getLocale?: (() => Locale) | undefined;
  /**
   * In milliseconds. `upload` applies to calls that send a file (uploadSlip, uploadChatImage and uploadChatVideo),
   * 300,000 by default; `call` to all others, 60,000 by default, or 300,000 for sendChatMessage. `timeoutMs` of a
   * single call takes precedence. The chat widget's calls use these settings too; without them, it sends a message with
   * a timeout of 60,000. Infinity means no limit; a value that is not above 0 throws a TypeError.
   */
  readonly timeouts?:
    | { readonly call?: number | undefined; readonly upload?: number | undefined }
    | undefined;
  /**
   * Whether each write sends a new Idempotency-Key, so that a server that supports the header recognises a request that
   * arrives twice. Browsers may repeat a request automatically, even a POST, when a kept-alive connection closes. On by
   * default if `baseURL` has the page's own origin; another origin must allow the header first. In Node, only a
   * `baseURL` without a host, as in tests, counts as the own origin.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /** Called for every failed call, before the call rejects. Errors that it throws are ignored. */
  readonly onError?: ((error: SdkError) => void) | undefined;
  /**
   * Called for every response value that was not as documented and was repaired, once per field and kind, before the
   * call resolves. Errors that it throws are ignored.
   */
  readonly onDeviation?: ((deviation: Deviation) => void) | undefined;
  /** Replaces the network, for tests. */
  readonly transport?: Transport | undefined;
}

/** Hooks that run before and after a call. */
type Around = (
  client: Client,
  endpoint: EndpointDefinition,
  send: (client: Client) => Promise<unknown>,
) => Promise<unknown>;

/** The settings of calls. Keeps no state between calls. */
export interface Client extends ClientOptions {
  readonly timeouts: Timeouts;
  readonly transport: Transport;
  /** Set by traceCalls. Runs a call by calling `send` once, with the given client or one derived from it. */
  readonly around?: Around | undefined;
  /** Set by withHeaders, which validates them. */
  readonly checkedHeaders?: Readonly<Record<string, string>> | undefined;
}

/** Outside a page, a URL without an origin counts as the own origin. */
const hasOwnOrigin = (baseURL: string): boolean => {
  const { location }: { readonly location?: { readonly origin: string } } = globalThis;
  const own = location?.origin;
  try {
    return new URL(baseURL, own).origin === own;
  } catch {
    return !baseURL.includes('//');
  }
};

/** Creates a client with another transport. Pages that only use this function do not load axios. */
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
