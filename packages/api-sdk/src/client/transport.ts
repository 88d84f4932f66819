import type { Effect } from '../endpoint/endpoint-definition';
import type { PlatformFormData } from './platform';
import type { StopSignal } from './stop-signal';

/** How much of the body has been sent. `total` is missing where the platform does not report it. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

/** A request, ready to send. The path is encoded; no part of the request is safe to log. */
export interface TransportRequest {
  readonly operationId: string;
  /** Whether the call changes something, whatever its method: a write must not be sent a second time. */
  readonly effect: Effect;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | PlatformFormData | undefined;
  /** Removes what is secret about this request from a text, such as an echo of the token. */
  readonly redact?: ((text: string) => string) | undefined;
  /** Aborts the request. To use it with fetch, abort your own AbortController from its listener. */
  readonly signal: StopSignal;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** A response of any status, with its body as text. */
export interface TransportResponse {
  readonly status: number;
  /** Informational: the body is parsed regardless, since servers send wrong types. */
  readonly contentType?: string | undefined;
  readonly text: string;
  /** The Retry-After header, if there is one. */
  readonly retryAfter?: string | undefined;
  /** When it was sent, by the server's own clock: the Date header, if there is one. */
  readonly date?: string | undefined;
  /** The id that the server gave this request, for its support to find it: the X-Request-Id header, if there is one. */
  readonly requestId?: string | undefined;
  /** Whether the response came from a path other than the requested one: browsers follow redirects silently. */
  readonly redirected?: boolean | undefined;
}

/**
 * Sends a request, once. Rejects only when no response arrived, with an error whose `code`, if any, identifies
 * the failure.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
