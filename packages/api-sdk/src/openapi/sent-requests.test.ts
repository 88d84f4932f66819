import { createClient } from '../client/create-client';
import type { TransportRequest } from '../client/transport';
import { declared } from '../fixtures/examples';
import { validatorOf } from '../fixtures/foreign-validator';
import { document } from '../fixtures/openapi-document';

/** The request that this package sends for a call. */
const sentBy = async ({ endpoint, input }: (typeof declared)[number]): Promise<TransportRequest> => {
  const sent: TransportRequest[] = [];
  const client = createClient({
    baseURL: '',
    getToken: () => 'token',
    getLocale: () => 'la',
    idempotencyKeys: true,
    transport: async (request) => {
      sent.push(request);
      return { status: 200, text: JSON.stringify(endpoint.example.response) };
    },
  });
  await endpoint(client, input);
  if (!sent[0]) throw new Error('nothing was sent');
  return sent[0];
};

const documented = ({ method, url }: TransportRequest) => {
  const fitting = Object.entries(document.paths).flatMap(([path, item]) => {
    const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    const operation = item[method.toLowerCase()];
    return operation && pattern.test(url) ? [{ path, operation, values: pattern.exec(url)?.slice(1) }] : [];
  });
  // If several match, the one with the fewest parameters.
  const [best] = fitting.sort((a, b) => a.path.split('{').length - b.path.split('{').length);
  if (!best) throw new Error(`${method} ${url} is not in the document`);
  return best;
};

type Parameters = ReturnType<typeof documented>['operation']['parameters'];

/** The parameters of one kind: their names, and functions that validate values. */
const parametersIn = (kind: 'path' | 'header', parameters: Parameters) =>
  parameters
    .map((one) => document.components.parameters[one.$ref?.split('/').at(-1) ?? ''] ?? one)
    .filter((one) => one.in === kind)
    .map(({ name = '', schema = {} }) => ({ name, fits: validatorOf(schema) }));

test.each(declared.map((one) => [one.endpoint.operationId, one] as const))(
  '%s sends exactly what the document describes',
  async (operationId, one) => {
    const request = await sentBy(one);
    const { operation, values = [] } = documented(request);
    expect(operation.operationId).toBe(operationId);

    const inPath = parametersIn('path', operation.parameters);
    expect(values).toHaveLength(inPath.length);
    for (const [at, { fits }] of inPath.entries()) expect(fits(values[at])).toBe(true);

    const inHeader = parametersIn('header', operation.parameters);
    const { Authorization, 'Content-Type': contentType, ...headers } = request.headers;
    expect(Object.keys(headers).sort()).toEqual(inHeader.map(({ name }) => name).sort());
    for (const { name, fits } of inHeader) expect(fits(headers[name])).toBe(true);
    // Servers may read the token where it is not required.
    expect(Authorization).toBe('Bearer token');

    const [[type, { schema }] = ['', { schema: {} }]] = Object.entries(operation.requestBody?.content ?? {});
    const { body } = request;
    if (type === '') expect(body).toBeUndefined();
    if (type === 'application/json') {
      expect(contentType).toBe(type);
      expect(validatorOf(schema)(JSON.parse(String(body)))).toBe(true);
    }
    if (type === 'multipart/form-data') {
      const fields = body instanceof FormData ? [...body.keys()] : [];
      expect(schema).toEqual({ $ref: '#/components/schemas/UploadForm' });
      expect(document.components.schemas['UploadForm']).toMatchObject({ required: fields });
    }
  },
);
