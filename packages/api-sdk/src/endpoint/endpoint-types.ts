import type { Client } from '../client/client';
import type { PlatformFormData } from '../client/platform';
import type { StopSignal } from '../client/stop-signal';
import type { UploadProgress } from '../client/transport';
import type { ErrorCode } from '../errors/catalogue';
import type { SdkError } from '../errors/sdk-errors';
import type { Schema } from '../schema/schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: visitors, members, or both. */
export type Auth = 'none' | 'member' | 'any';
/** `write` also marks the GETs that change state: never cached, prefetched or retried. */
export type Effect = 'read' | 'write';

export interface CallOptions {
  /** An AbortSignal, or what does the same. */
  readonly signal?: StopSignal | undefined;
  /** What it throws is ignored. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** The Idempotency-Key, instead of a generated one: a server that honours it repeats the first response. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds, instead of the endpoint's default; Infinity for no limit. Rejects with a TypeError unless above 0. */
  readonly timeoutMs?: number | undefined;
}

/** What `safe` returns: it never throws an SdkError. */
export type Result<Data, Code extends string> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: SdkError<Code> };

/** The metadata of an endpoint. */
interface EndpointMetadata<Data = unknown, Code extends string = ErrorCode> {
  readonly operationId: string;
  readonly method: Method;
  /** With its parameters in braces: '/api/wallet/activate/{slotCode}'. */
  readonly path: string;
  readonly auth: Auth;
  /** Milliseconds before a TimeoutError: 60,000, or 300,000 for uploads. */
  readonly timeoutMs: number;
  /** How the body is encoded. */
  readonly encoding: 'json' | 'multipart';
  readonly summary: string;
  /** Undefined when nothing but path parameters is sent. */
  readonly body: Schema | undefined;
  readonly response: Schema<Data>;
  /** The catalogue codes that this endpoint can fail with. */
  readonly errors: readonly Code[];
}

interface Call<Input, Data, Code extends string> {
  /** Resolves with the parsed response; rejects with an SdkError. */
  (client: Client, input: Input, options?: CallOptions): Promise<Data>;
  /** The same call, with a failure returned as a value. */
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

/** An example exchange: the caller's input and the response on the wire. */
export interface Example {
  readonly input?: unknown;
  readonly response: unknown;
}

/** A declaration of either effect, as the code that sends calls sees it. */
export interface EndpointDefinition extends EndpointMetadata<unknown, string> {
  readonly effect: Effect;
  /** Not part of the build that pages load. */
  readonly example: Example | undefined;
  /** Whether a parsed response refuses in a way of its own, which the caller reads: it is returned, whatever code it has. */
  readonly isRefusal?: ((data: unknown) => boolean) | undefined;
  /** Only uploads have it: builds the multipart body. */
  readonly form?: ((fields: Readonly<Record<string, unknown>>) => PlatformFormData) | undefined;
}

/** The input of an endpoint: path parameters and body fields in one flat object, or nothing. */
export type InputOf<E extends Endpoint> = Parameters<E>[1];
/** The data that an endpoint returns. */
export type DataOf<E extends Endpoint> = Awaited<ReturnType<E>>;
/** The catalogue codes that an endpoint can fail with. */
export type ErrorCodeOf<E extends Endpoint> = E['errors'][number];
