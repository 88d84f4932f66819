import type { Client } from '../client/client';
import type { StopSignal } from '../client/stop-signal';
import type { UploadProgress } from '../client/transport';
import type { ErrorCode } from '../errors/catalogue';
import type { SdkError } from '../errors/sdk-errors';
import type { EndpointMetadata } from './endpoint-definition';

export interface CallOptions {
  /** An AbortSignal, or an object that behaves like one. */
  readonly signal?: StopSignal | undefined;
  /** Errors that it throws are ignored. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** The Idempotency-Key, instead of a generated one. A server that supports it repeats the first response. */
  readonly idempotencyKey?: string | undefined;
  /**
   * Timeout in milliseconds, instead of the endpoint's default. Infinity means no limit. Rejects with a TypeError
   * unless above 0.
   */
  readonly timeoutMs?: number | undefined;
}

/** The result of `safe`, which never throws an SdkError. */
export type Result<Data, Code extends string> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: SdkError<Code> };

interface Call<Input, Data, Code extends string> {
  /** Resolves with the parsed response. Rejects with an SdkError. */
  (client: Client, input: Input, options?: CallOptions): Promise<Data>;
  /** The same call, which returns a failure as a value. */
  safe(client: Client, input: Input, options?: CallOptions): Promise<Result<Data, Code>>;
}

/** Changes nothing on the server: safe to repeat, cache and prefetch. */
export interface ReadEndpoint<Input = never, Data = unknown, Code extends string = ErrorCode>
  extends Call<Input, Data, Code>,
    EndpointMetadata<Data, Code> {
  readonly effect: 'read';
}

/** Changes something on the server, whatever its HTTP method. */
export interface WriteEndpoint<Input = never, Data = unknown, Code extends string = ErrorCode>
  extends Call<Input, Data, Code>,
    EndpointMetadata<Data, Code> {
  readonly effect: 'write';
}

export type Endpoint<Input = never, Data = unknown, Code extends string = ErrorCode> =
  | ReadEndpoint<Input, Data, Code>
  | WriteEndpoint<Input, Data, Code>;

/** The input of an endpoint: path parameters and body fields in one flat object, or nothing. */
export type InputOf<E extends Endpoint> = Parameters<E>[1];
/** The data that an endpoint returns. */
export type DataOf<E extends Endpoint> = Awaited<ReturnType<E>>;
/** The catalogue codes that an endpoint can fail with. */
export type ErrorCodeOf<E extends Endpoint> = E['errors'][number];
