import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { evidenceFolder } from '@member-wallet/configs/jest/evidence';
import { extract, parse } from 'jest-docblock';

/**
 * Reads the files that the packages' test scripts write beside their package.json: `test.results.json` and
 * `e2e.results.json`, in the format of Jest's `--json`. The reporter of Node's runner writes the same fields, and `runner`.
 */

/**
 * @typedef {{ title?: string, fullName: string, status: string, failureMessages: string[] | null }} TestResult
 * @typedef {{ name: string, startTime: number, endTime: number, status: string, message: string, assertionResults: TestResult[] }} FileResult
 *   `name` is the file's path, times are in ms
 * @typedef {{ runner?: 'node', numPassedTests: number, numFailedTests: number, testResults: FileResult[] }} Results
 */

/** @typedef {'test' | 'e2e'} Task the script that ran the tests */

/** @typedef {{ name: string, folder: string, task: Task, results: Results }} Suite `name` is the package's */

/**
 * A failure to report, and possibly to retry.
 *
 * - `tests`: full names. Several if one hook's error failed them all; none if the file failed as a whole.
 * - `mayTryAgain`: whether the file starts something outside the test: processes, servers, a browser.
 * - `evidence`: the folder with the evidence of a browser test, if any.
 * @typedef {{ file: string, tests: string[], message: string, mayTryAgain: boolean, evidence: string }} Failure
 */

/** @param {string} folder a package's @param {Task} task */
const fileOf = (folder, task) => join(folder, `${task}.results.json`);

/** @param {string} root the repository's @returns {string[]} */
const packageFolders = (root) =>
  ['apps', 'examples', 'packages', 'tooling']
    .map((group) => join(root, group))
    .filter((group) => existsSync(group))
    .flatMap((group) => readdirSync(group).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(folder, 'package.json')));

/**
 * Deletes the results of earlier runs. Turbo restores those of the tests that it takes from its cache.
 * @param {string} root
 */
export function deleteResults(root) {
  for (const folder of packageFolders(root))
    for (const task of /** @type {const} */ (['test', 'e2e'])) rmSync(fileOf(folder, task), { force: true });
}

/** @param {string} folder @param {Task} task @returns {Results} */
export const readResults = (folder, task) => JSON.parse(readFileSync(fileOf(folder, task), 'utf8'));

/**
 * The results of all packages whose tests of this task have completed.
 * @param {string} root @param {Task} task
 * @returns {Suite[]}
 */
export const readSuites = (root, task) =>
  packageFolders(root)
    .filter((folder) => existsSync(fileOf(folder, task)))
    .map((folder) => ({
      name: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name,
      folder,
      task,
      results: readResults(folder, task),
    }));

/**
 * The counts of one check: of its tests, or of the check itself if it has none.
 * @param {number} code its exit code @param {readonly Suite[]} suites
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(code, suites) {
  let passed = 0;
  let failed = 0;
  for (const { results } of suites) {
    passed += results.numPassedTests;
    failed += results.numFailedTests;
  }
  if (code !== 0 && failed === 0) failed = 1;
  if (code === 0 && passed === 0) passed = 1;
  return { passed, failed };
}

/**
 * Fails a check that ran more tests than allowed.
 * @template {{ code: number, passed: number, failed: number, note?: string }} Result
 * @param {Result} result @param {number} most
 * @returns {Result}
 */
export function withinBudget(result, most) {
  if (result.passed + result.failed <= most) return result;
  const note = `more than ${most} tests: join some, or leave some to the exhaustive run`;
  return { ...result, code: 1, failed: result.failed + 1, note };
}

/**
 * Whether a test file declares in its first comment that it starts something that can fail by itself: `@starts servers`.
 * @param {string} file
 */
function startsSomething(file) {
  try {
    return 'starts' in parse(extract(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
}

/**
 * One failure per test, but only one for all tests that failed because of the same hook: their messages are identical.
 * @param {Suite} suite
 * @returns {Failure[]}
 */
export const failuresOf = ({ task, results }) =>
  results.testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    if (status !== 'failed') return [];
    /** @type {Map<string, string[]>} */
    const byMessage = new Map();
    for (const test of assertionResults) {
      if (test.status !== 'failed') continue;
      const words = (test.failureMessages ?? []).join('\n');
      byMessage.set(words, [...(byMessage.get(words) ?? []), test.fullName]);
    }
    if (byMessage.size === 0) byMessage.set(message, []);
    const startsBrowser = task === 'e2e';
    return [...byMessage].map(([words, tests]) => ({
      file,
      tests,
      message: words,
      mayTryAgain: startsBrowser || startsSomething(file),
      evidence: startsBrowser ? evidenceFolder(file, tests[0]) : '',
    }));
  });

/**
 * The failure messages of the failed files, to be repeated at the end of a long log.
 * @param {readonly Suite[]} suites
 */
export const messagesIn = (suites) =>
  suites
    .flatMap(({ results }) => results.testResults)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message }) => [`FAIL ${name}`, ...stripVTControlCharacters(message).split('\n')])
    .slice(0, 300)
    .join('\n');

/**
 * The slowest files, slowest first.
 * @param {readonly Suite[]} suites @param {number} most
 * @returns {string[]} such as "  12.3 s  ui/src/a.test.ts"
 */
export const slowestIn = (suites, most) =>
  suites
    .flatMap(({ name, folder, results }) =>
      results.testResults.map((file) => ({
        path: join(name.replace(/^@[^/]+\//, ''), relative(folder, file.name)),
        seconds: (file.endTime - file.startTime) / 1000,
      })),
    )
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ path, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${path}`);

/**
 * The suites that could not run on this machine. Each is a skipped test whose name states the services that it needs.
 * @param {readonly Suite[]} suites
 */
export const notRunIn = (suites) => [
  ...new Set(
    suites
      .flatMap(({ results }) => results.testResults.flatMap(({ assertionResults }) => assertionResults))
      .map(({ title = '' }) => title)
      .filter((title) => title.startsWith('not run here: ')),
  ),
];
