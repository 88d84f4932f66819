import { commonErrors, memberErrors } from '../endpoint/common-errors';
import type { Example, EndpointDefinition } from '../endpoint/endpoint-types';
import type { Components, Json } from './schemas';
import { components } from './schemas';

const area = (path: string): string => path.split('/')[2] ?? '';
const fieldsOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});
const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

/** Two operations may differ only in a parameter's name; OpenAPI requires one path for both. */
const sharedPaths = (endpoints: readonly EndpointDefinition[]): ((path: string) => string) => {
  const skeleton = (path: string): string => path.replace(/\{\w+\}/g, '{}');
  const shared = new Map<string, string>();
  for (const { path } of endpoints) {
    const known = shared.get(skeleton(path));
    const names = parameterNames(path);
    const merged =
      known === undefined ? names : parameterNames(known).map((name, at) => join(name, names[at]));
    let at = 0;
    shared.set(
      skeleton(path),
      path.replace(/\{\w+\}/g, () => `{${merged[at++] ?? ''}}`),
    );
  }
  return (path) => shared.get(skeleton(path)) ?? path;
};

const join = (a: string, b = a): string =>
  a === b || a.split('Or').includes(b) ? a : `${a}Or${b.replace(/^./, (letter) => letter.toUpperCase())}`;

const parameters = ({ path, example }: EndpointDefinition, shared: string): Json[] =>
  parameterNames(shared).map((name, at) => {
    const own = parameterNames(path)[at] ?? name;
    return {
      name,
      in: 'path',
      required: true,
      schema: { type: 'string', minLength: 1 },
      ...(own !== name && { description: `The ${own}.` }),
      example: fieldsOf(example?.input)[own],
    };
  });

const requestBody = (endpoint: EndpointDefinition, { refOf }: Components): Json | undefined => {
  if (endpoint.body === undefined) return undefined;
  if (endpoint.encoding === 'multipart') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    const schema = { type: 'object', properties: { file }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  const input = fieldsOf(endpoint.example?.input);
  for (const name of parameterNames(endpoint.path)) delete input[name];
  return {
    required: true,
    content: { 'application/json': { schema: refOf(endpoint.body), example: input } },
  };
};

const isShared = (code: string): boolean =>
  [...commonErrors, ...memberErrors].some((known) => known === code);

// One example of each kind of shared code is enough.
const isShown = (code: string): boolean =>
  !isShared(code) || code === 'INTERNAL_SERVER_ERROR' || code === 'REQUEST_LIMIT';

/** The failures of one operation: its own codes in full, shared codes by reference. */
const failure = (codes: readonly string[], shared: string, description: string): Json => {
  const own = codes.filter((code) => !isShared(code));
  const shown = codes.filter(isShown);
  const known = [...(own.length > 0 ? [{ enum: own }] : []), { $ref: `#/components/schemas/${shared}` }];
  const code = { anyOf: [...known, { type: 'string' }] };
  return {
    description,
    content: {
      'application/json': {
        schema: {
          allOf: [{ $ref: '#/components/schemas/Failure' }, { type: 'object', properties: { code } }],
        },
        examples: Object.fromEntries(shown.map((one) => [one, { $ref: `#/components/examples/${one}` }])),
      },
    },
  };
};

const operation = (endpoint: EndpointDefinition, shared: string, parts: Components): Json => {
  const { operationId, summary, auth, effect, timeoutMs, errors, example, path, response } = endpoint;
  const given = parameters(endpoint, shared);
  const body = requestBody(endpoint, parts);
  return {
    operationId,
    summary,
    tags: [area(path)],
    security: auth === 'none' ? [] : auth === 'any' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    'x-effect': effect,
    'x-timeout-ms': timeoutMs,
    ...(given.length > 0 && { parameters: given }),
    ...(body && { requestBody: body }),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          'application/json': {
            schema: parts.refOf(response),
            ...(example && { example: (example satisfies Example).response }),
          },
        },
      },
      '4XX': failure(
        errors.filter((code) => code !== 'INTERNAL_SERVER_ERROR'),
        auth === 'none' ? 'CommonCode' : 'MemberCode',
        'Rejected: nothing was changed.',
      ),
      '5XX': failure(['INTERNAL_SERVER_ERROR'], 'CommonCode', 'Failed: a write may have taken effect.'),
    },
  };
};

const info = (version: string): Json => ({
  title: 'Member wallet API',
  version,
  summary: 'The calls of a member wallet app to its backend.',
  description:
    'Amounts are numbers in major units; a server may send them as numeric strings. Dates are ISO 8601. ' +
    'x-effect says whether a call changes state, whatever its method: a call that writes is never repeated, ' +
    'cached or prefetched. Schemas name the known fields; servers may send more.',
});

/** The OpenAPI 3.1 document of the endpoints. */
export const openApiDocument = (endpoints: readonly EndpointDefinition[], version: string): Json => {
  const parts = components(endpoints);
  const sharedPath = sharedPaths(endpoints);
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const shared = sharedPath(endpoint.path);
    const item = (paths[shared] ??= {});
    item[endpoint.method.toLowerCase()] = operation(endpoint, shared, parts);
  }
  return {
    openapi: '3.1.0',
    info: info(version),
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(({ path }) => area(path)))].map((name) => ({
      name,
      description: `Calls under /api/${name}.`,
    })),
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'The token of login.' } },
      schemas: {
        ...parts.schemas,
        CommonCode: { enum: commonErrors },
        MemberCode: { enum: [...commonErrors, ...memberErrors] },
        Failure: {
          type: 'object',
          properties: { message: { type: 'string' }, code: { type: 'string' } },
          required: ['message'],
        },
      },
      examples: Object.fromEntries(
        [...new Set(endpoints.flatMap(({ errors }) => errors))]
          .filter(isShown)
          .map((code) => [code, { value: { message: code, code } }]),
      ),
    },
  };
};
