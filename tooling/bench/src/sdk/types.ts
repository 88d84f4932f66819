import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type PerContender, perContender } from './contenders/all';

const OUTPUT = new URL('../../output/', import.meta.url);
const TSC = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/**
 * The number of type instantiations in a program that makes the call: the work of the compiler beyond reading the types.
 * A program with only an import has 0.
 */
const instantiationsOf = (file: string): number => {
  mkdirSync(OUTPUT, { recursive: true });
  const compilerOptions = {
    noEmit: true,
    strict: true,
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    module: 'esnext',
    moduleResolution: 'bundler',
    skipLibCheck: true,
  };
  const source = fileURLToPath(new URL(`contenders/${file}`, import.meta.url));
  writeFileSync(new URL('tsconfig.json', OUTPUT), JSON.stringify({ compilerOptions, files: [source] }));
  const args = [TSC, '-p', fileURLToPath(OUTPUT), '--extendedDiagnostics'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  return Number(/Instantiations:\s+(\d+)/.exec(printed)?.[1]);
};

export const instantiations = (): PerContender<number> => perContender(({ file }) => instantiationsOf(file));
