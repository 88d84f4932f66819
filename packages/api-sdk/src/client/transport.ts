import type { StopSignal } from './stop-signal';

/** How much of a body has left. `total` is missing where the platform does not tell. */
export interface UploadProgress {
  readonly loaded: number;
  readonly total?: number | undefined;
}

/** One request, ready to send. The path is encoded; nothing in it is safe to log. */
export interface TransportRequest {
  readonly operationId: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | undefined;
  /** Stops the request. To hand it to fetch, abort a controller of your own from its listener. */
  readonly signal: StopSignal;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** An answer of any status, its body still text. */
export interface TransportResponse {
  readonly status: number;
  /** For the record: a body is judged by its text, since servers name wrong types. */
  readonly contentType?: string | undefined;
  readonly text: string;
  /** Whether the answer came from another address than the one that was asked. Browsers follow by themselves. */
  readonly redirected?: boolean | undefined;
}

/**
 * Sends one request, once. It rejects only when no answer arrived, with an error whose `code`, where
 * there is one, names the failure.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
