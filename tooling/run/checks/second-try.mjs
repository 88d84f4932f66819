import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bin, run } from '../setup.mjs';
import { failuresOf, readResults } from './results.mjs';

/** @typedef {import('./results.mjs').Failure} Failure */
/** @typedef {import('./results.mjs').Suite} Suite */
/** @typedef {Failure & { name: string }} NamedFailure the package's name */

/**
 * If tests of more files fail, there is no second try, because the cause is not chance. Counted by file, because a browser
 * or a server that crashes fails all following tests of its file.
 */
export const MOST_UNSTEADY_FILES = 5;

const files = (/** @type {readonly Failure[]} */ failures) => new Set(failures.map(({ file }) => file));

/** Whether so many files have failures that there must be a common cause. @param {readonly Failure[]} failures */
export const isGeneral = (failures) =>
  files(failures.filter(({ mayTryAgain }) => mayTryAgain)).size > MOST_UNSTEADY_FILES;

const escaped = (/** @type {string} */ text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * Jest's arguments to run only some tests of one file.
 * @param {string} file @param {string[]} tests full names; all tests if empty
 */
export function argumentsFor(file, tests) {
  const pattern = tests.length > 0 ? ['--testNamePattern', `^(${tests.map(escaped).join('|')})$`] : [];
  return ['--runInBand', '--runTestsByPath', file, ...pattern];
}

/**
 * Runs the failed tests of one file again. For Node's runner, the whole file.
 * @param {Suite} suite @param {Failure[]} failures all of one file
 * @returns {Promise<boolean>} whether all of them passed
 */
async function passesNow({ folder, task, results: { runner } }, failures) {
  const [{ file }] = /** @type {[Failure]} */ (failures);
  const isWhole = failures.some(({ tests }) => tests.length === 0);
  const tests = isWhole ? [] : failures.flatMap((failure) => failure.tests);
  const label = `Second try: ${basename(file)}`;
  const options = { cwd: folder, env: { E2E_TRACE: '1' } };
  if (runner === 'node') return (await run(label, process.execPath, ['--test', file], options)) === 0;
  // By the package's script, so that its options, environment and results file apply.
  const code = await bin(label, 'pnpm', ['run', task, ...argumentsFor(file, tests)], options);
  // Jest also succeeds if the names match no test.
  return code === 0 && readResults(folder, task).numPassedTests >= Math.max(tests.length, 1);
}

/**
 * Runs the failed tests that may be retried once more, one file after the other, unless too many files have failures.
 * @param {readonly Suite[]} suites
 * @param {(suite: Suite, failures: Failure[]) => Promise<boolean>} [passes] whether they pass this time
 * @returns {Promise<{ unsteady: NamedFailure[], failed: NamedFailure[] }>} what passed the second time, and the rest
 */
export async function tryAgain(suites, passes = passesNow) {
  /** @type {NamedFailure[]} */
  const unsteady = [];
  /** @type {NamedFailure[]} */
  const failed = [];
  const failing = suites.map((suite) => ({ suite, all: failuresOf(suite) }));
  const isTooMuch = isGeneral(failing.flatMap(({ all }) => all));
  for (const { suite, all } of failing) {
    for (const file of files(all)) {
      const failures = all.filter((failure) => failure.file === file);
      const canPass = !isTooMuch && failures.every(({ mayTryAgain }) => mayTryAgain);
      const into = canPass && (await passes(suite, failures)) ? unsteady : failed;
      into.push(...failures.map((failure) => ({ ...failure, name: suite.name })));
    }
  }
  return { unsteady, failed };
}

/** The number of failed tests; a file that failed as a whole counts as one. */
const count = (/** @type {readonly Failure[]} */ failures) =>
  failures.reduce((sum, { tests }) => sum + Math.max(tests.length, 1), 0);

/**
 * A check's result after the second tries. Tests that passed then count as passed; the check passes if nothing else failed.
 * @template {{ code: number, packages: readonly string[], passed: number, failed: number }} Result
 * @param {Result} result `packages`: those whose task failed in it
 * @param {{ unsteady: readonly NamedFailure[], failed: readonly NamedFailure[] }} tries
 * @returns {Result}
 */
export function forgive(result, { unsteady, failed }) {
  const { packages } = result;
  const mine = unsteady.filter(({ name }) => packages.includes(name));
  if (result.code === 0 || mine.length === 0) return result;
  const isSteadyNow = packages.every(
    (each) => mine.some(({ name }) => name === each) && !failed.some(({ name }) => name === each),
  );
  return {
    ...result,
    code: isSteadyNow ? 0 : result.code,
    passed: result.passed + count(mine),
    failed: isSteadyNow ? 0 : Math.max(result.failed - count(mine), 1),
  };
}

/** How many lines of one failure are printed at most at the end of a run. */
const MOST_LINES = 40;

/**
 * A report of a failure: its message, and the evidence of the page, such as its texts, console and calls.
 * @param {NamedFailure} failure
 */
export function describeFailure({ name, file, tests, message, evidence }) {
  const kept = join(evidence, 'failure.txt');
  const [, ...lines] = (
    evidence !== '' && existsSync(kept) ? readFileSync(kept, 'utf8') : `\n${message}`
  ).split('\n');
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, 20), '…', ...lines.slice(-20)] : lines;
  const title = `${name}  ${basename(file)} › ${tests.join(' and ') || 'the whole file'}`;
  return [title, ...shown.map((line) => `    ${line.slice(0, 1600)}`)].join('\n');
}
