/** @starts processes */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../fixtures/packed-project';
import { createTestBackend } from '../testing/test-backend';
import { login } from '../endpoints/account';
import { uploadSlip } from '../endpoints/money';
import { readInputs } from './read-inputs';
import { runConformance } from './run';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'inputs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (content: unknown): string => {
  const path = join(folder, 'inputs.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
};

test('replaces the examples with the given inputs, including files', async () => {
  writeFileSync(join(folder, 'slip.PNG'), 'picture');
  const inputs = readInputs(
    written({ login: { username: '0800000000' }, uploadSlip: { file: '@slip.PNG' } }),
  );
  const backend = createTestBackend();
  await runConformance({
    baseURL: '',
    transport: backend.transport,
    token: 't',
    writes: true,
    only: ['login', 'uploadSlip'],
    inputs,
  });
  expect(backend.calls(login)[0]?.input).toMatchObject({ username: '0800000000' });
  const { file } = backend.calls(uploadSlip)[0]?.input ?? {};
  expect(file).toMatchObject({ name: 'slip.PNG', size: 7, type: 'image/png' });
});

test.each([
  ['an operation that does not exist', { transfers: {} }, /no operation is called transfers/],
  ['a list instead of an object', [], /by operationId/],
  ['a number instead of fields', { transfer: 5 }, /transfer needs an object/],
])('refuses %s', (_, content, expected) => {
  expect(() => readInputs(written(content))).toThrow(expected);
});

test('reads the example in the docs', () => {
  expect(Object.keys(readInputs(join(root, 'docs/conformance-inputs.json'))).length).toBeGreaterThan(5);
});
