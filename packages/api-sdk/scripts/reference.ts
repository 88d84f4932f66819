import type { EndpointDefinition } from '../src/endpoint/endpoint-definition';
import { commonErrors, memberErrors } from '../src/endpoint/common-errors';
import type { ErrorCode } from '../src/errors/catalogue';
import { errorCatalogue, isErrorCode } from '../src/errors/catalogue';
import { errorMessages as en } from '../src/messages/en';
import { errorMessages as la } from '../src/messages/la';
import { errorMessages as th } from '../src/messages/th';
import { definitions } from '../src/openapi/documented';
import { noteOn, unitOn } from './field-notes';
import { code, linked, table } from './markdown';
import type { CallFields, Field } from './read-fields';
import { readFields } from './read-fields';
import type { Entry, Exported } from './read-source';
import { readExports } from './read-source';

const shared = new Set<string>([...commonErrors, ...memberErrors]);

/** A value as a JavaScript literal. */
const literal = (value: unknown): string => {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, inner]) => `${name}: ${literal(inner)}`);
  return `{ ${fields.join(', ')} }`;
};

// The smallest file of each kind that a server accepts, so that the examples can run.
const files: Readonly<Record<string, readonly [name: string, type: string, content: string]>> = {
  uploadChatVideo: ['clip.mp4', 'video/mp4', 'AAAAGGZ0eXBpc29tAAACAGlzb21tcDQy'],
};
const picture = [
  'slip.png',
  'image/png',
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
] as const;

const setupOf = (operationId: string): string[] => {
  const [name, type, content] = files[operationId] ?? picture;
  const bytes = `Uint8Array.from(atob('${content}'), (character) => character.charCodeAt(0))`;
  return ['<!-- setup', `const file = new File([${bytes}], '${name}', { type: '${type}' });`, '-->', ''];
};

const exampleOf = ({ operationId, example, encoding }: EndpointDefinition, hasFields: boolean): string[] => {
  const input =
    encoding === 'multipart' ? '{ file }' : example?.input === undefined ? '' : literal(example.input);
  const call = `await ${operationId}(client${input === '' ? '' : `, ${input}`});`;
  return [
    ...(encoding === 'multipart' ? setupOf(operationId) : []),
    '```ts',
    `import { ${operationId} } from '@member-wallet/api-sdk';`,
    '',
    hasFields ? `const answer = ${call}` : call,
    '```',
    '',
  ];
};

const presence = ({ isOptional, canBeNull }: Field): string =>
  [...(isOptional ? ['optional'] : []), ...(canBeNull ? ['null'] : [])].join(', ');

const fieldTable = (operationId: string, fields: readonly Field[]): readonly string[] =>
  table(
    ['field', 'type', 'may be', 'unit', 'meaning'],
    fields.map((field) => [
      code(field.path),
      code(field.type),
      presence(field),
      unitOn(operationId, field.path) ?? field.unit,
      field.doc || noteOn(operationId, field.path),
    ]),
  );

const textsOf = (name: ErrorCode): string[] => [th[name], la[name], en[name]];

const codeTable = (codes: readonly ErrorCode[]): readonly string[] =>
  table(
    ['code', 'Thai', 'Lao', 'English'],
    codes.map((name) => [linked(name), ...textsOf(name)]),
  );

const requestOf = ({ method, path }: EndpointDefinition): string => code(`${method} ${path}`);
const callerOf = ({ auth }: EndpointDefinition): string =>
  ({ none: 'anyone', member: 'members', any: 'members and visitors' })[auth];

const callTable = (): readonly string[] =>
  table(
    ['call', 'request', 'who', 'effect'],
    definitions.map((endpoint) => [
      linked(endpoint.operationId),
      requestOf(endpoint),
      callerOf(endpoint),
      endpoint.effect,
    ]),
  );

const isUnspecified = (text: string): boolean => /, Unspecified, /.test(text);

const endpointSection = (
  endpoint: EndpointDefinition,
  { doc, text }: Exported,
  fields: CallFields,
): string => {
  const { operationId, auth, effect, timeoutMs, errors } = endpoint;
  const { input, response } = fields;
  const own = errors.filter((one): one is ErrorCode => isErrorCode(one) && !shared.has(one));
  const others =
    auth === 'none' ? '[common codes](#common-codes)' : '[codes of all calls for members](#common-codes)';
  return [
    `#### ${operationId}`,
    '',
    doc,
    '',
    ...table(
      ['', ''],
      [
        ['call', requestOf(endpoint)],
        ['who', callerOf(endpoint)],
        [
          'effect',
          effect === 'write'
            ? 'write: it changes something, and is never sent twice'
            : 'read: it may be repeated',
        ],
        ['timeout', `${timeoutMs / 1000} s`],
      ],
    ),
    ...exampleOf(endpoint, response.length > 0),
    ...(input.length > 0 ? ['**Input**', '', ...fieldTable(operationId, input)] : ['**Input:** none.', '']),
    ...(response.length > 0
      ? ['**Response**', '', ...fieldTable(operationId, response)]
      : [
          isUnspecified(text)
            ? '**Response:** an object whose fields the specification does not define.'
            : '**Response:** any value.',
          '',
        ]),
    ...(own.length > 0 ? ['**Codes**', '', ...codeTable(own)] : []),
    `${own.length > 0 ? 'It can also fail with' : '**Codes:**'} the ${others}.`,
    '',
  ].join('\n');
};

const codeSection = (name: ErrorCode): string => {
  const entry = errorCatalogue[name];
  const callers = definitions
    .filter(({ errors }) => errors.includes(name))
    .map(({ operationId }) => operationId);
  const [thai, lao, english] = textsOf(name);
  const everywhere = callers.length > 30;
  return [
    `#### ${name}`,
    '',
    `Area: ${entry.area}. ${'isSuccess' in entry ? 'It reports success when the status is good.' : 'It reports a failure.'}`,
    '',
    `- Thai: ${thai}`,
    `- Lao: ${lao}`,
    `- English: ${english}`,
    '',
    everywhere
      ? `Declared by ${callers.length} calls: see the [common codes](#common-codes).`
      : callers.length > 0
        ? `Declared by ${callers.map(linked).join(', ')}.`
        : 'No call declares it; a server may send it all the same.',
    '',
  ].join('\n');
};

const shapeSection = ({ name, doc, members }: Exported): string =>
  [
    `#### ${name}`,
    '',
    ...(doc ? [doc, ''] : []),
    ...table(
      ['field', 'type', ''],
      members.map((member) => [code(member.name), code(member.type), member.doc]),
    ),
  ].join('\n');

const plainSection = ({ name, doc, text }: Exported): string =>
  [
    `#### ${name}`,
    '',
    ...(doc ? [doc, ''] : []),
    // The type of a table of constants would be too long to read.
    ...(text.length > 400 ? [] : ['```ts signature', text, '```', '']),
  ].join('\n');

const area = ({ path }: EndpointDefinition): string => path.split('/')[2] ?? '';

const list = (title: string, sections: readonly string[]): string[] => [`### ${title}`, '', ...sections];

/** The text of docs/reference.md, from the package's docstrings and declarations. */
export const reference = (): string => {
  const names = readExports('index.ts');
  const byName = new Map(names.map((one) => [one.name, one]));
  const isEndpoint = ({ name }: Exported): boolean =>
    definitions.some(({ operationId }) => operationId === name);
  const rest = names.filter((one) => !isEndpoint(one));
  const fields = readFields();
  const fieldsOf = (operationId: string): CallFields =>
    fields.get(operationId) ?? { input: [], response: [] };
  const areas = [...new Set(definitions.map(area))];
  const endpoints = areas.flatMap((name) =>
    list(
      `/api/${name}`,
      definitions
        .filter((endpoint) => area(endpoint) === name)
        .map((endpoint) => {
          const source = byName.get(endpoint.operationId);
          if (!source) throw new Error(`${endpoint.operationId} is not exported`);
          return endpointSection(endpoint, source, fieldsOf(endpoint.operationId));
        }),
    ),
  );
  return [
    '# Reference of @member-wallet/api-sdk',
    '',
    'Generated by `pnpm generate` from the docstrings and declarations. Edit those, not this file.',
    '',
    'An example uses `client`, which `createClient` made and which is logged in where the call asks for it.',
    '',
    '## All calls',
    '',
    ...callTable(),
    '## Endpoints',
    '',
    ...endpoints,
    '## Functions and values',
    '',
    ...rest.filter(({ kind }) => kind === 'value').map(plainSection),
    '## Errors',
    '',
    ...rest.filter(({ kind }) => kind === 'class').map(shapeSection),
    '## Codes',
    '',
    'Every code that the server is known to send, with the texts that members see. Servers may send others.',
    '',
    '### Common codes',
    '',
    'Every call can fail with these:',
    '',
    ...codeTable(commonErrors),
    'Every call for members, and for members and visitors, also with these:',
    '',
    ...codeTable(memberErrors),
    '### All codes',
    '',
    ...(Object.keys(errorCatalogue) as ErrorCode[]).map(codeSection),
    '## Types',
    '',
    ...rest.filter(({ kind }) => kind === 'shape').map(shapeSection),
    ...rest.filter(({ kind }) => kind === 'type').map(plainSection),
    '## SWR',
    '',
    'From `@member-wallet/api-sdk/swr`.',
    '',
    ...entrySections('swr/index.ts'),
    '## TanStack Query',
    '',
    'From `@member-wallet/api-sdk/tanstack-query`.',
    '',
    ...entrySections('tanstack-query/index.ts'),
    '## MSW',
    '',
    'From `@member-wallet/api-sdk/msw`.',
    '',
    ...entrySections('msw/index.ts'),
    '## Testing',
    '',
    'From `@member-wallet/api-sdk/testing`.',
    '',
    ...entrySections('testing/index.ts'),
    '## Conformance',
    '',
    'From `@member-wallet/api-sdk/conformance`.',
    '',
    ...entrySections('conformance/index.ts'),
  ].join('\n');
};

const entrySections = (entry: Entry): readonly string[] =>
  readExports(entry).map((one) => (one.members.length > 0 ? shapeSection(one) : plainSection(one)));
