import type { EndpointDefinition } from '../endpoint/endpoint-types';
import type { Deviation } from '../endpoint/repair';
import type { SdkError } from '../errors/sdk-errors';
import type { Row } from './report';

type Verdict = Pick<Row, 'verdict' | 'field' | 'detail'>;

const deviation = (field: string, detail: string): Verdict => ({ verdict: 'deviation', field, detail });
const refused = (code: string): Verdict => ({ verdict: 'refused', field: '', detail: code });
const pass = (detail: string): Verdict => ({ verdict: 'pass', field: '', detail });

const expectedInstead = {
  empty: 'an answer with a body',
  'not-json': 'an answer in JSON',
  redirect: 'an answer, not a redirect',
  'no-error-code': 'an error body with a message or a code',
} as const;

/** A failed call conforms only if the server rejected it with a code that is declared for the call. */
export const judgeError = (endpoint: EndpointDefinition, error: SdkError<string>): Verdict => {
  switch (error.kind) {
    case 'api':
      if (error.code === 'gone') return pass('the service says that it is gone');
      if (endpoint.errors.includes(error.code)) return refused(error.code);
      if (error.status === 404 || error.status === 405) {
        return deviation('status', `a route; the answer is HTTP ${error.status}`);
      }
      return deviation(
        'code',
        `a code that is listed for this call; the answer is ${error.code} (HTTP ${error.status})`,
      );
    case 'unexpected-response':
      if (error.status === 404 || error.status === 405) {
        return deviation('status', `a route; the answer is HTTP ${error.status}`);
      }
      return error.reason === 'shape'
        ? deviation(error.field === '' ? 'body' : error.field, 'a value of the documented shape')
        : deviation(
            error.reason === 'redirect' ? 'status' : 'body',
            `${expectedInstead[error.reason]} (HTTP ${error.status})`,
          );
    case 'timeout':
      return deviation('connection', `an answer within ${error.timeoutMs} ms`);
    case 'network':
      return deviation('connection', `an answer; the connection failed (${error.reason})`);
    case 'cancelled':
      return { verdict: 'skipped', field: '', detail: 'cancelled' };
    default:
      return error satisfies never;
  }
};

/** With `strict`, a rejection is not enough: the response's shape was not checked. */
export const judgeStrictly = (judged: Verdict): Verdict =>
  judged.verdict === 'refused' ? deviation('code', `an answer; it is ${judged.detail}`) : judged;

/** An answer that the client had to repair deviates; the first of its fields is named. */
export const judgeAnswer = ([first, ...others]: readonly Deviation[]): Verdict => {
  if (!first) return pass('answered');
  const more = others.length > 0 ? `, as at ${others.map(({ field }) => field).join(', ')}` : '';
  return deviation(first.field === '' ? 'body' : first.field, `a value of the documented shape${more}`);
};

/** A visitor must not get a member's data: any error conforms, a response does not. */
export const judgeVisitor = (answered: boolean): Verdict | undefined =>
  answered ? deviation('auth', 'a refusal of callers without a token') : undefined;
