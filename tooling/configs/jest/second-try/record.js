import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { extract, parse } from 'jest-docblock';

/**
 * A failure in one package's tests, for `npm test`, which may try it again.
 *
 * - `tests`: full names. Several if one hook's error failed them all; none if the file failed as a whole.
 * - `mayTryAgain`: whether the file starts something outside the test: processes, servers, a browser.
 * - `evidence`: the folder with what a browser test left, if any.
 * @typedef {{ file: string, tests: string[], message: string, mayTryAgain: boolean, evidence: string }} Failure
 */

/**
 * - `name`: the package's, as in turbo's list of failed tasks.
 * - `command`: runs its tests, in `folder`, with `nodeOptions` as NODE_OPTIONS.
 * @typedef {{ name: string, folder: string, runner: 'jest' | 'node', command: string[], nodeOptions: string, failures: Failure[] }} FailureRecord
 */

/**
 * Whether a test file says in its first comment that it starts something that can fail by itself: `@starts servers`.
 * @param {string} file
 */
export function startsSomething(file) {
  try {
    return 'starts' in parse(extract(readFileSync(file, 'utf8')));
  } catch {
    return false;
  }
}

/**
 * Writes a record where `npm test` wants it; does nothing in other runs.
 * @param {FailureRecord['runner']} runner @param {string[]} command @param {Failure[]} failures
 */
export function writeRecord(runner, command, failures) {
  const records = process.env.FAILURE_RECORDS;
  if (!records || failures.length === 0) return;
  const folder = process.cwd();
  const name = process.env.npm_package_name ?? basename(folder);
  const nodeOptions = process.env.NODE_OPTIONS ?? '';
  /** @type {FailureRecord} */
  const record = { name, folder, runner, command, nodeOptions, failures };
  mkdirSync(records, { recursive: true });
  writeFileSync(join(records, `${name.replaceAll('/', '-')}.json`), JSON.stringify(record, null, 2));
}
