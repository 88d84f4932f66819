import { memberErrors } from '../endpoint/common-errors';
import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { SdkError } from '../errors/sdk-errors';
import type { Asked } from './ask';
import type { Finding } from './finding';
import { breaksApps, breaksSpecification } from './finding';
import { judgeForm } from './form';
import { judgeBody } from './strict';

/** The result of a call. `refused`: rejected with a declared code, so that the response's shape was not checked. */
interface Judgement {
  readonly verdict: 'pass' | 'refused' | 'skipped';
  readonly detail: string;
  readonly findings: readonly Finding[];
}

const found = (...findings: readonly Finding[]): Judgement => ({ verdict: 'pass', detail: '', findings });

const expectedInstead = {
  empty: 'an answer with a body',
  'not-json': 'an answer in JSON',
  redirect: 'an answer, not a redirect',
  'no-error-code': 'an error body with a message or a code',
} as const;

const isAccessCode = (code: string): boolean =>
  code === 'invalid-token' || memberErrors.some((one) => one === code);

const isGood = (status: number | undefined): boolean => status !== undefined && status >= 200 && status < 300;

/** Codes that may have the status of a server failure: a system behind it failed, it is too busy, or it is gone. */
const mayBeFailure = (code: string): boolean => /_FAIL$|^REQUEST_LIMIT|^gone$/.test(code);

/**
 * Checks a refusal's status. With a success status, the refusal looks like a success to every client that relies on the
 * status; with that of a server failure, it leaves the outcome open.
 */
const judgeStatus = (endpoint: EndpointDefinition, code: string, status = 0): readonly Finding[] => {
  if (status >= 500 && !mayBeFailure(code))
    return [breaksSpecification('status', `a status from 400 to 499 with a refusal; it is HTTP ${status}`)];
  if (!isGood(status)) return [];
  const severity = endpoint.effect === 'write' ? breaksApps : breaksSpecification;
  return [severity('status', `a status of 400 or more with a refusal; it is HTTP ${status}`)];
};

const noRoute = (status: number): Finding => breaksApps('status', `a route; the answer is HTTP ${status}`);

/** A failed call only conforms if the server rejected it with a code that is declared for the call. */
const judgeError = (endpoint: EndpointDefinition, error: SdkError<string>, asked: Asked): Judgement => {
  const { status, body } = asked;
  switch (error.kind) {
    case 'api': {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        return found(breaksApps('status', `an answer; the server failed (HTTP ${error.status})`));
      const findings = [...judgeStatus(endpoint, error.code, status), ...judgeForm(endpoint, asked)];
      if (error.code === 'gone')
        return { verdict: 'pass', detail: 'the service says that it is gone', findings };
      if (isAccessCode(error.code)) {
        const expected = endpoint.auth === 'none' ? 'an answer without a token' : 'an answer to this token';
        return found(breaksApps('auth', `${expected}; it is ${error.code}`));
      }
      if (endpoint.errors.includes(error.code)) return { verdict: 'refused', detail: error.code, findings };
      if (error.status === 404 || error.status === 405) return found(noRoute(error.status));
      const answer = `the answer is ${error.code} (HTTP ${error.status})`;
      return found(
        breaksSpecification('code', `a code that is listed for this call; ${answer}`),
        ...findings,
      );
    }
    case 'unexpected-response':
      if (error.status === 404 || error.status === 405) return found(noRoute(error.status));
      if (error.reason === 'shape') return found(...judgeBody(endpoint, body));
      return found(
        breaksApps(
          error.reason === 'redirect' ? 'status' : 'body',
          `${expectedInstead[error.reason]} (HTTP ${error.status})`,
        ),
      );
    case 'timeout':
      return found(breaksApps('connection', `an answer within ${error.timeoutMs} ms`));
    case 'network':
      return found(breaksApps('connection', `an answer; the connection failed (${error.reason})`));
    case 'cancelled':
      return { verdict: 'skipped', detail: 'cancelled', findings: [] };
    default:
      return error satisfies never;
  }
};

/** Judges the response to a call. */
export const judge = (endpoint: EndpointDefinition, asked: Asked): Judgement => {
  const { result, body } = asked;
  if (!result.ok) return judgeError(endpoint, result.error, asked);
  const findings = [...judgeBody(endpoint, body), ...judgeForm(endpoint, asked)];
  return { verdict: 'pass', detail: 'answered', findings };
};

/**
 * Judges the response to a caller who must not get a member's data.
 * @param caller such as 'a caller without a token'
 */
export const judgeStranger = (
  endpoint: EndpointDefinition,
  asked: Asked,
  caller: string,
): readonly Finding[] => {
  const { result, status } = asked;
  if (result.ok) return [breaksApps('auth', `a refusal of ${caller}`)];
  const { error } = result;
  if (error.kind !== 'api')
    return [breaksSpecification('auth', `a refusal of ${caller} with a code; it is ${error.kind}`)];
  if (isGood(status))
    return [breaksSpecification('auth', `a refusal of ${caller} with a status of 400 or more`)];
  // A backend may limit the rate of such calls.
  const isLimited = error.code.startsWith('REQUEST_LIMIT');
  const isKnown =
    isAccessCode(error.code) || isLimited || error.code === 'INVALID_IP' || error.code === 'gone';
  return isKnown
    ? judgeForm(endpoint, asked)
    : [
        breaksSpecification(
          'auth',
          `a refusal of ${caller} that says so, such as UNAUTHORIZED; it is ${error.code}`,
        ),
      ];
};
