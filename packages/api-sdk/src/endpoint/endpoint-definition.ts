import type { PlatformFormData } from '../client/platform';
import type { ErrorCode } from '../errors/catalogue';
import type { Schema } from '../schema/schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Who may call: visitors, members, or both. */
export type Auth = 'none' | 'member' | 'any';
/** `write` also marks the GETs that change state: never cached, prefetched or retried. */
export type Effect = 'read' | 'write';

/** The metadata of an endpoint. */
export interface EndpointMetadata<Data = unknown, Code extends string = ErrorCode> {
  readonly operationId: string;
  readonly method: Method;
  /** With its parameters in braces: '/api/wallet/activate/{slotCode}'. */
  readonly path: string;
  readonly auth: Auth;
  /** Milliseconds before a TimeoutError: 60,000, or 300,000 for uploads. */
  readonly timeoutMs: number;
  /** How the body is encoded. */
  readonly encoding: 'json' | 'multipart';
  /** What the call does, in a sentence. Not part of the build that pages load. */
  readonly summary: string | undefined;
  /** Undefined when nothing but path parameters is sent. */
  readonly body: Schema | undefined;
  readonly response: Schema<Data>;
  /** The catalogue codes that this endpoint can fail with. */
  readonly errors: readonly Code[];
}

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
