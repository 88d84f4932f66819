import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { likelyCauses } from './checks/causes.mjs';
import { failedPackagesIn, lastLinesOf } from './checks/check-output.mjs';
import { partlyRunIn } from './checks/partly-run.mjs';
import { isNamedBy, problemWith } from './checks/test-words.mjs';
import { beginPart } from './exhaustive/part.mjs';
import { takePart } from './exhaustive/split.mjs';
import { bin, install, ROOT } from './setup.mjs';

/**
 * Runs all checks, or the named ones: `npm test -- types lint`.
 * `--changed`: only what the changes since the main branch can affect.
 * `--exhaustive`: also runs the full matrices, and keeps the result; `--part 3/8`: a part of them.
 */
const {
  words,
  part,
  problem: partProblem,
} = takePart(process.argv.slice(2).map((word) => word.toLowerCase()));
const isExhaustive = words.includes('--exhaustive');
const only = words.filter((word) => !word.startsWith('--'));
const start = Date.now();
/** Evidence of failed browser tests: pictures, texts, calls and, of the second try, a trace. */
const EVIDENCE = join(ROOT, '.test-evidence');

/** The commit to compare with: the merge base with the main branch, preferably the remote's. */
function base() {
  for (const branch of ['origin/HEAD', 'origin/main', 'main']) {
    try {
      return execFileSync('git', ['merge-base', 'HEAD', branch], {
        cwd: ROOT,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      // Try the next one.
    }
  }
  return 'HEAD';
}

const affected = words.includes('--changed') ? [`--filter=...[${base()}]`] : [];
/** @typedef {[program: string, args: string[]]} Command */
/** @typedef {{ name: string, run: Command, tests?: 'test' | 'e2e' }} Check `tests`: the packages' script whose results it leaves */
/** @typedef {{ name: string, code: number, output: string, suites: import('./checks/results.mjs').Suite[], packages: string[], seconds: number, passed: number, failed: number, note?: string }} Result `packages`: those whose task failed */

/**
 * These tasks do not depend on builds but on `sources` in turbo.json, so their hashes cover the sources of their
 * dependencies without building them. Otherwise turbo would restore builds from its cache while a browser is being served
 * from these folders. Everything has been built in an earlier stage.
 * @type {(task: string, ...options: string[]) => Command}
 */
const turbo = (task, ...options) => ['turbo', ['run', task, '--continue', ...options, ...affected]];
/** @type {(script: string) => Command} */
const pnpm = (script) => ['pnpm', ['run', '--silent', script]];
/** Limited, so that new flows replace or extend old ones: each test costs about a second, and may be unsteady. */
const MOST_BROWSER_TESTS = 700;
const BRIEF = '--output-logs=errors-only';
/** The niceness of all checks except the browser tests. */
const YIELDING = 10;
const AT_A_TIME = Math.min(3, Math.max(2, availableParallelism()));
/** One package at a time, because each uses a worker per core. */
const IN_TURN = ['--output-logs=full', '--concurrency=1'];

/**
 * Checks of one stage, in the order in which they start; at least two and at most three run at a time, depending on the
 * cores. Pages are idle for a third of the time, which the unit tests use. When the browser tests have ended, the small
 * checks run beside the unit tests.
 * @type {Check[]}
 */
const CHECKS = [
  { name: 'Browser', run: turbo('e2e', '--only', ...IN_TURN), tests: 'e2e' },
  { name: 'Unit tests', run: turbo('test', ...IN_TURN), tests: 'test' },
  { name: 'Types', run: turbo('typecheck', BRIEF) },
  // Once for all packages, with each package's own rules: loading the linter takes longer than linting most packages.
  { name: 'Lint', run: ['eslint', ['.']] },
  { name: 'Lint promises', run: ['oxlint', []] },
  { name: 'Lint unused', run: ['knip', []] },
  { name: 'Boundaries', run: ['turbo', ['boundaries']] },
  { name: 'Release', run: pnpm('release:dry') },
];
/** Run one after the other. @type {Check[][]} */
const STAGES = [
  [{ name: 'Format', run: ['biome', ['format', '.']] }],
  [{ name: 'Build', run: ['turbo', ['run', 'build', '--continue', BRIEF]] }],
  CHECKS,
  // The README's commands in a fresh clone.
  ...(isExhaustive ? [[{ name: 'Bare machine', run: pnpm('test:bare') }]] : []),
];

const problem =
  partProblem ??
  problemWith(
    words,
    STAGES.flat().map(({ name }) => name),
  );
if (problem !== null) {
  console.error(problem);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** The part of an exhaustive run, or null. A run of everything is part 1 of 1; a run of named checks is not a part. */
const exhaustive =
  isExhaustive && only.length === 0
    ? beginPart(
        part ?? { number: 1, count: 1 },
        STAGES.flat().flatMap(({ name }) => (name === 'Build' ? [] : [name])),
      )
    : null;
const isNamed = (/** @type {Check} */ { name }) => only.some((word) => isNamedBy(name, word));
const needsBuild = CHECKS.some(isNamed);
const isChosen = (/** @type {Check} */ each) => {
  if (exhaustive) return each.name === 'Build' || exhaustive.has(each.name);
  return only.length === 0 || isNamed(each) || (each.name === 'Build' && needsBuild);
};

/**
 * @param {Check} check
 * @returns {Promise<Result>}
 */
async function runCheck({ name, run: [command, args], tests }) {
  let output = '';
  const began = Date.now();
  const code = await bin(name, command, [...args, ...(exhaustive?.options(name) ?? [])], {
    env: { TURBO_TELEMETRY_DISABLED: '1' },
    niceness: name === 'Browser' ? 0 : YIELDING,
    onOutput: (text) => {
      output += text;
    },
  });
  const seconds = (Date.now() - began) / 1000;
  const suites = tests ? readSuites(ROOT, tests) : [];
  return {
    name,
    code,
    output,
    suites,
    packages: failedPackagesIn(output),
    seconds,
    ...countTests(code, suites),
  };
}

/**
 * Runs all checks of a stage, even if one fails, and returns their results in the same order.
 * @param {Check[]} stage
 */
async function runStage(stage) {
  const chosen = stage.filter(isChosen);
  const waiting = chosen.entries();
  /** @type {Result[]} */
  const done = [];
  const runNext = async () => {
    for (const [index, check] of waiting) done[index] = await runCheck(check);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, runNext));
  return done;
}

if ((await install()) !== 0) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}

// Imported only now, because they need the installed dependencies.
const { countTests, deleteResults, messagesIn, notRunIn, readSuites, slowestIn, withinBudget } = await import(
  './checks/results.mjs'
);
const { describeFailure, forgive, isGeneral, MOST_UNSTEADY_FILES, tryAgain } = await import(
  './checks/second-try.mjs'
);

rmSync(EVIDENCE, { recursive: true, force: true });
deleteResults(ROOT);
process.env['TEST_EVIDENCE'] = EVIDENCE;
if (isExhaustive) process.env['EXHAUSTIVE'] = '1';

/** @type {Result[]} */
const firstResults = [];
for (const stage of STAGES) firstResults.push(...(await runStage(stage)));

const suites = firstResults.flatMap((result) => result.suites);
const tries = await tryAgain(suites);
const results = firstResults.map((first) => {
  const result = forgive(first, tries);
  return first.name === 'Browser' && !isExhaustive ? withinBudget(result, MOST_BROWSER_TESTS) : result;
});

for (const { name, code, output, suites: own } of results) {
  if (code !== 0) console.log(`\n✗ ${name}: failures\n${messagesIn(own) || lastLinesOf(output)}`);
}

for (const [title, failures] of /** @type {const} */ ([
  ['Failed tests', tries.failed],
  ['Unsteady tests, which passed on a second try', tries.unsteady],
])) {
  if (failures.length > 0) console.log(`\n${title}\n${failures.map(describeFailure).join('\n')}`);
}
if (isGeneral(tries.failed))
  console.log(
    `Tests of more than ${MOST_UNSTEADY_FILES} files failed, so there was no second try: something general is wrong.`,
  );
const causes = isGeneral(tries.failed) ? likelyCauses(tries.failed) : [];
if (causes.length > 0) console.log(`Likely causes\n${causes.map((line) => `  ${line}`).join('\n')}`);
if (tries.failed.length + tries.unsteady.length > 0)
  console.log(`Evidence: ${relative(process.cwd(), EVIDENCE)}`);

const slowest = slowestIn(suites, 20);
if (slowest.length > 0) console.log(`\nSlowest test files\n${slowest.map((line) => `  ${line}`).join('\n')}`);

console.log('');
for (const { name, code, passed, failed, seconds, note } of results) {
  const counts = [`${passed} passed, ${failed} failed`, note ?? []].flat().join('   ');
  console.log(
    `${code === 0 ? '✓' : '✗'} ${name.padEnd(12)} ${`${seconds.toFixed(0)} s`.padStart(7)}   ${counts}`,
  );
}
for (const line of notRunIn(suites)) console.log(`○ ${line}`);
if (!isExhaustive && only.length === 0)
  console.log(`Run in part; in full by npm run test:exhaustive\n${partlyRunIn(ROOT).join('\n')}`);

const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], 0);
const isGood = results.every(({ code }) => code === 0);
const seconds = (Date.now() - start) / 1000;
console.log(`${isGood ? '✓' : '✗'} ${'total'.padEnd(12)} ${`${seconds.toFixed(0)} s`.padStart(7)}`);
exhaustive?.end(results, seconds);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(isGood ? 0 : 1);
