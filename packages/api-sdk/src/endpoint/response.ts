import type { TransportResponse } from '../client/transport';
import { readErrorBody, readSignal } from '../errors/error-body';
import type { Outcome, UnexpectedReason } from '../errors/sdk-errors';
import { ApiError, UnexpectedResponseError } from '../errors/sdk-errors';
import { wrongField } from '../schema/wrong-field';
import type { EndpointDefinition } from './endpoint-types';

interface Body {
  readonly json: boolean;
  readonly value: unknown;
}

const readBody = ({ text }: TransportResponse): Body => {
  if (text.trim() === '') return { json: true, value: undefined };
  try {
    return { json: true, value: JSON.parse(text) };
  } catch {
    // A bare text is a valid response; markup and a truncated document are not.
    const bare = text.length <= 200 && !/[<{[]/.test(text);
    return { json: bare, value: text };
  }
};

// The meaning of a status without a code, from a proxy instead of the service.
const codeOfStatus: { readonly [status: number]: string } = { 401: 'UNAUTHORIZED', 429: 'REQUEST_LIMIT' };

const mayHaveTakenEffect = (endpoint: EndpointDefinition, status: number, code: string): boolean => {
  const declared = endpoint.errors.includes(code) && code !== 'INTERNAL_SERVER_ERROR';
  return !declared && (status < 400 || status >= 500 || status === 408 || status === 409);
};

/** A message may echo what was sent; secrets in it must not end up in an error. */
const redact = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((clean, secret) => clean.replaceAll(secret, '***'), text);

/** Parses the response, or throws the error that it stands for. */
export const readResponse = (
  endpoint: EndpointDefinition,
  response: TransportResponse,
  secrets: readonly string[],
): unknown => {
  const { status } = response;
  const outcome = (code: string): Outcome =>
    endpoint.effect === 'write' && mayHaveTakenEffect(endpoint, status, code) ? 'unknown' : 'none';
  const unexpected = (reason: UnexpectedReason, field = ''): UnexpectedResponseError =>
    new UnexpectedResponseError({
      endpoint: endpoint.operationId,
      reason,
      field,
      status,
      outcome: outcome(''),
    });
  const refused = (code: string, message: string): ApiError =>
    new ApiError({
      endpoint: endpoint.operationId,
      code: redact(code, secrets),
      message: redact(message, secrets),
      status,
      outcome: outcome(code),
    });

  const { json, value } = readBody(response);
  if (response.redirected || (status >= 300 && status < 400)) throw unexpected('redirect');
  if (status < 200 || status >= 400) {
    const error = json ? readErrorBody(value) : undefined;
    if (error !== undefined) throw refused(error.code, error.message);
    const code = codeOfStatus[status];
    if (code !== undefined) throw refused(code, code);
    throw unexpected(json ? (value === undefined ? 'empty' : 'no-error-code') : 'not-json');
  }
  if (!json) throw unexpected('not-json');
  const signal = readSignal(value);
  if (signal !== undefined) throw refused(signal.code, signal.message);
  const parsed = endpoint.response.safeParse(value);
  if (parsed.success) return parsed.data;
  if (value === undefined) throw unexpected('empty');
  throw unexpected('shape', wrongField(parsed.error));
};
