/** @starts processes */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitions, documented } from './documented';
import { document, operations } from '../fixtures/openapi-document';

test('the documents are up to date; otherwise run: pnpm generate', () => {
  // A release raises the version before it packs the package, and packing regenerates the files.
  const texts = Object.entries(documented(document.info.version, join(__dirname, '..')));
  expect(texts).toHaveLength(2);
  for (const [name, text] of texts) {
    expect([name, readFileSync(join(__dirname, '../..', name), 'utf8') === text]).toEqual([name, true]);
  }
});

test('has every endpoint once', () => {
  expect(operations.length).toBeGreaterThanOrEqual(69);
  const ids = operations.map(({ operationId }) => operationId);
  expect([...ids].sort()).toEqual(definitions.map(({ operationId }) => operationId).sort());
});

test.each(definitions.map((definition) => [definition.operationId, definition] as const))(
  '%s has its responses, codes and examples',
  (operationId, { auth, effect, errors, body, encoding }) => {
    const operation = operations.find((one) => one.operationId === operationId);
    if (!operation) throw new Error('missing');
    const { responses, requestBody, security, tags } = operation;
    expect(Object.keys(responses).sort()).toEqual(['200', '429', '4XX', '5XX']);
    expect(responses['200']?.content['application/json']).toHaveProperty('example');
    for (const status of ['4XX', '429', '5XX']) {
      const examples = Object.keys(responses[status]?.content['application/json']?.examples ?? {});
      expect(examples.length).toBeGreaterThan(0);
      expect(errors).toEqual(expect.arrayContaining(examples));
    }
    expect(responses['429']?.headers).toHaveProperty('Retry-After');
    const of = { none: [], any: [{}, { bearer: [] }], member: [{ bearer: [] }] };
    expect(security).toEqual(of[auth]);
    expect(tags).toHaveLength(1);
    expect(operation['x-effect']).toBe(effect);
    expect(Object.keys(requestBody?.content ?? {})).toEqual(
      body ? [encoding === 'json' ? 'application/json' : 'multipart/form-data'] : [],
    );
    if (encoding === 'json' && requestBody) {
      expect(requestBody.content['application/json']).toHaveProperty('example');
    }
  },
);

test('requires the constant header everywhere, and accepts a key for writes only', () => {
  const headers = (operation: (typeof operations)[number]) =>
    operation.parameters.flatMap(({ $ref }) => ($ref === undefined ? [] : [$ref.split('/').at(-1)]));
  for (const operation of operations) {
    const ofAll = ['RequestedWith', 'Language'];
    const isWrite = operation['x-effect'] === 'write';
    expect(headers(operation)).toEqual(isWrite ? [...ofAll, 'IdempotencyKey'] : ofAll);
  }
  const { RequestedWith, Language, IdempotencyKey } = document.components.parameters;
  expect(RequestedWith).toMatchObject({ name: 'X-Requested-With', in: 'header', required: true });
  expect(Language).toMatchObject({ name: 'Accept-Language', in: 'header', required: false });
  expect(IdempotencyKey).toMatchObject({ name: 'Idempotency-Key', in: 'header', required: false });
});

test('uses the contract’s names for path parameters', () => {
  for (const { operationId, parameters } of operations) {
    const { path = '' } = definitions.find((one) => one.operationId === operationId) ?? {};
    const named = parameters.filter(({ name }) => name !== undefined);
    expect(named.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    for (const { description } of named) expect(description).not.toBeUndefined();
  }
  expect(document.paths).toHaveProperty(['/api/qrcode/{provider}', 'get']);
  expect(document.paths).toHaveProperty(['/api/qrcode/{qrcodeId}', 'delete']);
});

test('describes every tag', () => {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect(document.tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  for (const { description } of document.tags) expect(description).not.toMatch(/^$|^Calls under/);
});

test('describes schemas and fields with the docstrings of their types', () => {
  const { Slip, TransferBody } = document.components.schemas;
  expect(Slip).toMatchObject({
    description: 'An uploaded deposit slip.',
    properties: {
      amount: { description: 'Major units; null or 0 until the slip has been read.' },
      note: { description: 'Why it was rejected.' },
    },
  });
  // A field of a body, and one within a type literal.
  expect(document.components.schemas).toHaveProperty(
    ['ChatHistoryRequest', 'properties', 'skip', 'description'],
    'How many of the newest messages to skip.',
  );
  expect(document.components.schemas).toHaveProperty(
    ['SpinSetup', 'properties', 'result', 'properties', 'userCoin', 'description'],
    'Spins left. A count, not money.',
  );
  expect(TransferBody).toHaveProperty(
    ['properties', 'amount', 'description'],
    expect.stringContaining('major units'),
  );
});

test('passes two public validators in both versions', () => {
  // In a separate process, because Jest cannot load their ES modules.
  const script = join(__dirname, '../../scripts/lint-openapi.mjs');
  const { stdout, status } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
  expect(stdout).toBe('openapi.json: 0 problems, valid\nopenapi-3.0.json: 0 problems, valid\n');
  expect(status).toBe(0);
});
