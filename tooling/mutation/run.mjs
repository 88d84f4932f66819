// npm run test:mutation [-- name …] [--concurrency 1]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { git, ROOT } from './files.mjs';
import { mutate } from './mutate.mjs';
import { pageWith } from './record.mjs';
import { TARGETS } from './targets.mjs';

const PAGE = 'docs/mutation-record.md';

/** The commit that is checked out, with '+changes' if tracked files other than the record differ from it. */
function commitNow() {
  const status = git(ROOT, 'status', '--porcelain', '--untracked-files=no', '--', '.', `:!${PAGE}`);
  return `${git(ROOT, 'rev-parse', '--short=12', 'HEAD')}${status === '' ? '' : '+changes'}`;
}

/** @param {import('./record.mjs').Result} result */
function record(result) {
  const file = join(ROOT, PAGE);
  writeFileSync(file, pageWith(existsSync(file) ? readFileSync(file, 'utf8') : '', result, TARGETS));
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string' } },
});
const options = values.concurrency === undefined ? {} : { concurrency: Number(values.concurrency) };
const unknown = positionals.filter((name) => !TARGETS.some((target) => target.name.startsWith(name)));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${TARGETS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen =
  positionals.length === 0
    ? TARGETS
    : TARGETS.filter((target) => positionals.some((name) => target.name.startsWith(name)));

const rows = [];
let failed = false;
for (const target of chosen) {
  console.log(`\n${target.name}`);
  try {
    const commit = commitNow();
    const { killed, survived, uncovered } = await mutate(target, options);
    const mutants = killed + survived + uncovered;
    const score = Math.floor((1000 * killed) / mutants) / 10;
    failed ||= !(score >= target.bar);
    const { name, bar } = target;
    record({ name, date: new Date().toISOString().slice(0, 10), commit, mutants, killed, score, bar });
    rows.push({ name, mutants, killed, survived, uncovered, score, bar });
  } catch (error) {
    failed = true;
    console.error(error);
    rows.push({ name: target.name, score: 'failed to run', bar: target.bar });
  }
}

console.log('');
console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
process.exitCode = failed ? 1 : 0;
