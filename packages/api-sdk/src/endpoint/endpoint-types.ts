import type { Client } from '../client/client';
import type { UploadProgress } from '../client/transport';
import type { SdkError } from '../errors/sdk-errors';
import type { Schema } from '../schema/schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: a visitor, a member, or both. */
export type Auth = 'none' | 'member' | 'any';
/** `write` also marks the GETs that change state: never cached, prefetched, repeated or retried. */
export type Effect = 'read' | 'write';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Sent as Idempotency-Key, in place of the client's own: a server that honours it answers a repeat with the first answer. */
  readonly idempotencyKey?: string | undefined;
  /** Milliseconds, instead of the endpoint's own. */
  readonly timeoutMs?: number | undefined;
}

/** What `safe` answers: it never throws an SdkError. */
export type Result<Data, Code extends string> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly error: SdkError<Code> };

/** What a declaration says, ready to read. */
interface EndpointFacts<Data = unknown, Code extends string = string> {
  readonly operationId: string;
  readonly method: Method;
  /** With its parameters in braces: '/api/wallet/activate/{slotCode}'. */
  readonly path: string;
  readonly auth: Auth;
  /** Milliseconds before a TimeoutError: 60,000, or 300,000 for uploads. */
  readonly timeoutMs: number;
  /** How the body travels. */
  readonly encoding: 'json' | 'multipart';
  readonly summary: string;
  /** Undefined when nothing but path parameters is sent. */
  readonly body: Schema | undefined;
  readonly response: Schema<Data>;
  /** The catalogue codes that this endpoint can answer with. */
  readonly errors: readonly Code[];
}

interface Call<Input, Data, Code extends string> {
  /** Resolves with the parsed answer; rejects with an SdkError. */
  (client: Client, input: Input, options?: CallOptions): Promise<Data>;
  /** The same call, with its failure as a value. */
  safe(client: Client, input: Input, options?: CallOptions): Promise<Result<Data, Code>>;
}

/** Changes nothing on the server: safe to repeat, cache and prefetch. */
export interface ReadEndpoint<Input = never, Data = unknown, Code extends string = string>
  extends Call<Input, Data, Code>,
    EndpointFacts<Data, Code> {
  readonly effect: 'read';
}

/** Changes something on the server, whatever its HTTP method. */
export interface WriteEndpoint<Input = never, Data = unknown, Code extends string = string>
  extends Call<Input, Data, Code>,
    EndpointFacts<Data, Code> {
  readonly effect: 'write';
}

export type Endpoint<Input = never, Data = unknown, Code extends string = string> =
  | ReadEndpoint<Input, Data, Code>
  | WriteEndpoint<Input, Data, Code>;

/** One exchange as it goes over the wire; `input` is what the caller gives. */
export interface Example {
  readonly input?: unknown;
  readonly response: unknown;
}

/** A declaration of either effect, as the code that sends a call sees it. */
export interface Target extends EndpointFacts {
  readonly effect: Effect;
  /** Left out of the build that pages load. */
  readonly example: Example | undefined;
  /** Uploads bring the code that makes their body. */
  readonly form?: ((fields: Readonly<Record<string, unknown>>) => FormData) | undefined;
}

/** What an endpoint takes: path parameters and body fields in one flat object, or nothing. */
export type InputOf<E extends Endpoint> = Parameters<E>[1];
/** What an endpoint answers. */
export type DataOf<E extends Endpoint> = Awaited<ReturnType<E>>;
/** The catalogue codes that an endpoint can fail with. */
export type ErrorCodeOf<E extends Endpoint> = E['errors'][number];
