import type { ErrorCode } from './catalogue';

/**
 * Whether a failed write may have taken effect. `none`: it did not. `unknown`: it may have, so read the wallet before
 * sending it again. Reads are always `none`.
 */
export type Outcome = 'none' | 'unknown';

/** The field that marks every error, so that guards also recognise errors of another copy of this package. */
export const brand = '@member-wallet/error';

interface ErrorContext {
  readonly endpoint: string;
  readonly outcome: Outcome;
}

/** A text about the failure without any part of the request. */
interface Cause {
  /** The message of the error that the transport rejected with, redacted. */
  readonly message?: string | undefined;
}

abstract class Failure<Kind extends string> extends Error {
  declare readonly [brand]: Kind;
  declare readonly kind: Kind;
  /** The operationId of the call that failed. */
  declare readonly endpoint: string;
  declare readonly outcome: Outcome;

  /** A copy of the fields, and the transport's message if it failed. Clones of an error only keep its cause. */
  declare readonly cause: Cause;

  constructor(
    kind: Kind,
    name: string,
    message: string,
    { cause, ...context }: ErrorContext & { readonly cause?: Cause | undefined },
  ) {
    const fields = { ...context, name, kind, [brand]: kind };
    super(message, { cause: { ...cause, [brand]: fields } });
    Object.assign(this, fields);
  }

  /** All fields and the message, without the stack. */
  toJSON(): object {
    return { ...this, message: this.message };
  }
}

/**
 * A code that the call does not declare; servers may send any. At run time, it is the server's text without a prefix.
 * The template type is for the compiler: no real code matches it, so a comparison with a misspelt code or one of
 * another call does not compile.
 */
export type UndeclaredCode = `any other code: ${string}`;

/** The server responded with an error. `code` is part of the contract; `message` is the server's raw text. */
export class ApiError<
  Code extends string = ErrorCode,
  Rest extends string = UndeclaredCode,
> extends Failure<'api'> {
  /** A code that the call declares, or any other text of the server. */
  declare readonly code: Code | Rest;
  /** The HTTP status. */
  declare readonly status: number;
  /** How long to wait before another try, from the Retry-After header; undefined without one. */
  declare readonly retryAfterMs: number | undefined;
  /** The id that the server gave the request, from the X-Request-Id header; undefined without one. */
  declare readonly requestId: string | undefined;

  constructor(
    context: ErrorContext & {
      readonly code: string;
      readonly message: string;
      readonly status: number;
      readonly retryAfterMs?: number | undefined;
      readonly requestId?: string | undefined;
    },
  ) {
    super('api', 'ApiError', context.message, context);
  }
}

/** No response arrived: no network, a refused or dropped connection, a blocked request. */
export class NetworkError extends Failure<'network'> {
  /** The platform's error code if there is one, such as ECONNRESET. */
  declare readonly reason: string;

  constructor(context: ErrorContext & { readonly reason: string; readonly cause?: Cause | undefined }) {
    super('network', 'NetworkError', `${context.endpoint}: no answer (${context.reason})`, context);
  }
}

/** The response did not arrive in time. */
export class TimeoutError extends Failure<'timeout'> {
  declare readonly timeoutMs: number;

  constructor(context: ErrorContext & { readonly timeoutMs: number }) {
    super(
      'timeout',
      'TimeoutError',
      `${context.endpoint}: no answer within ${context.timeoutMs} ms`,
      context,
    );
  }
}

/** The caller's signal was aborted. `none` only if it was aborted before anything was sent. */
export class CancelledError extends Failure<'cancelled'> {
  constructor(context: ErrorContext) {
    super('cancelled', 'CancelledError', `${context.endpoint}: cancelled`, context);
  }
}

/** Why a response could not be used. */
export type UnexpectedReason = 'empty' | 'not-json' | 'redirect' | 'shape' | 'no-error-code';

/** The response could not be used. Contains the field and the reason, never a value. */
export class UnexpectedResponseError extends Failure<'unexpected-response'> {
  declare readonly reason: UnexpectedReason;
  /** The first invalid field, as a dotted path; empty for the whole body. */
  declare readonly field: string;
  declare readonly status: number;
  /** How long to wait before another try, from the Retry-After header; undefined without one. */
  declare readonly retryAfterMs: number | undefined;
  /** The id that the server gave the request, from the X-Request-Id header; undefined without one. */
  declare readonly requestId: string | undefined;

  constructor(
    context: ErrorContext & {
      readonly reason: UnexpectedReason;
      readonly status: number;
      readonly field: string;
      readonly retryAfterMs?: number | undefined;
      readonly requestId?: string | undefined;
    },
  ) {
    const where = context.field && ` at "${context.field}"`;
    const message = `${context.endpoint}: unusable answer, ${context.reason}${where} (HTTP ${context.status})`;
    super('unexpected-response', 'UnexpectedResponseError', message, context);
  }
}

/** Every error that a call can fail with. Distinguish them by `kind` or with the guards. */
export type SdkError<Code extends string = ErrorCode> =
  | ApiError<Code>
  | NetworkError
  | TimeoutError
  | CancelledError
  | UnexpectedResponseError;

/** Whether a call created this error object. The guards also recognise copies. */
export const isBranded = (error: unknown): error is SdkError => Object(error)[brand] !== undefined;
