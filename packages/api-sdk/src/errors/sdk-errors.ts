import type { ErrorCode } from './catalogue';

/**
 * Whether a failed write may have taken effect. `none`: it did not. `unknown`: it may have; read the
 * wallet before anything is sent again. Reads always say `none`.
 */
export type Outcome = 'none' | 'unknown';

/** The field that brands every error, so that guards work across two copies of this package. */
export const brand = '@member-wallet/error';

interface Facts {
  readonly endpoint: string;
  readonly outcome: Outcome;
}

abstract class Failure<Kind extends string> extends Error {
  declare readonly [brand]: Kind;
  declare readonly kind: Kind;
  /** The operationId of the call that failed. */
  declare readonly endpoint: string;
  declare readonly outcome: Outcome;

  constructor(kind: Kind, name: string, message: string, facts: Facts) {
    super(message);
    Object.assign(this, facts, { name, kind, [brand]: kind });
  }
}

/** The server answered with an error. `code` is the contract; `message` is its raw text. */
export class ApiError<Code extends string = ErrorCode> extends Failure<'api'> {
  /** A code of the catalogue, or whatever else the server sent. */
  declare readonly code: Code | (string & {});
  /** The HTTP status. */
  declare readonly status: number;

  constructor(facts: Facts & { readonly code: string; readonly message: string; readonly status: number }) {
    super('api', 'ApiError', facts.message, facts);
  }
}

/** No answer arrived: no network, a refused or cut connection, a blocked request. */
export class NetworkError extends Failure<'network'> {
  /** The system's name for the failure where it gives one, such as ECONNRESET. */
  declare readonly reason: string;

  constructor(facts: Facts & { readonly reason: string }) {
    super('network', 'NetworkError', `${facts.endpoint}: no answer (${facts.reason})`, facts);
  }
}

/** The answer did not arrive in time. */
export class TimeoutError extends Failure<'timeout'> {
  declare readonly timeoutMs: number;

  constructor(facts: Facts & { readonly timeoutMs: number }) {
    super('timeout', 'TimeoutError', `${facts.endpoint}: no answer within ${facts.timeoutMs} ms`, facts);
  }
}

/** The caller's signal was aborted. `none` only when it was aborted before anything was sent. */
export class CancelledError extends Failure<'cancelled'> {
  constructor(facts: Facts) {
    super('cancelled', 'CancelledError', `${facts.endpoint}: cancelled`, facts);
  }
}

/** What made an answer unusable. */
export type UnexpectedReason = 'empty' | 'not-json' | 'redirect' | 'shape' | 'no-error-code';

/** An answer arrived that cannot be used. It names the field and what was wrong, never a value. */
export class UnexpectedResponseError extends Failure<'unexpected-response'> {
  declare readonly reason: UnexpectedReason;
  /** The first field that did not fit, as a dotted path; empty when the whole body is meant. */
  declare readonly field: string;
  declare readonly status: number;

  constructor(
    facts: Facts & { readonly reason: UnexpectedReason; readonly status: number; readonly field: string },
  ) {
    const where = facts.field && ` at "${facts.field}"`;
    const message = `${facts.endpoint}: unusable answer, ${facts.reason}${where} (HTTP ${facts.status})`;
    super('unexpected-response', 'UnexpectedResponseError', message, facts);
  }
}

/** Everything that a call can fail with. Tell them apart by `kind` or by the guards. */
export type SdkError<Code extends string = ErrorCode> =
  | ApiError<Code>
  | NetworkError
  | TimeoutError
  | CancelledError
  | UnexpectedResponseError;
