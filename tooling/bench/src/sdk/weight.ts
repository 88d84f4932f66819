import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { bundleCode, gzipKB } from '../harness/bundle';
import { row, title } from '../harness/report';

// What the SDK adds to a page on top of axios, in gzipped kB.
const FOLDER = fileURLToPath(new URL('.', import.meta.url));

type Weigh = (code: string) => Promise<number>;

const withEsbuild: Weigh = async (code) => gzipKB(await bundleCode(code));

const withVite: Weigh = async (code) => {
  const built = await build({
    root: FOLDER,
    logLevel: 'silent',
    configFile: false,
    build: { write: false, target: 'es2022', rolldownOptions: { input: 'virtual:page' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? `${FOLDER}page.js` : undefined),
        load: (id) => (id === `${FOLDER}page.js` ? code : undefined),
      },
    ],
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const entry = outputs.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  return gzipKB(entry?.type === 'chunk' ? entry.code : '');
};

const keep = (names: string): string => `globalThis.kept = [${names}];`;
const sdk = (names: string): string => `import { ${names} } from '@member-wallet/api-sdk'; ${keep(names)}`;

const reportFor = async (bundler: string, weigh: Weigh, names: readonly string[]): Promise<void> => {
  const axios = await weigh(`import axios from 'axios'; ${keep('axios')}`);
  const calls: { name: string; added: number }[] = [];
  for (const name of names) calls.push({ name, added: (await weigh(sdk(`createClient, ${name}`))) - axios });
  calls.sort((a, b) => a.added - b.added);
  const shown = { smallest: calls[0], median: calls[Math.floor(calls.length / 2)], largest: calls.at(-1) };
  row(`${bundler}: axios alone`, axios);
  for (const [which, call] of Object.entries(shown)) row(`  ${which} call, ${call?.name}`, call?.added ?? 0);
  row('  all calls', (await weigh(sdk('createClient, endpoints, errorCatalogue, slipReasons'))) - axios);
};

export const reportWeight = async (): Promise<void> => {
  const { endpoints } = await import('@member-wallet/api-sdk');
  title('Weight, kB gzip added to axios (limits: one call 8.0, all calls with the catalogue 16.0)');
  await reportFor('esbuild', withEsbuild, Object.keys(endpoints));
  await reportFor('vite', withVite, ['getRegisterOtp', 'transfer', 'getWallet']);
};
