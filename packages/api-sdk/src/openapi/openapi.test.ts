import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '../endpoints/all';
import { documented } from './documented';

interface Content {
  readonly content: Readonly<Record<string, { readonly example?: unknown; readonly examples?: object }>>;
}
interface Operation {
  readonly operationId: string;
  readonly 'x-effect': string;
  readonly responses: Readonly<Record<string, Content>>;
  readonly requestBody?: Content;
}
interface Document {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const file = join(__dirname, '../../openapi.json');
const source = readFileSync(file, 'utf8');
const document = JSON.parse(source) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

test('openapi.json is up to date; otherwise run: pnpm generate', () => {
  // A release raises the version before the package is packed, and packing regenerates the file.
  expect(source === documented(document.info.version)).toBe(true);
});

test('it has every endpoint once', () => {
  expect(operations.length).toBeGreaterThanOrEqual(69);
  const ids = operations.map(({ operationId }) => operationId);
  expect([...ids].sort()).toEqual(Object.keys(endpoints).sort());
});

test.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s has its answers, its codes and its examples',
  (operationId, operation) => {
    const { responses, requestBody } = operation;
    expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
    expect(responses['200']?.content['application/json']).toHaveProperty('example');
    for (const status of ['4XX', '5XX']) {
      const examples = responses[status]?.content['application/json']?.examples ?? {};
      expect(Object.keys(examples).length).toBeGreaterThan(0);
    }
    const { effect, body, encoding } = endpoints[operationId as keyof typeof endpoints];
    expect(operation['x-effect']).toBe(effect);
    expect(requestBody !== undefined).toBe(body !== undefined);
    if (encoding === 'json' && requestBody) {
      expect(requestBody.content['application/json']).toHaveProperty('example');
    }
  },
);

test('a public linter finds nothing, and every example fits its schema', () => {
  // In its own process: the linter is published as ES modules, which Jest does not load.
  const script = join(__dirname, '../../scripts/lint-openapi.mjs');
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stdout).toBe('0 problems\n');
  expect(status).toBe(0);
});
