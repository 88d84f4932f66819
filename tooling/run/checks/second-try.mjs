import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run } from '../setup.mjs';

/** @typedef {import('../../configs/jest/second-try/record.js').Failure} Failure */
/** @typedef {import('../../configs/jest/second-try/record.js').FailureRecord} FailureRecord */
/** @typedef {Failure & { name: string }} NamedFailure the package's name */

/** If more fail, something general is wrong, and luck is no excuse. */
export const MOST_UNSTEADY = 5;

/**
 * @param {string} folder
 * @returns {FailureRecord[]}
 */
export function readRecords(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

const escaped = (/** @type {string} */ text) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * The arguments that run some failed tests of one file again, and nothing else. Node's runner runs the whole file.
 * @param {FailureRecord} record @param {string} file @param {string[]} tests none: all
 */
export function argumentsFor({ runner }, file, tests) {
  if (runner === 'node') return [file];
  const pattern = tests.length > 0 ? ['--testNamePattern', `^(${tests.map(escaped).join('|')})$`] : [];
  return ['--runInBand', '--runTestsByPath', file, ...pattern];
}

/** Jest also ends well if the names match no test. */
const PASSED = /^Tests:\s+(?:\d+ skipped, )?(?:\d+ todo, )?(\d+) passed/m;

/**
 * Runs the failed tests of one file again.
 * @param {FailureRecord} record @param {Failure[]} failures all of one file
 * @returns {Promise<boolean>} whether all of them passed
 */
async function passesNow(record, failures) {
  const [{ file }] = /** @type {[Failure]} */ (failures);
  const isWhole = failures.some(({ tests }) => tests.length === 0);
  const tests = isWhole ? [] : failures.flatMap((failure) => failure.tests);
  const [program = '', ...args] = record.command;
  let output = '';
  const code = await run(
    `Second try: ${basename(file)}`,
    program,
    [...args, ...argumentsFor(record, file, tests)],
    {
      cwd: record.folder,
      env: { NODE_OPTIONS: record.nodeOptions, FAILURE_RECORDS: '', E2E_TRACE: '1' },
      onOutput: (text) => {
        output += text;
      },
    },
  );
  if (code !== 0) return false;
  return (
    record.runner === 'node' ||
    Number(PASSED.exec(stripVTControlCharacters(output))?.[1] ?? 0) >= Math.max(tests.length, 1)
  );
}

/**
 * Tries what failed once more, one file after the other, if it may be tried again and is not too much.
 * @param {readonly FailureRecord[]} records
 * @param {(record: FailureRecord, failures: Failure[]) => Promise<boolean>} [passes] whether they pass this time
 * @returns {Promise<{ unsteady: NamedFailure[], failed: NamedFailure[] }>} what passed the second time, and the rest
 */
export async function tryAgain(records, passes = passesNow) {
  /** @type {NamedFailure[]} */
  const unsteady = [];
  /** @type {NamedFailure[]} */
  const failed = [];
  const mayPass = records.flatMap(({ failures }) => failures.filter(({ mayTryAgain }) => mayTryAgain));
  const isTooMuch = mayPass.length > MOST_UNSTEADY;
  for (const record of records) {
    for (const file of new Set(record.failures.map((failure) => failure.file))) {
      const failures = record.failures.filter((failure) => failure.file === file);
      const canPass = !isTooMuch && failures.every(({ mayTryAgain }) => mayTryAgain);
      const into = canPass && (await passes(record, failures)) ? unsteady : failed;
      into.push(...failures.map((failure) => ({ ...failure, name: record.name })));
    }
  }
  return { unsteady, failed };
}

/** How many tests failures stand for; a file that failed as a whole counts as one. */
const count = (/** @type {readonly Failure[]} */ failures) =>
  failures.reduce((sum, { tests }) => sum + Math.max(tests.length, 1), 0);

/**
 * A check's result after the second tries: what passed then counts as passed. The check passes if nothing else failed in it.
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

/** The longest account of one failure at the end of a run. */
const MOST_LINES = 40;

/**
 * What is known of a failure: its message, and what the page showed, said and asked for.
 * @param {NamedFailure} failure
 */
export function storyOf({ name, file, tests, message, evidence }) {
  const kept = join(evidence, 'failure.txt');
  const [, ...lines] = (
    evidence !== '' && existsSync(kept) ? readFileSync(kept, 'utf8') : `\n${message}`
  ).split('\n');
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, 20), '…', ...lines.slice(-20)] : lines;
  const title = `${name}  ${basename(file)} › ${tests.join(' and ') || 'the whole file'}`;
  return [title, ...shown.map((line) => `    ${line.slice(0, 1600)}`)].join('\n');
}
