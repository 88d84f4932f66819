// What one call costs a consumer's compiler, from the published declarations.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const output = new URL('../output/', import.meta.url);
const tsc = createRequire(new URL('../../../package.json', import.meta.url)).resolve('typescript/bin/tsc');

const programs = {
  'one call': `import { createClient, transfer } from '@member-wallet/api-sdk';
    export const sent = transfer(createClient({ baseURL: '' }), { from: 'WALLET', to: 'PG', amount: 1 });`,
  'one call by safe': `import { createClient, getWallet } from '@member-wallet/api-sdk';
    export const run = async () => {
      const result = await getWallet.safe(createClient({ baseURL: '' }));
      return result.ok ? result.data.slots.length : result.error.kind === 'api' ? result.error.code : '';
    };`,
};

const cost = (source) => {
  mkdirSync(output, { recursive: true });
  writeFileSync(new URL('consumer.mts', output), source);
  const compilerOptions = {
    noEmit: true,
    strict: true,
    target: 'es2022',
    lib: ['es2023', 'dom'],
    types: [],
    module: 'node16',
    skipLibCheck: true,
  };
  writeFileSync(
    new URL('tsconfig.json', output),
    JSON.stringify({ compilerOptions, files: ['consumer.mts'] }),
  );
  const printed = execFileSync(
    process.execPath,
    [tsc, '-p', fileURLToPath(output), '--extendedDiagnostics'],
    {
      encoding: 'utf8',
    },
  );
  return Number(/Instantiations:\s+(\d+)/.exec(printed)?.[1]);
};

export const types = () =>
  Object.fromEntries(Object.entries(programs).map(([name, source]) => [name, cost(source)]));

export const printTypes = (figures) => {
  console.log('\nType instantiations in a consumer (limit 500)');
  console.table(
    Object.fromEntries(Object.entries(figures).map(([name, count]) => [name, { instantiations: count }])),
  );
};

if (process.argv[1] === fileURLToPath(import.meta.url)) printTypes(types());
