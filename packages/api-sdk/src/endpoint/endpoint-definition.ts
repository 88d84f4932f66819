import type { PlatformFormData } from '../client/platform';
import type { ErrorCode } from '../errors/catalogue';
import type { Schema } from '../schema/schema';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** The allowed callers: visitors, members, or both. */
export type Auth = 'none' | 'member' | 'any';
/** GETs that change state are also `write`: never cached, prefetched or retried. */
export type Effect = 'read' | 'write';

/** The metadata of an endpoint. */
export interface EndpointMetadata<Data = unknown, Code extends string = ErrorCode> {
  readonly operationId: string;
  readonly method: Method;
  /** With parameters in braces: '/api/wallet/activate/{slotCode}'. */
  readonly path: string;
  readonly auth: Auth;
  /** Milliseconds until a TimeoutError: 60,000, or 300,000 for uploads and sendChatMessage. */
  readonly timeoutMs: number;
  /** How the body is encoded. */
  readonly encoding: 'json' | 'multipart';
  /** A description in one sentence. Not part of the build that pages load. */
  readonly summary: string | undefined;
  /** The request body; undefined if only path parameters are sent. */
  readonly body: Schema | undefined;
  readonly response: Schema<Data>;
  /** The catalogue codes that this endpoint can fail with. */
  readonly errors: readonly Code[];
}

/** An example exchange: the caller's input, and the response as sent by the server. */
export interface Example {
  readonly input?: unknown;
  readonly response: unknown;
}

/** A declaration of either effect, as the code that sends calls uses it. */
export interface EndpointDefinition extends EndpointMetadata<unknown, string> {
  readonly effect: Effect;
  /** Not part of the build that pages load. */
  readonly example: Example | undefined;
  /** Whether a parsed response is a refusal that callers read themselves. Such a response is returned, whatever its code. */
  readonly isRefusal?: ((data: unknown) => boolean) | undefined;
  /** Builds the multipart body; only for uploads. */
  readonly form?: ((fields: Readonly<Record<string, unknown>>) => PlatformFormData) | undefined;
}
