import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { basename, join } from 'node:path';
import type { BuildOptions, PluginBuild } from 'esbuild';
import { build } from 'esbuild';
import { endpoints } from '../endpoints/all';
import { root } from '../fixtures/packed-project';

const settings = {
  alias: { '@member-wallet/api-sdk': join(root, 'dist/index.js') },
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  // esbuild warns of these in this folder, but not in node_modules.
  logOverride: { 'ignored-bare-import': 'silent' },
} as const satisfies BuildOptions;
/** The specifiers that a built file imports or requires. */
const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"]([^'"]+)['"]/g;
const kBOf = (contents: Uint8Array): number => gzipSync(contents, { level: 9 }).length / 1000;

/** Bundles a page that imports these names from the built package. */
const bundle = async (imports: string, kept: string) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: `${imports}; globalThis.kept = [${kept}];`, resolveDir: root },
    ...settings,
    metafile: true,
    write: false,
  });
  const [file] = outputFiles;
  if (!file) throw new Error('nothing was built');
  return {
    text: file.text,
    kB: kBOf(file.contents),
    inputs: Object.entries(Object.values(metafile.outputs)[0]?.inputs ?? {})
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([name]) => name),
  };
};

const sdk = (names: string) => bundle(`import { ${names} } from '@member-wallet/api-sdk'`, names);
const axios = () => bundle(`import axios from 'axios'`, 'axios');

test('bundles one call without other calls, texts, examples and crypto-js', async () => {
  const { text, inputs } = await sdk('createClient, transfer');
  expect(text).toContain('/api/wallet/transfer');
  const paths = [...text.matchAll(/\/api\/[\w/{}-]+/g)].map(([path]) => path);
  expect(new Set(paths)).toEqual(new Set(['/api/wallet/transfer']));
  expect(text).not.toMatch(/already verified|[\u0e00-\u0eff]|100\.1/);
  expect(inputs.filter((name) => /crypto-js|zod\/v4\/(?:classic|locales)/.test(name))).toEqual([]);
});

test('loads axios by its public name in every file', () => {
  const dist = join(root, 'dist');
  const loaded = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.c?js$/.test(file))
    .flatMap((file) => [...readFileSync(join(dist, file), 'utf8').matchAll(IMPORTED)])
    .flatMap(([, name = '']) => (/^\.|^(?!.*axios)/.test(name) ? [] : [name]));
  // At least the page build, the CommonJS build and the conformance run.
  expect(loaded.length).toBeGreaterThanOrEqual(3);
  expect(new Set(loaded)).toEqual(new Set(['axios']));
});

test('leaves nothing of an unused import', async () => {
  const { text } = await bundle(`import { transfer, endpoints } from '@member-wallet/api-sdk'`, '');
  expect(text.length).toBeLessThan(100);
});

/** The sizes of pages with these contents beside axios alone, in kB. */
const weightsOf = async (pages: Readonly<Record<string, string>>): Promise<readonly [string, number][]> => {
  const page = {
    name: 'pages',
    setup: (plugins: PluginBuild) => {
      plugins.onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'page' }));
      plugins.onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
        contents: pages[path] ?? '',
        resolveDir: root,
      }));
    },
  };
  const [{ outputFiles }, alone] = await Promise.all([
    build({
      ...settings,
      entryPoints: Object.fromEntries(Object.keys(pages).map((name) => [name, `page:${name}`])),
      plugins: [page],
      outdir: join(root, 'never-written'),
      write: false,
    }),
    axios(),
  ]);
  return outputFiles.map(({ path, contents }) => [basename(path, '.js'), kBOf(contents) - alone.kB]);
};

const calls = Object.keys(endpoints);
const everything = 'createClient, endpoints, errorCatalogue, slipReasons';

const page = (names: string) =>
  `import { ${names} } from '@member-wallet/api-sdk'; globalThis.kept = [${names}];`;

test('adds at most 10.5 kB to axios for each single call', async () => {
  expect(calls.length).toBeGreaterThanOrEqual(69);
  const weights = await weightsOf(
    Object.fromEntries(calls.map((name) => [name, page(`createClient, ${name}`)])),
  );
  expect(weights).toHaveLength(calls.length);
  expect(weights.filter(([, kB]) => kB > 10.5)).toEqual([]);
});

test('adds at most 16 kB to axios for all calls with the catalogue', async () => {
  const weights = await weightsOf({ everything: page(everything) });
  expect(weights).toHaveLength(1);
  expect(weights.filter(([, kB]) => kB > 16 || kB < 5)).toEqual([]);
});

test('bundles each axios module once in a page that uses axios itself', async () => {
  const names = 'createClient, getWallet';
  const [own, both] = await Promise.all([
    axios(),
    bundle(`import axios from 'axios'; import { ${names} } from '@member-wallet/api-sdk'`, `axios, ${names}`),
  ]);
  const modules = (inputs: readonly string[]) =>
    inputs.filter((name) => /node_modules\/axios\//.test(name)).sort();
  expect(modules(own.inputs).length).toBeGreaterThan(20);
  expect(modules(both.inputs)).toEqual(modules(own.inputs));
});

test('only bundles crypto-js if the page sends gift links', async () => {
  const used = `${everything}, openGame, paginate, retryReads`;
  const [sending, others] = await Promise.all([sdk('createClient, sendGiftLink'), sdk(used)]);
  expect([sending, others].map(({ text }) => text.includes('EvpKDF'))).toEqual([true, false]);
});

test.each(['swr', 'tanstack-query'])(
  'adds at most 1.7 kB and no second SDK for the %s helpers',
  async (name) => {
    const { outputFiles } = await build({
      stdin: { contents: `export * from '@member-wallet/api-sdk/${name}'`, resolveDir: root },
      ...settings,
      alias: { [`@member-wallet/api-sdk/${name}`]: join(root, `dist/${name}.js`) },
      external: ['react', 'swr', '@tanstack/react-query'],
      write: false,
    });
    const [file] = outputFiles;
    if (!file) throw new Error('nothing was built');
    expect(file.text).not.toMatch(/\/api\/|axios|crypto-js/);
    expect(kBOf(file.contents)).toBeLessThanOrEqual(1.7);
  },
);
