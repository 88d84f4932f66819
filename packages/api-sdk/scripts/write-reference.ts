// Generates docs/reference.md; --check only reports whether the file is up to date.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { reference } from './reference';

const file = new URL('../docs/reference.md', import.meta.url);
const text = reference();
if (process.argv.includes('--check')) {
  const same = readFileSync(file, 'utf8') === text;
  console.log(same ? 'docs/reference.md is up to date' : 'docs/reference.md is stale: pnpm generate');
  process.exitCode = same ? 0 : 1;
} else {
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
