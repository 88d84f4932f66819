import type { Effect } from '../endpoint/endpoint-definition';
import type { PlatformFormData } from './platform';
import type { StopSignal } from './stop-signal';

/** The upload progress. `total` is missing if the platform does not report it. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

/** A request, ready to send. The path is encoded. No part of it is safe to log. */
export interface TransportRequest {
  readonly operationId: string;
  /** Whether the call changes something, regardless of its method. A write must not be sent twice. */
  readonly effect: Effect;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | PlatformFormData | undefined;
  /** Removes this request's secrets from a text, such as an echo of the token. */
  readonly redact?: ((text: string) => string) | undefined;
  /** Aborts the request. To use it with fetch, abort your own AbortController from its listener. */
  readonly signal: StopSignal;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** A response of any status, with its body as text. */
export interface TransportResponse {
  readonly status: number;
  /** Informational: the body is parsed regardless, because servers send wrong types. */
  readonly contentType?: string | undefined;
  readonly text: string;
  /** The Retry-After header. */
  readonly retryAfter?: string | undefined;
  /** The Date header: when the response was sent, by the server's clock. */
  readonly date?: string | undefined;
  /** The X-Request-Id header: the server's id for the request, for its support to find it. */
  readonly requestId?: string | undefined;
  /** Whether the response came from another path than the requested one, because browsers follow redirects silently. */
  readonly redirected?: boolean | undefined;
}

/** Sends a request once. Rejects only if no response arrived, with an error whose `code`, if any, identifies the failure. */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
