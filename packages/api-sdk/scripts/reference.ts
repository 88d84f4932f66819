import type { Target } from '../src/endpoint/endpoint-types';
import { commonErrors, memberErrors } from '../src/endpoint/common-errors';
import { errorCatalogue } from '../src/errors/catalogue';
import { errorMessages } from '../src/messages/en';
import { targets } from '../src/openapi/documented';
import type { Exported } from './read-source';
import { readExports } from './read-source';

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => `\`${text}\``;
const cells = (...texts: readonly string[]): string => `| ${texts.map(cell).join(' | ')} |`;

const shared = new Set<string>([...commonErrors, ...memberErrors]);

const callOf = ({ operationId, example, encoding }: Target): string => {
  const input = encoding === 'multipart' ? '{ file }' : example?.input && JSON.stringify(example.input);
  return `await ${operationId}(client${input ? `, ${input}` : ''})`;
};

const endpointSection = (endpoint: Target, { doc, text }: Exported): string => {
  const { operationId, method, path, auth, effect, timeoutMs, errors } = endpoint;
  const [, input = '', answer = ''] = /Endpoint<(.*), ([\w[\] ]+|readonly \w+\[\]), .*>$/.exec(text) ?? [];
  const own = errors.filter((one) => !shared.has(one));
  return [
    `#### ${operationId}`,
    '',
    doc,
    '',
    cells('', ''),
    '| --- | --- |',
    cells('call', code(`${method} ${path}`)),
    cells('who', { none: 'anyone', member: 'members', any: 'members and visitors' }[auth]),
    cells('effect', `${effect}, up to ${timeoutMs / 1000} s`),
    cells('takes', input === 'void' ? 'nothing' : code(input.replace(/^Flat<(.*)>$/, '$1'))),
    cells('answers', code(answer)),
    ...(own.length > 0 ? [cells('codes', own.map(code).join(' '))] : []),
    '',
    '```ts',
    callOf(endpoint),
    '```',
    '',
  ].join('\n');
};

const shapeSection = ({ name, doc, members }: Exported): string =>
  [
    `#### ${name}`,
    '',
    ...(doc ? [doc, ''] : []),
    cells('field', 'type', ''),
    '| --- | --- | --- |',
    ...members.map((member) => cells(code(member.name), code(member.type), member.doc)),
    '',
  ].join('\n');

const plainSection = ({ name, doc, text }: Exported): string =>
  [
    `#### ${name}`,
    '',
    ...(doc ? [doc, ''] : []),
    // A table of constants says more in its own section than as a type.
    ...(text.length > 400 ? [] : ['```ts', text, '```', '']),
  ].join('\n');

const area = ({ path }: Target): string => path.split('/')[2] ?? '';

const list = (title: string, sections: readonly string[]): string[] => [`### ${title}`, '', ...sections];

/** The reference of the package, from its docstrings and declarations. */
export const reference = (): string => {
  const names = readExports('index.ts');
  const byName = new Map(names.map((one) => [one.name, one]));
  const isEndpoint = ({ name }: Exported): boolean => targets.some(({ operationId }) => operationId === name);
  const rest = names.filter((one) => !isEndpoint(one));
  const areas = [...new Set(targets.map(area))];
  const endpoints = areas.flatMap((name) =>
    list(
      `/api/${name}`,
      targets
        .filter((endpoint) => area(endpoint) === name)
        .map((endpoint) => {
          const source = byName.get(endpoint.operationId);
          if (!source) throw new Error(`${endpoint.operationId} is not exported`);
          return endpointSection(endpoint, source);
        }),
    ),
  );
  return [
    '# Reference of @member-wallet/api-sdk',
    '',
    'Written by `pnpm generate` from the docstrings and declarations. Change those, not this file.',
    '',
    '## Endpoints',
    '',
    `Any endpoint can also answer with ${commonErrors.map(code).join(' ')};`,
    `those for members also with ${memberErrors.map(code).join(' ')}.`,
    '',
    ...endpoints,
    '## Functions and values',
    '',
    ...rest.filter(({ kind }) => kind === 'value').map(plainSection),
    '## Errors',
    '',
    ...rest.filter(({ kind }) => kind === 'class').map(shapeSection),
    '### Codes',
    '',
    cells('code', 'area', 'text in English'),
    '| --- | --- | --- |',
    ...Object.entries(errorCatalogue).map(([name, { area: of }]) =>
      cells(code(name), of, errorMessages[name as keyof typeof errorMessages]),
    ),
    '',
    '## Types',
    '',
    ...rest.filter(({ kind }) => kind === 'shape').map(shapeSection),
    ...rest.filter(({ kind }) => kind === 'type').map(plainSection),
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

const entrySections = (entry: Parameters<typeof readExports>[0]): readonly string[] =>
  readExports(entry).map((one) => (one.members.length > 0 ? shapeSection(one) : plainSection(one)));
