import type { TransportResponse } from '../client/transport';
import { type ErrorBody, readErrorBody, readHiddenRefusal, readSignal } from '../errors/error-body';
import type { UnexpectedReason } from '../errors/sdk-errors';
import { ApiError, UnexpectedResponseError } from '../errors/sdk-errors';
import { retryAfterMs } from '../retry/retry-after';
import { unspecifiedSchema } from '../schema/unspecified';
import { wrongField } from '../schema/wrong-field';
import type { EndpointDefinition } from './endpoint-definition';
import { isAnotherAnswer, type Repaired, repair } from './repair';
import { redact } from './secrets';

interface Body {
  readonly kind: 'json' | 'plain' | 'unusable';
  readonly value: unknown;
}

const readBody = ({ text }: TransportResponse): Body => {
  if (text.trim() === '') return { kind: 'json', value: undefined };
  try {
    return { kind: 'json', value: JSON.parse(text) };
  } catch {
    // A short plain text may have a meaning; markup and truncated JSON do not.
    const isPlain = text.length <= 200 && !/[<{[]/.test(text);
    return { kind: isPlain ? 'plain' : 'unusable', value: text };
  }
};

// The code for a status without one, as sent by a proxy.
const codeOfStatus: { readonly [status: number]: string } = { 401: 'UNAUTHORIZED', 429: 'REQUEST_LIMIT' };

const mayHaveTakenEffect = (endpoint: EndpointDefinition, status: number, code: string): boolean => {
  const declared = endpoint.errors.includes(code) && code !== 'INTERNAL_SERVER_ERROR';
  return !declared && (status < 400 || status >= 500 || status === 408 || status === 409);
};

/** Parses the response, repairing it if necessary, or throws the corresponding error. */
export const readResponse = (
  endpoint: EndpointDefinition,
  response: TransportResponse,
  secrets: readonly string[],
): Repaired => {
  const { operationId, response: schema } = endpoint;
  const { requestId } = response;
  const isWrite = endpoint.effect === 'write';
  // A custom transport may return anything. Without a status, nothing has succeeded.
  const status = Number.isInteger(response.status) ? response.status : 0;
  const context = (as: number, code: string) => ({
    endpoint: operationId,
    requestId: requestId && redact(requestId, secrets),
    retryAfterMs: retryAfterMs(response),
    status: as,
    outcome: isWrite && mayHaveTakenEffect(endpoint, as, code) ? ('unknown' as const) : ('none' as const),
  });
  const unexpected = (reason: UnexpectedReason, as = status, field = '') =>
    new UnexpectedResponseError({ ...context(as, ''), reason, field });
  const refused = ({ code, message }: ErrorBody, as = status) =>
    new ApiError({
      ...context(as, code),
      code: redact(code, secrets),
      message: redact(message, secrets),
    });

  if (response.redirected || (status >= 300 && status < 400)) throw unexpected('redirect');
  const { kind, value } = readBody(response);
  const isUnusable = kind === 'unusable';
  if (status < 200 || status >= 400) {
    const code = codeOfStatus[status];
    const error = (!isUnusable && readErrorBody(value)) || (code && { code, message: code });
    if (error) throw refused(error);
    throw unexpected(isUnusable ? 'not-json' : value === undefined ? 'empty' : 'no-error-code');
  }
  if (isUnusable) throw unexpected('not-json');
  const signal = readSignal(value);
  if (signal) throw refused(signal);
  const parsed = schema.safeParse(value);
  const hidden = readHiddenRefusal(value);
  const isOwnRefusal = parsed.success && endpoint.isRefusal?.(parsed.data);
  if (hidden && !isOwnRefusal && (isWrite || !parsed.success || isAnotherAnswer(schema, value))) {
    throw hidden.error ? refused(hidden.error, hidden.status) : unexpected('no-error-code', hidden.status);
  }
  // A plain text, such as a proxy's page, does not tell whether the write took effect.
  if (kind === 'plain' && isWrite && schema === unspecifiedSchema()) throw unexpected('not-json');
  if (parsed.success) return { data: parsed.data, deviations: [] };
  if (value === undefined) throw unexpected('empty');
  const repaired = repair(schema, value, !isWrite);
  if (repaired) return repaired;
  throw unexpected('shape', status, wrongField(parsed.error));
};
