import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Asked } from './ask';
import type { Finding } from './finding';
import { advice, breaksSpecification } from './finding';
import { textAt } from './json';

const jsonType = /^application\/([\w.-]+\+)?json\b/i;

/** Their responses have a code or an error, so that their refusals may have it there instead. */
const saidElsewhere: readonly string[] = ['sendOtp', 'verifyOtp', 'spin', 'claimCoupon'];

/** How a response is written, whatever it says: as JSON and announced so, and a refusal with its code in `message`. */
export const judgeForm = (
  { operationId }: Pick<EndpointDefinition, 'operationId'>,
  { result, body, isJson, contentType }: Asked,
): readonly Finding[] => {
  // Anything else is a finding of its own.
  if (!result.ok && result.error.kind !== 'api') return [];
  const what = result.ok ? 'an answer' : 'a refusal';
  // The specification does not show every answer, and some may be a text.
  if (!isJson) return [(result.ok ? advice : breaksSpecification)('body', `${what} in JSON`)];
  const findings: Finding[] = [];
  if (contentType && body !== '' && !jsonType.test(contentType))
    findings.push(breaksSpecification('content-type', `application/json for ${what}`));
  const isSaid = result.ok || saidElsewhere.includes(operationId) || textAt(body, 'message')?.trim();
  if (!isSaid) findings.push(advice('message', 'the code of the refusal'));
  return findings;
};
