import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { row, title } from '../harness/report';

// What one call costs a consumer's compiler, measured with the published declarations.
const OUTPUT = new URL('../../output/', import.meta.url);
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');

const PROGRAMS = {
  'one call': `import { createClient, transfer } from '@member-wallet/api-sdk';
    export const sent = transfer(createClient({ baseURL: '' }), { from: 'WALLET', to: 'PG', amount: 1 });`,
  'one call with safe': `import { createClient, getWallet } from '@member-wallet/api-sdk';
    export const run = async () => {
      const result = await getWallet.safe(createClient({ baseURL: '' }));
      return result.ok ? result.data.slots.length : result.error.kind === 'api' ? result.error.code : '';
    };`,
};

const instantiationsOf = (source: string): number => {
  mkdirSync(OUTPUT, { recursive: true });
  writeFileSync(new URL('consumer.mts', OUTPUT), source);
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
    new URL('tsconfig.json', OUTPUT),
    JSON.stringify({ compilerOptions, files: ['consumer.mts'] }),
  );
  const args = [TSC, '-p', fileURLToPath(OUTPUT), '--extendedDiagnostics'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return Number(/Instantiations:\s+(\d+)/.exec(printed)?.[1]);
};

export const reportTypes = (): void => {
  title('Type instantiations in a consumer (limit 500)');
  for (const [name, source] of Object.entries(PROGRAMS)) row(name, instantiationsOf(source));
};
