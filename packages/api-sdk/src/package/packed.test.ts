/** @starts processes */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import type { PackedProject } from '../fixtures/packed-project';
import { packProject, tool } from '../fixtures/packed-project';
import { errorMessages } from '../messages/th';

let project: PackedProject;
beforeAll(() => {
  project = packProject();
});
afterAll(() => project.remove());

const names = `createClient, endpoints, errorCatalogue, getWallet, isApiError, transfer`;
// A call that succeeds, one that the server rejects, a text, and the gift link, which loads crypto-js.
const body = `
const main = async () => {
  const backend = createTestBackend();
  const client = backend.client();
  const wallet = await getWallet(client);
  backend.answer(transfer, refusal('MONEY_NOT_ENOUGH'));
  const refused = await transfer(client, { from: 'WALLET', to: 'PG', amount: 1 }).catch((error) => error);
  console.log(JSON.stringify([
    Object.keys(endpoints).length,
    wallet.wallet.amount,
    isApiError(refused) && errorMessages[refused.code],
    (await encryptGiftLink('https://gift.example', 'shared')).slice(0, 10),
    document.openapi,
    typeof transport,
  ]));
};
main();
`;
// Results of the query helpers without a page.
const helpers = `
const client = forSession(createClient({ baseURL: '' }), { member: 'somchai', token: 'token-1' });
console.log(JSON.stringify([
  readQuery(client, getWallet).queryKey,
  readArguments(client, getWallet)[0].length,
  writeMutation(client, transfer).retry,
  typeof useWrite,
]));
`;
const helped = JSON.stringify([['member-wallet', '', 'somchai', 'getWallet', null], 5, false, 'function']);
const expected = JSON.stringify([
  69,
  1250.5,
  errorMessages.MONEY_NOT_ENOUGH,
  'U2FsdGVkX1',
  '3.1.0',
  'function',
]);

test('can be imported in a plain Node project that forbids generated code', () => {
  project.write(
    'esm.mjs',
    `import { ${names}, encryptGiftLink } from '@member-wallet/api-sdk';
     import { transport } from '@member-wallet/api-sdk/axios';
     import { errorMessages } from '@member-wallet/api-sdk/messages/th';
     import { createTestBackend, refusal } from '@member-wallet/api-sdk/testing';
     import document from '@member-wallet/api-sdk/openapi.json' with { type: 'json' };${body}`,
  );
  const { output } = project.run(
    process.execPath,
    '--no-warnings',
    '--disallow-code-generation-from-strings',
    'esm.mjs',
  );
  expect(output.trim()).toBe(expected);
});

test('can be required in a CommonJS project', () => {
  project.write(
    'cjs.cjs',
    `const { ${names}, encryptGiftLink } = require('@member-wallet/api-sdk');
     const { transport } = require('@member-wallet/api-sdk/axios');
     const { errorMessages } = require('@member-wallet/api-sdk/messages/th');
     const { createTestBackend, refusal } = require('@member-wallet/api-sdk/testing');
     const document = require('@member-wallet/api-sdk/openapi.json');${body}`,
  );
  expect(project.run(process.execPath, 'cjs.cjs').output.trim()).toBe(expected);
});

test('loads the query helpers with their libraries as ES modules and CommonJS', () => {
  project.write(
    'helpers.mjs',
    `import { createClient, getWallet, transfer } from '@member-wallet/api-sdk';
     import { readArguments, useWrite } from '@member-wallet/api-sdk/swr';
     import { forSession, readQuery, writeMutation } from '@member-wallet/api-sdk/tanstack-query';${helpers}`,
  );
  project.write(
    'helpers.cjs',
    `const { createClient, getWallet, transfer } = require('@member-wallet/api-sdk');
     const { readArguments, useWrite } = require('@member-wallet/api-sdk/swr');
     const { forSession, readQuery, writeMutation } = require('@member-wallet/api-sdk/tanstack-query');${helpers}`,
  );
  for (const file of ['helpers.mjs', 'helpers.cjs']) {
    expect(project.run(process.execPath, file).output.trim()).toBe(helped);
  }
});

test('builds with Vite, with crypto-js in a separate file', () => {
  project.write('index.html', '<script type="module" src="/main.mjs"></script>');
  project.write(
    'main.mjs',
    `import { createClient, sendGiftLink, transfer } from '@member-wallet/api-sdk';
     globalThis.wallet = { createClient, sendGiftLink, transfer };`,
  );
  const { status, output } = project.run(tool('vite'), 'build', '--logLevel', 'info');
  expect(output).toMatch(/dist\/assets\/index-\S+\.js/);
  expect(output).toMatch(/dist\/assets\/aes-\S+\.js/);
  expect(status).toBe(0);
});

test('a Vite page that loads the transport later has axios in a separate file without static imports of it', () => {
  project.write(
    'later.mjs',
    `import { createClientOver, getWallet, loadTransport, takeEarly } from '@member-wallet/api-sdk';
     const transport = loadTransport(() => import('@member-wallet/api-sdk/axios'));
     globalThis.page = [getWallet, takeEarly(createClientOver(transport, { baseURL: '' }), [])];`,
  );
  project.write(
    'later.config.mjs',
    `const output = { entryFileNames: 'page.js', chunkFileNames: '[name].js' };
     export default {
       build: { outDir: 'later', modulePreload: false, rolldownOptions: { input: 'later.mjs', output } },
     };`,
  );
  expect(project.run(tool('vite'), 'build', '--config', 'later.config.mjs').status).toBe(0);
  const folder = join(project.installed, '../../../later');
  const texts = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const),
  );
  const having = (pattern: RegExp) =>
    [...texts].filter(([, text]) => pattern.test(text)).map(([name]) => name);
  expect(having(/interceptors/)).toEqual(['axios.js']);
  expect(having(/import\(`\.\/axios\.js`\)/)).toEqual(['page.js']);
  expect(having(/from\s*[`"']\.\/axios\.js/)).toEqual([]);
});

test('only contains crypto-js in an unsplit Vite build if the page sends gift links', () => {
  const hasCipher = (names: string): boolean => {
    project.write(
      'one-file.mjs',
      `import { ${names} } from '@member-wallet/api-sdk'; globalThis.page = [${names}];`,
    );
    project.write(
      'one-file.config.mjs',
      `const output = { codeSplitting: false, entryFileNames: 'page.js' };
       export default { build: { outDir: 'one-file', rolldownOptions: { input: 'one-file.mjs', output } } };`,
    );
    expect(project.run(tool('vite'), 'build', '--config', 'one-file.config.mjs').status).toBe(0);
    const folder = join(project.installed, '../../../one-file');
    expect(readdirSync(folder)).toEqual(['page.js']);
    return readFileSync(join(folder, 'page.js'), 'utf8').includes('EvpKDF');
  };
  expect(hasCipher('createClient, sendGiftLink')).toBe(true);
  expect(hasCipher('createClient, endpoints, openGame, paginate, retryReads')).toBe(false);
});

const consumer = `
import { createClient, createClientOver, getBanks, getWallet, listStatement, loadTransport, transfer, isApiError, isCodeOf } from '@member-wallet/api-sdk';
import type { ErrorCodeOf, Wallet } from '@member-wallet/api-sdk';
import { errorMessages } from '@member-wallet/api-sdk/messages/la';
import { createTestBackend, refusal } from '@member-wallet/api-sdk/testing';
import { runConformance } from '@member-wallet/api-sdk/conformance';
import { forSession, useRead, useWrite } from '@member-wallet/api-sdk/swr';
import { handle, handlersOf } from '@member-wallet/api-sdk/msw';
import { listQuery, readQuery, rowsOf, writeMutation } from '@member-wallet/api-sdk/tanstack-query';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
const client = createClient({ baseURL: '' });
export const sent = transfer(client, { from: 'WALLET', to: 'PG', amount: 1 });
export const text: string = errorMessages.NO_BANK;
export const run = runConformance({ baseURL: '' });
export const total = (wallet: Wallet) => wallet.slots.length;
createTestBackend({ getBanks: [] }).answer(transfer, refusal('MONEY_NOT_ENOUGH'), { times: 1 });
// @ts-expect-error the amount is a number
export const wrong = transfer(client, { from: 'WALLET', to: 'PG', amount: '1' });
sent.catch((error: unknown) => (isApiError(error) ? error.code : undefined));
sent.catch((error: unknown) => {
  // @ts-expect-error a misspelt code
  if (isApiError(error) && error.code === 'MONEY_NOT_ENUGH') return;
  if (!isCodeOf(transfer, error)) return;
  const own: ErrorCodeOf<typeof transfer> = error.code;
  // @ts-expect-error a code of another call
  return own === 'OTP_EXPIRED' || error.code === 'OTP_EXPIRED';
});
const own = forSession(client, null);
export const later = createClientOver(loadTransport(() => import('@member-wallet/api-sdk/axios')), { baseURL: '' });
export const fromSwr = (): number | null | undefined => useRead(own, getWallet).data?.wallet.amount;
export const send = (): Promise<unknown> => useWrite(own, transfer).trigger({ from: 'WALLET', to: 'PG', amount: 1 });
export const fromQuery = (): number | null | undefined => useQuery(readQuery(own, getWallet)).data?.wallet.amount;
export const rows = () => rowsOf(listStatement, useInfiniteQuery(listQuery(own, listStatement)).data?.pages)[0]?.createdAt;
export const outcome = () => useMutation(writeMutation(own, transfer)).error?.outcome;
export const mocks = [...handlersOf(), handle(transfer, { code: 'MONEY_NOT_ENOUGH' })];
// @ts-expect-error a code of another call
export const mock = handle(transfer, { code: 'OTP_EXPIRED' });
// @ts-expect-error a write is no query
export const never = () => [useRead(own, transfer, undefined), readQuery(own, transfer, undefined)];
// @ts-expect-error visitors send no token
export const ofVisitors: ErrorCodeOf<typeof getBanks> = 'UNAUTHORIZED';
`;
const options = { noEmit: true, strict: true, exactOptionalPropertyTypes: true, target: 'es2022', types: [] };
const lib = ['es2023', 'dom', 'dom.iterable'];

// Consumers use either compiler: TypeScript 6 checks one of the three projects, TypeScript 7 the others.
test.each([
  ['from ES modules', 'tsc', 'consumer.mts', { module: 'node16', skipLibCheck: true }],
  ['from CommonJS', 'tsc7', 'consumer.cts', { module: 'node16', skipLibCheck: true }],
  [
    'from a bundler, its declarations checked too',
    'tsc7',
    'consumer.ts',
    { module: 'esnext', moduleResolution: 'bundler' },
  ],
])('its types serve %s', (_, compiler, file, more) => {
  project.write(file, consumer);
  project.write(
    'tsconfig.json',
    JSON.stringify({ compilerOptions: { ...options, lib, ...more }, files: [file] }),
  );
  expect(project.run(tool(compiler), '-p', '.')).toEqual({ status: 0, output: '' });
});

// Both count the same, but the native one takes a tenth of the time.
const counters = IS_EXHAUSTIVE ? ['tsc', 'tsc7'] : ['tsc7'];

// An import alone costs nothing: the count is that of the call and the use of its result.
test.each([
  ['a call', 40, `transfer(createClient({ baseURL: '' }), { from: 'WALLET', to: 'PG', amount: 1 })`],
  [
    'a call whose failure is a value',
    50,
    `async () => {
       const result = await getWallet.safe(createClient({ baseURL: '' }));
       return result.ok ? result.data.slots.length : result.error.kind === 'api' ? result.error.code : '';
     }`,
  ],
])('%s takes at most %i type instantiations', (_, limit, call) => {
  project.write(
    'cost.mts',
    `import { createClient, getWallet, transfer } from '@member-wallet/api-sdk';
     export const sent = ${call};`,
  );
  const compilerOptions = { ...options, lib, module: 'node16', skipLibCheck: true };
  project.write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['cost.mts'] }));
  for (const compiler of counters) {
    const { status, output } = project.run(tool(compiler), '-p', '.', '--extendedDiagnostics', '--listFiles');
    const instantiations = Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
    expect(status).toBe(0);
    // The types of zod would take as many as all others.
    expect(output).not.toMatch('/zod/');
    expect(instantiations).toBeGreaterThan(0);
    expect(instantiations).toBeLessThanOrEqual(limit);
  }
});

test('passes publint and attw', () => {
  expect(project.run(tool('publint'), '--strict', project.tarball).output).toMatch('All good!');
  const { status, output } = project.run(tool('attw'), project.tarball, '--no-color');
  expect(output).toMatch('No problems found');
  expect(status).toBe(0);
});

test('references no workspace package, and contains what consumers need', () => {
  const manifest = readFileSync(join(project.installed, 'package.json'), 'utf8');
  expect(JSON.parse(manifest)).toMatchObject({
    sideEffects: false,
    bin: { 'member-wallet-conformance': './dist/cli.js' },
  });
  const { dependencies } = JSON.parse(manifest) as { dependencies: object };
  expect(JSON.stringify(dependencies)).not.toMatch(/catalog:|workspace:/);
  for (const file of ['README.md', 'openapi.json', 'openapi-3.0.json', 'docs/reference.md', 'dist/cli.js']) {
    expect(readFileSync(join(project.installed, file), 'utf8').length).toBeGreaterThan(1000);
  }
});

test('runs the command, which reports missing arguments', () => {
  const cli = join(project.installed, 'dist/cli.js');
  expect(project.run(process.execPath, cli, '--help')).toMatchObject({ status: 0 });
  expect(project.run(process.execPath, cli)).toMatchObject({
    status: 2,
    output: expect.stringMatching('--base-url'),
  });
  expect(project.run(process.execPath, cli, '--nonsense').status).toBe(2);
  const unreachable = project.run(
    process.execPath,
    cli,
    '--base-url',
    'http://127.0.0.1:9',
    '--only',
    'getBanks',
  );
  expect(unreachable).toMatchObject({
    status: 1,
    output: expect.stringMatching(/DEVIATION {2}getBanks [^]*\n {2}getBanks {2}connection: .*ECONNREFUSED/),
  });
});
