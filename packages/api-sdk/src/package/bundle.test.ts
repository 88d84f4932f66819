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
} as const satisfies BuildOptions;
const kBOf = (contents: Uint8Array): number => gzipSync(contents, { level: 9 }).length / 1000;

/** A page that imports these names from the built package. */
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

test('one call includes no other call, no text, no example and no crypto-js', async () => {
  const { text, inputs } = await sdk('createClient, transfer');
  expect(text).toContain('/api/wallet/transfer');
  const paths = [...text.matchAll(/\/api\/[\w/{}-]+/g)].map(([path]) => path);
  expect(new Set(paths)).toEqual(new Set(['/api/wallet/transfer']));
  expect(text).not.toMatch(/already verified|[\u0e00-\u0eff]|100\.1/);
  expect(inputs.filter((name) => /crypto-js|zod/.test(name))).toEqual([]);
});

test('an import that is not used leaves nothing behind', async () => {
  const { text } = await bundle(`import { transfer, endpoints } from '@member-wallet/api-sdk'`, '');
  expect(text.length).toBeLessThan(100);
});

test('each single call weighs at most 5.5 kB beside axios', async () => {
  const names = Object.keys(endpoints);
  expect(names.length).toBeGreaterThanOrEqual(69);
  const pageOf = {
    name: 'page-of-one-call',
    setup: (plugins: PluginBuild) => {
      plugins.onResolve({ filter: /^page:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'page' }));
      plugins.onLoad({ filter: /.*/, namespace: 'page' }, ({ path }) => ({
        contents: `import { createClient, ${path} } from '@member-wallet/api-sdk';
                   globalThis.kept = [createClient, ${path}];`,
        resolveDir: root,
      }));
    },
  };
  const [{ outputFiles }, alone] = await Promise.all([
    build({
      ...settings,
      entryPoints: Object.fromEntries(names.map((name) => [name, `page:${name}`])),
      plugins: [pageOf],
      outdir: join(root, 'never-written'),
      write: false,
    }),
    axios(),
  ]);
  const heavy = outputFiles
    .map(({ path, contents }) => [basename(path, '.js'), kBOf(contents) - alone.kB] as const)
    .filter(([, kB]) => kB > 5.5);
  expect(outputFiles).toHaveLength(names.length);
  expect(heavy).toEqual([]);
});

test('all calls with the catalogue weigh at most 10.5 kB beside axios', async () => {
  const [all, alone] = await Promise.all([
    sdk('createClient, endpoints, errorCatalogue, slipReasons'),
    axios(),
  ]);
  expect(all.text).toContain('/api/chat/read-customer/');
  expect(all.kB - alone.kB).toBeLessThanOrEqual(10.5);
});

test.each(['swr', 'tanstack-query'])(
  'the helpers for %s weigh at most 1.7 kB, and bring no second SDK',
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
