import { commonErrors, memberErrors } from '../endpoint/common-errors';
import type { Auth, EndpointDefinition } from '../endpoint/endpoint-definition';
import { capital, type Json } from './json';

const codes = (listed: readonly string[]): Json => ({ type: 'string', enum: listed });
const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` });

/** The codes that all calls with the same callers share. */
const sharedWith = (auth: Auth): readonly string[] =>
  auth === 'none' ? commonErrors : [...commonErrors, ...memberErrors];

const ownCodes = ({ auth, errors }: EndpointDefinition): readonly string[] =>
  errors.filter((code) => !sharedWith(auth).includes(code));

const limits: readonly string[] = ['REQUEST_LIMIT', 'REQUEST_LIMIT_1MIN'];
const FAULT = 'INTERNAL_SERVER_ERROR';

/** The schemas of an operation's codes, and of the body that contains one of them. */
const schemasOf = (endpoint: EndpointDefinition): Record<string, Json> => {
  const { operationId, auth } = endpoint;
  const name = capital(operationId);
  const own = ownCodes(endpoint);
  const shared = ref('schemas', auth === 'none' ? 'CommonCode' : 'MemberCode');
  const text = { anyOf: [ref('schemas', `${name}Code`), ref('schemas', 'OtherText')] };
  return {
    [`${name}Code`]: own.length > 0 ? { anyOf: [codes(own), shared] } : shared,
    [`${name}Failure`]: {
      type: 'object',
      properties: { message: text, code: text },
      required: ['message'],
    },
  };
};

/** The schemas of all failures. */
export const failureSchemas = (endpoints: readonly EndpointDefinition[]): Record<string, Json> => ({
  CommonCode: { description: 'A code that any call can fail with.', ...codes(commonErrors) },
  MemberCode: {
    description: 'A code that any call for members can fail with.',
    ...codes(sharedWith('member')),
  },
  OtherText: {
    description:
      'Any other text: a code that is newer than this document, a sentence for the member, `gone` when the operator ' +
      'has ended the service, or `invalid-token` when the member has to log in again.',
    type: 'string',
  },
  ...Object.assign({}, ...endpoints.map(schemasOf)),
});

/** One example for each code in a failure's schema. */
export const failureExamples = (endpoints: readonly EndpointDefinition[]): Record<string, Json> => {
  const shown = new Set([...endpoints.flatMap(ownCodes), 'UNAUTHORIZED', ...limits, FAULT]);
  return Object.fromEntries([...shown].map((code) => [code, { value: { message: code, code } }]));
};

/** An operation's failures. The contract does not assign statuses to codes, so every code may come with any status. */
export const failuresOf = (endpoint: EndpointDefinition): Record<string, Json> => {
  const { operationId, auth, effect } = endpoint;
  const schema = ref('schemas', `${capital(operationId)}Failure`);
  const failure = (description: string, shown: readonly string[]): Json => ({
    description,
    content: {
      'application/json': {
        schema,
        examples: Object.fromEntries(shown.map((code) => [code, ref('examples', code)])),
      },
    },
  });
  const own = ownCodes(endpoint);
  return {
    '4XX': failure(
      'Refused. Nothing was changed, except perhaps with 408 or 409.',
      own.length > 0 ? own : [auth === 'none' ? 'REQUEST_LIMIT' : 'UNAUTHORIZED'],
    ),
    '429': {
      headers: { 'Retry-After': ref('headers', 'RetryAfter') },
      ...failure('Refused: too many requests.', limits),
    },
    '5XX': failure(
      effect === 'write'
        ? 'Failed. What should change may have changed: look before another try.'
        : 'Failed.',
      [FAULT],
    ),
  };
};

export const failureHeaders: Record<string, Json> = {
  RetryAfter: {
    description: 'How long to wait: seconds, or a date of HTTP. Not every server says it.',
    schema: { type: 'string' },
    example: '60',
  },
};
