import type { TransportResponse } from '../client/transport';
import { type ErrorBody, readErrorBody, readHiddenRefusal, readSignal } from '../errors/error-body';
import type { Outcome, UnexpectedReason } from '../errors/sdk-errors';
import { ApiError, UnexpectedResponseError } from '../errors/sdk-errors';
import { retryAfterMs } from '../retry/retry-after';
import { unspecifiedSchema } from '../schema/unspecified';
import { wrongField } from '../schema/wrong-field';
import type { EndpointDefinition } from './endpoint-types';
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
    // A short plain text may mean something; markup and a truncated document do not.
    const isPlain = text.length <= 200 && !/[<{[]/.test(text);
    return { kind: isPlain ? 'plain' : 'unusable', value: text };
  }
};

// The meaning of a status without a code, from a proxy instead of the service.
const codeOfStatus: { readonly [status: number]: string } = { 401: 'UNAUTHORIZED', 429: 'REQUEST_LIMIT' };

const mayHaveTakenEffect = (endpoint: EndpointDefinition, status: number, code: string): boolean => {
  const declared = endpoint.errors.includes(code) && code !== 'INTERNAL_SERVER_ERROR';
  return !declared && (status < 400 || status >= 500 || status === 408 || status === 409);
};

/** Parses the response, repaired where it has to be, or throws the error that it stands for. */
export const readResponse = (
  endpoint: EndpointDefinition,
  response: TransportResponse,
  secrets: readonly string[],
): Repaired => {
  // A transport of the caller's may return anything; without a status nothing has succeeded.
  const status = Number.isInteger(response.status) ? response.status : 0;
  const outcome = (as: number, code: string): Outcome =>
    endpoint.effect === 'write' && mayHaveTakenEffect(endpoint, as, code) ? 'unknown' : 'none';
  const { requestId } = response;
  const context = { endpoint: endpoint.operationId, requestId: requestId && redact(requestId, secrets) };
  const unexpected = (reason: UnexpectedReason, as = status, field = ''): UnexpectedResponseError =>
    new UnexpectedResponseError({
      ...context,
      reason,
      field,
      status: as,
      outcome: outcome(as, ''),
    });
  const refused = ({ code, message }: ErrorBody, as = status): ApiError =>
    new ApiError({
      ...context,
      code: redact(code, secrets),
      message: redact(message, secrets),
      status: as,
      outcome: outcome(as, code),
      retryAfterMs: retryAfterMs(response),
    });

  const { kind, value } = readBody(response);
  if (response.redirected || (status >= 300 && status < 400)) throw unexpected('redirect');
  if (status < 200 || status >= 400) {
    const error = kind === 'unusable' ? undefined : readErrorBody(value);
    if (error !== undefined) throw refused(error);
    const code = codeOfStatus[status];
    if (code !== undefined) throw refused({ code, message: code });
    if (kind === 'unusable') throw unexpected('not-json');
    throw unexpected(value === undefined ? 'empty' : 'no-error-code');
  }
  if (kind === 'unusable') throw unexpected('not-json');
  const signal = readSignal(value);
  if (signal !== undefined) throw refused(signal);
  const parsed = endpoint.response.safeParse(value);
  const mayRefuse =
    endpoint.effect === 'write' || !parsed.success || isAnotherAnswer(endpoint.response, value);
  const hidden = mayRefuse ? readHiddenRefusal(value) : undefined;
  if (hidden?.error) throw refused(hidden.error, hidden.status);
  if (hidden) throw unexpected('no-error-code', hidden.status);
  // A plain text such as a proxy's page says nothing about what took effect.
  if (kind === 'plain' && endpoint.effect === 'write' && endpoint.response === unspecifiedSchema())
    throw unexpected('not-json');
  if (parsed.success) return { data: parsed.data, deviations: [] };
  if (value === undefined) throw unexpected('empty');
  const repaired = repair(endpoint.response, value, endpoint.effect === 'read');
  if (repaired) return repaired;
  throw unexpected('shape', status, wrongField(parsed.error));
};
