import type { SdkError } from '../errors/sdk-errors';
import { axiosTransport } from './axios-transport';
import type { Transport } from './transport';

/** The product's languages. `la` is Lao here; on the wire it is `lo`. */
export type Locale = 'th' | 'la' | 'en';

interface Timeouts {
  readonly call?: number | undefined;
  readonly upload?: number | undefined;
}

export interface ClientOptions {
  /** Where the paths begin: 'https://api.example.com', or '' for the page's own origin. */
  readonly baseURL: string;
  /** Asked before every call; null sends no Authorization header. */
  readonly getToken?: (() => string | null) | undefined;
  /** Sent as Accept-Language where given. */
  readonly getLocale?: (() => Locale) | undefined;
  /** Milliseconds. `call` is 60,000 by default, `upload` 300,000. */
  readonly timeouts?:
    | { readonly call?: number | undefined; readonly upload?: number | undefined }
    | undefined;
  /**
   * Whether each write brings a key of its own (Idempotency-Key), by which a server that honours the header
   * knows a request that arrives twice. A browser may resend a request by itself, a POST too, when a
   * kept-alive connection closes under it. On by default where `baseURL` is of the page's own origin; another
   * origin has to allow the header first.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /** Told of every failed call, before the caller is. It must not throw. */
  readonly onError?: ((error: SdkError) => void) | undefined;
  /** Replaces the network, for tests. */
  readonly transport?: Transport | undefined;
}

/** Settings that a call needs. It keeps no state between calls. */
export interface Client extends ClientOptions {
  readonly timeouts: Timeouts;
  readonly transport: Transport;
}

/** Makes a client. It shows nothing, redirects nowhere and never sends a request twice. */
export const createClient = (options: ClientOptions): Client => ({
  ...options,
  baseURL: options.baseURL.replace(/\/+$/, ''),
  idempotencyKeys: options.idempotencyKeys ?? !options.baseURL.includes('//'),
  timeouts: options.timeouts ?? {},
  transport: options.transport ?? axiosTransport,
});
