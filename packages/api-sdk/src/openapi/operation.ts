import type { EndpointDefinition } from '../endpoint/endpoint-definition';
import { failuresOf } from './failures';
import { fieldsOf, type Json } from './json';
import { parameterNames, parametersOf } from './parameters';
import type { Components } from './schemas';
import { tagOf } from './subjects';

const requestBody = (endpoint: EndpointDefinition, { refOf }: Components): Json | undefined => {
  if (endpoint.body === undefined) return undefined;
  if (endpoint.encoding === 'multipart') {
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/UploadForm' } } },
    };
  }
  const example = fieldsOf(endpoint.example?.input);
  for (const name of parameterNames(endpoint.path)) delete example[name];
  return { required: true, content: { 'application/json': { schema: refOf(endpoint.body), example } } };
};

/** The bytes of a file, as in JSON Schema since OpenAPI 3.1, and as the format that older tools know. */
export const uploadForm: Json = {
  type: 'object',
  properties: {
    file: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' },
  },
  required: ['file'],
};

const security = {
  none: [],
  any: [{}, { bearer: [] }],
  member: [{ bearer: [] }],
} as const;

// Hints for operations whose effect their method does not imply.
const unlikeItsMethod = ({ method, effect }: EndpointDefinition): string | undefined => {
  if (effect === 'write' && method === 'GET')
    return 'Changes something, although it is a GET: never repeat, cache or prefetch it.';
  if (effect === 'read' && method !== 'GET') return `Changes nothing, although it is a ${method}.`;
  return undefined;
};

/** An operation of the document. */
export const operationOf = (endpoint: EndpointDefinition, parts: Components): Json => {
  const { operationId, summary, path, auth, effect, timeoutMs, example, response } = endpoint;
  const description = unlikeItsMethod(endpoint);
  const body = requestBody(endpoint, parts);
  return {
    operationId,
    summary,
    ...(description !== undefined && { description }),
    tags: [tagOf(path)],
    security: security[auth],
    'x-effect': effect,
    'x-timeout-ms': timeoutMs,
    parameters: parametersOf(endpoint),
    ...(body && { requestBody: body }),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          'application/json': {
            schema: parts.refOf(response),
            ...(example && { example: example.response }),
          },
        },
      },
      ...failuresOf(endpoint),
    },
  };
};
