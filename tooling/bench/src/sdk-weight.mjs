// What the SDK adds to a page, in kB of gzip, beside what axios alone weighs in the same bundler.
import { build as esbuild } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build as vite } from 'vite';

const folder = fileURLToPath(new URL('.', import.meta.url));
const kB = (code) => gzipSync(code, { level: 9 }).length / 1000;

const withEsbuild = async (code) => {
  const { outputFiles } = await esbuild({
    stdin: { contents: code, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  return kB(outputFiles[0].contents);
};

const withVite = async (code) => {
  const { output } = await vite({
    root: folder,
    logLevel: 'silent',
    configFile: false,
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'virtual:page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? `${folder}page.js` : undefined),
        load: (id) => (id === `${folder}page.js` ? code : undefined),
      },
    ],
  });
  return kB(output.find((chunk) => chunk.isEntry).code);
};

const keep = (names) => `globalThis.kept = [${names}];`;
const sdk = (names) => `import { ${names} } from '@member-wallet/api-sdk'; ${keep(names)}`;
const axiosOnly = `import axios from 'axios'; ${keep('axios')}`;

/** Every figure of the weight table, for one bundler. */
const measure = async (bundle, names) => {
  const axios = await bundle(axiosOnly);
  const one = [];
  for (const name of names) one.push({ name, added: (await bundle(sdk(`createClient, ${name}`))) - axios });
  one.sort((a, b) => a.added - b.added);
  const all = (await bundle(sdk('createClient, endpoints, errorCatalogue, slipReasons'))) - axios;
  return { axios, smallest: one[0], median: one[Math.floor(one.length / 2)], largest: one.at(-1), all };
};

export const weigh = async () => {
  const { endpoints } = await import('@member-wallet/api-sdk');
  const names = Object.keys(endpoints);
  const few = ['getRegisterOtp', 'transfer', 'getWallet'];
  return { esbuild: await measure(withEsbuild, names), vite: await measure(withVite, few) };
};

export const printWeight = (figures) => {
  console.log('\nWeight, kB gzip added to axios (limits: one call 8.0, all calls with the catalogue 16.0)');
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([bundler, { axios, smallest, median, largest, all }]) => [
        bundler,
        {
          'axios alone': axios.toFixed(1),
          'smallest call': `${smallest.added.toFixed(2)} ${smallest.name}`,
          'median call': `${median.added.toFixed(2)} ${median.name}`,
          'largest call': `${largest.added.toFixed(2)} ${largest.name}`,
          'all 69': all.toFixed(2),
        },
      ]),
    ),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) printWeight(await weigh());
