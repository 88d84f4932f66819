import type { Client } from '../client/client';
import type { Effect, EndpointDefinition, Method } from '../endpoint/endpoint-definition';
import { isSdkError } from '../errors/guards';
import type { Outcome, SdkError } from '../errors/sdk-errors';
import { withHeaders } from '../headers/with-headers';
import type { AnswerMeta } from './answer-meta';
import { withResponseListener } from './answer-meta';

/** A starting call. Contains no input, no token, no body and no filled-in path. */
export interface CallStart {
  /** The operationId. */
  readonly endpoint: string;
  readonly effect: Effect;
  readonly method: Method;
  /** With parameters in braces: '/api/wallet/activate/{slotCode}'. */
  readonly path: string;
}

/** A call that has ended, with any result. */
export interface CallEnd extends CallStart {
  /** The HTTP status; undefined if no response arrived. */
  readonly status: number | undefined;
  /** As in AnswerMeta. */
  readonly requestId: string | undefined;
  /** As in AnswerMeta. */
  readonly retryAfterMs: number | undefined;
  /** 'ok', or the error's kind. 'not-sent' if the error is not an SdkError: invalid input, or a getToken that failed. */
  readonly result: 'ok' | 'not-sent' | SdkError['kind'];
  /** For a failed call: whether it may have taken effect. */
  readonly outcome: Outcome | undefined;
  /** The error's code if the call declares it. Other codes may be any text of the server. */
  readonly code: string | undefined;
  readonly durationMs: number;
}

/** A trace's additions to a call. */
export interface CallTrace {
  /** Sent with the call, under the rules of withHeaders. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Called once when the call has ended, before it resolves or rejects. Errors that it throws are ignored. */
  readonly onResponse?: ((end: CallEnd) => void) | undefined;
}

/** Called when a call starts. Errors that it throws are ignored. */
export type OnRequest = (start: CallStart) => CallTrace | void;

/** Ignores what a hook throws or rejects with. */
const quietly = <Value>(hook: () => Value): Value | undefined => {
  try {
    const value = hook();
    Promise.resolve(value).catch(() => undefined);
    return value;
  } catch {
    return undefined;
  }
};

const failureOf = (
  { errors }: EndpointDefinition,
  error: unknown,
): Pick<CallEnd, 'result' | 'outcome' | 'code'> => {
  if (!isSdkError(error)) return { result: 'not-sent', outcome: 'none', code: undefined };
  const { kind, outcome } = error;
  return {
    result: kind,
    outcome,
    code: kind === 'api' ? errors.find((code) => code === error.code) : undefined,
  };
};

/**
 * A client that calls `onRequest` when a call starts, and the `onResponse` that it returns when the call has ended, so
 * that a span can be opened and closed. Each is called once per call, however often retryReads sends it.
 */
export const traceCalls = (client: Client, onRequest: OnRequest): Client => ({
  ...client,
  around: async (current, endpoint, send) => {
    const { operationId, effect, method, path } = endpoint;
    const start: CallStart = { endpoint: operationId, effect, method, path };
    const startedAt = Date.now();
    let meta: Partial<AnswerMeta> | undefined;
    const given = quietly(() => onRequest({ ...start }));
    const { headers, onResponse }: CallTrace = quietly(() => ({ ...given })) ?? {};
    const end = (how: Pick<CallEnd, 'result' | 'outcome' | 'code'>): void => {
      const durationMs = Math.max(Date.now() - startedAt, 0);
      const { status, requestId, retryAfterMs } = meta ?? {};
      quietly(() => onResponse?.({ ...start, status, requestId, retryAfterMs, ...how, durationMs }));
    };
    try {
      const observed = withResponseListener(current, (seen) => (meta = seen));
      const by = headers ? withHeaders(observed, headers) : observed;
      const data = await (client.around ? client.around(by, endpoint, send) : send(by));
      end({ result: 'ok', outcome: undefined, code: undefined });
      return data;
    } catch (error) {
      end(failureOf(endpoint, error));
      throw error;
    }
  },
});
