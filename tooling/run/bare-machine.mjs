import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { killAll, npm } from './bare/command.mjs';
import { bareEnvironment, lookAround } from './bare/environment.mjs';
import { recordOf } from './bare/record.mjs';
import { rehearseStart } from './bare/rehearse-start.mjs';
import { ROOT } from './setup.mjs';

/**
 * `npm run test:bare`: rehearses the README's two commands as on a machine with only Node and npm, in a fresh clone of HEAD
 * in a temporary folder (TMPDIR). Writes the result to docs/bare-machine.md.
 * `--start-only`: without `npm test`. `npm run test:bare -- types lint`: only with these of its checks.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'start-only': { type: 'boolean', default: false } },
});
const KEPT = join(ROOT, '.test-evidence/bare-machine');
const RECORD = join(ROOT, 'docs/bare-machine.md');
const LAST_LINES = 40;
/** How often a line is printed while a long command runs. */
const SIGN_OF_LIFE_MS = 60_000;

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** @typedef {import('./bare/rehearse-start.mjs').Outcome} Outcome */

/**
 * Runs `npm test` as a newcomer would.
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log: string }} place
 * @returns {Promise<Outcome>}
 */
async function rehearseTest({ env, ...place }) {
  const args = ['test', ...(positionals.length > 0 ? ['--', ...positionals] : [])];
  const start = Date.now();
  const { ended, output } = npm(args, { ...place, env: { ...env, CI: 'true' } });
  const ticker = setInterval(
    () => console.log(`  … ${Math.round((Date.now() - start) / 1000)} s`),
    SIGN_OF_LIFE_MS,
  );
  const code = await ended;
  clearInterval(ticker);
  const lines = stripVTControlCharacters(output()).trimEnd().split('\n');
  for (const line of lines.slice(-LAST_LINES)) console.log(`  │ ${line}`);
  const result = lines.findLast((line) => /^\d+ passed, \d+ failed$/.test(line)) ?? 'no result';
  return {
    command: ['npm', ...args].join(' '),
    seconds: (Date.now() - start) / 1000,
    faults: code === 0 ? [] : [`it exits with ${code}`],
    result,
  };
}

/** The size of folders on the disk, each file counted once. @param {string[]} folders */
const megabytesOf = (...folders) =>
  execFileSync('du', ['-sm', ...folders], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => Number.parseInt(line, 10));

const work = realpathSync(mkdtempSync(join(tmpdir(), 'bare-')));
// Cleans up also after an interruption or an error.
process.on('exit', () => {
  killAll();
  rmSync(work, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(1));

rmSync(KEPT, { recursive: true, force: true });
mkdirSync(KEPT, { recursive: true });
if (git('status', '--porcelain', '--', '.', ':!docs/bare-machine.md') !== '')
  console.log('What is not committed is not rehearsed.');
const clone = join(work, 'clone');
git('clone', '--quiet', ROOT, clone);

const { env, hidden } = bareEnvironment(work);
console.log(`Hidden: ${hidden.join(', ') || 'nothing, this machine is bare'}`);
const { faults, fonts } = lookAround(env);
if (faults.length > 0) {
  console.log(`✗ Not hidden: ${faults.join(', ')}`);
  process.exit(1);
}
console.log(
  `✓ Inside: no browser or service on the PATH, ${fonts ?? 'an unknown number of'} fonts, an empty home`,
);

/** @type {Outcome[]} */
const outcomes = [];
const report = (/** @type {Outcome} */ outcome) => {
  outcomes.push(outcome);
  const { command, seconds, result, faults: found } = outcome;
  console.log(`${found.length === 0 ? '✓' : '✗'} ${command} (${seconds.toFixed(0)} s): ${result}`);
  for (const fault of found) console.log(`  ✗ ${fault}`);
};
console.log('› npm start');
report(await rehearseStart({ cwd: clone, env, log: join(KEPT, 'start.log') }));
if (!values['start-only']) {
  console.log('› npm test');
  report(await rehearseTest({ cwd: clone, env, log: join(KEPT, 'test.log') }));
}

const isGood = outcomes.every((outcome) => outcome.faults.length === 0);
const evidence = join(clone, '.test-evidence');
if (!isGood && existsSync(evidence)) cpSync(evidence, join(KEPT, 'evidence'), { recursive: true });
const [packages = 0, rest = 0] = megabytesOf(join(work, 'home'), clone);
writeFileSync(
  RECORD,
  recordOf({
    date: new Date().toISOString().slice(0, 10),
    // The clone's commit: ROOT may have a newer one by now.
    commit: git('-C', clone, 'rev-parse', '--short', 'HEAD'),
    machine: `${availableParallelism()} cores, ${process.platform} ${process.arch}, Node ${process.versions.node}, npm ${execFileSync('npm', ['--version'], { encoding: 'utf8' }).trim()}`,
    hidden,
    outcomes,
    megabytes: { packages, clone: rest },
  }),
);
console.log(`Output: ${relative(process.cwd(), KEPT)}; result: ${relative(process.cwd(), RECORD)}`);
process.exit(isGood ? 0 : 1);
