import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import type { Asked } from './ask';
import type { Finding } from './finding';
import { advice, breaksSpecification } from './finding';
import { textAt } from './json';

const jsonType = /^application\/([\w.-]+\+)?json\b/i;

/** Calls whose responses have a `code` or `error` field, which may contain a refusal's code instead of `message`. */
const refusedInBody: readonly string[] = ['sendOtp', 'verifyOtp', 'spin', 'claimCoupon'];

/** Judges a response's format: JSON with its content type, and a refusal's code in `message`. */
export const judgeForm = (
  { operationId }: Pick<EndpointDefinition, 'operationId'>,
  { result, body, isJson, contentType }: Asked,
): readonly Finding[] => {
  // Other errors are a separate finding.
  if (!result.ok && result.error.kind !== 'api') return [];
  const what = result.ok ? 'an answer' : 'a refusal';
  // The specification does not show every response, and some may be plain text.
  if (!isJson) return [(result.ok ? advice : breaksSpecification)('body', `${what} in JSON`)];
  const findings: Finding[] = [];
  if (contentType && body !== '' && !jsonType.test(contentType))
    findings.push(breaksSpecification('content-type', `application/json for ${what}`));
  const isSaid = result.ok || refusedInBody.includes(operationId) || textAt(body, 'message')?.trim();
  if (!isSaid) findings.push(advice('message', 'the code of the refusal'));
  return findings;
};
