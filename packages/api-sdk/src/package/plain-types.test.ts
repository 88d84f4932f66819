/** @starts processes */
import { join } from 'node:path';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import type { PackedProject } from '../fixtures/packed-project';
import { packProject, root, tool } from '../fixtures/packed-project';

let project: PackedProject;
beforeAll(() => {
  project = packProject();
});
afterAll(() => project.remove());

/** Every entry, and every use of a platform's types: signals, files, forms. */
const common = `
import { createClient, getWallet, listStatement, paginate, uploadSlip } from '@member-wallet/api-sdk';
import type { StopSignal, Transport } from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/la';
import { createTestBackend } from '@member-wallet/api-sdk/testing';
import { runConformance } from '@member-wallet/api-sdk/conformance';
export const used = [createTestBackend, runConformance, paginate(createClient({ baseURL: '' }), listStatement)];
export const text: string = errorMessages.NO_BANK;
`;

const withoutPlatform = `${common}
const signal: StopSignal = { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined };
const transport: Transport = async ({ body, headers, url }) => {
  if (body !== undefined && typeof body !== 'string') body.append('sent-to', url);
  return { status: 200, text: headers['Authorization'] ?? '' };
};
const client = createClient({ baseURL: '', transport });
getWallet(client, undefined, { signal });
uploadSlip(client, { file: { size: 3, type: 'image/png' }, fileName: 'slip.png' }, { signal });
// @ts-expect-error a number is no file
uploadSlip(client, { file: 3 });
// @ts-expect-error it says nothing when it aborts
getWallet(client, undefined, { signal: { aborted: false } });
`;

const onPlatform = `${common}
const transport: Transport = async ({ body, method, url, headers, signal }) => {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  const response = await fetch(url, { method, headers, body: body ?? null, signal: controller.signal });
  return { status: response.status, text: await response.text() };
};
const client = createClient({ baseURL: '', transport });
getWallet(client, undefined, { signal: AbortSignal.timeout(1000) });
uploadSlip(client, { file: new Blob(['slip']), fileName: 'slip.png' });
// @ts-expect-error it only looks like a file
uploadSlip(client, { file: { size: 3, type: 'image/png' }, fileName: 'slip.png' });
`;

const node16 = { module: 'node16' };
const bundler = { module: 'esnext', moduleResolution: 'bundler' };
const plain = { lib: ['es2022'], types: [] };
// ES modules and CommonJS resolve to their own declarations within one program.
const ways = [
  ['ES modules and CommonJS', ['consumer.mts', 'consumer.cts'], node16],
  ['a bundler', ['consumer.ts'], bundler],
] as const;
// The oldest supported version, this repository's, and the native one.
const compilers = [
  ['TypeScript 5.4', join(root, 'node_modules/typescript-5/bin/tsc')],
  ['TypeScript 7', tool('tsc7')],
  // TypeScript 6 rarely refuses what both others accept, and packed.test.ts uses it too.
  ...(IS_EXHAUSTIVE ? [['TypeScript 6', tool('tsc')] as const] : []),
] as const;

const compile = (compiler: string, files: readonly string[], text: string, more: object) => {
  for (const file of files) project.write(file, text);
  const compilerOptions = { noEmit: true, strict: true, target: 'es2022', skipLibCheck: false, ...more };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
  return project.run(compiler, '-p', '.');
};

describe.each(compilers)('%s with all declarations checked', (_name, compiler) => {
  test.each(ways)('needs no DOM or Node types, from %s', (_, files, modules) => {
    const result = compile(compiler, files, withoutPlatform, { ...plain, ...modules });
    expect(result).toEqual({ status: 0, output: '' });
  });
});

test('has no platform types in this program', () => {
  const { output } = compile(tool('tsc7'), ['bare.mts'], 'export const made = new Blob([]);', {
    ...plain,
    ...node16,
  });
  expect(output).toMatch("Cannot find name 'Blob'");
});

test.each([
  ['a page', { lib: ['es2022', 'dom'], types: [] }],
  [
    'Node',
    { lib: ['es2022'], types: ['node'], typeRoots: [join(root, 'node_modules/@types')], skipLibCheck: true },
  ],
])("files and forms are the platform's own in %s", (_, platform) => {
  expect(compile(tool('tsc7'), ['platform.mts'], onPlatform, { ...platform, ...node16 })).toEqual({
    status: 0,
    output: '',
  });
});
