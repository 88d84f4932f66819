// npm run test:mutation [-- name …] [--concurrency 1]
import { parseArgs } from 'node:util';
import { mutate } from './mutate.mjs';
import { TARGETS } from './targets.mjs';

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
    const { killed, survived, uncovered } = await mutate(target, options);
    const mutants = killed + survived + uncovered;
    const score = Math.floor((1000 * killed) / mutants) / 10;
    failed ||= !(score >= target.bar);
    rows.push({ name: target.name, mutants, killed, survived, uncovered, score, bar: target.bar });
  } catch (error) {
    failed = true;
    console.error(error);
    rows.push({ name: target.name, score: 'failed to run', bar: target.bar });
  }
}

console.log('');
console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
process.exitCode = failed ? 1 : 0;
