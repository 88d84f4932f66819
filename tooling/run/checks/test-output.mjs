import { stripVTControlCharacters } from 'node:util';

/** Parses the output of test runners: counts, failures, failed packages, slow files, suites that did not run. */

/** Jest ends each project with "Tests: 1 failed, 2 skipped, 30 passed, 33 total". */
const JEST_SUMMARY =
  /^.*Tests:\s+(?:(\d+) failed, )?(?:\d+ skipped, )?(?:\d+ todo, )?(?:(\d+) passed, )?\d+ total/gm;
/** Node's test runner ends with "# pass 7" and "# fail 0". */
const NODE_SUMMARY = /^.*# (pass|fail) (\d+)$/gm;

/**
 * The counts of one check: its tests, or the check itself if it has none.
 * @param {number} code its exit code @param {string} output
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(code, output) {
  let passed = 0;
  let failed = 0;
  const text = stripVTControlCharacters(output);
  for (const [, bad = '0', good = '0'] of text.matchAll(JEST_SUMMARY)) {
    passed += Number(good);
    failed += Number(bad);
  }
  for (const [, result, number] of text.matchAll(NODE_SUMMARY)) {
    if (result === 'pass') passed += Number(number);
    else failed += Number(number);
  }
  if (code !== 0 && failed === 0) failed = 1;
  if (code === 0 && passed === 0) passed = 1;
  return { passed, failed };
}

/**
 * Fails a check that ran more tests than it may.
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
 * The failures in a check's output, to be repeated at the end of a long log.
 * @param {string} output
 */
export function failuresIn(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const kept = new Set();
  lines.forEach((line, at) => {
    // Jest starts a failure with "● suite › test", Node's test runner with "not ok"; message and location follow.
    if (/(?:^|:\s)\s*(?:● .+|not ok )/.test(line))
      for (let next = 0; next < 30; next += 1) kept.add(at + next);
    else if (/(?:^|\s)FAIL\s/.test(line)) kept.add(at);
  });
  const found = [...kept].sort((a, b) => a - b).flatMap((at) => lines[at] ?? []);
  return (found.length > 0 ? found : lines.slice(-40)).slice(0, 300).join('\n');
}

/** Turbo ends with "Failed:    @member-wallet/ui#test, @member-wallet/chat#test". */
const FAILED_TASKS = /^\s*Failed:\s+(\S+#\S+(?:, \S+#\S+)*)\s*$/m;

/**
 * The packages whose tasks failed in a run of turbo.
 * @param {string} output
 * @returns {string[]} such as "@member-wallet/ui"
 */
export const failedPackagesIn = (output) =>
  (FAILED_TASKS.exec(stripVTControlCharacters(output))?.[1] ?? '')
    .split(', ')
    .map((task) => task.replace(/#.*/, ''))
    .filter((name) => name !== '');

/** "@member-wallet/ui:test: PASS src/a.test.ts (7.976 s)", for files that took over a second. */
const FILE_TIME = /^@[\w-]+\/([\w-]+):\S+ (?:PASS|FAIL)(?: \S+)? (\S+) \(([\d.]+) s\)/gm;

/**
 * The slowest files, slowest first.
 * @param {string} output @param {number} most
 * @returns {string[]} such as "  12.3 s  ui/src/a.test.ts"
 */
export function slowestIn(output, most) {
  return [...stripVTControlCharacters(output).matchAll(FILE_TIME)]
    .map(([, name, file, seconds]) => ({ path: `${name}/${file}`, seconds: Number(seconds) }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ path, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(8)}  ${path}`);
}

/**
 * The suites that could not run on this machine, each with the services that it needs.
 * @param {string} output
 */
export const notRunIn = (output) => [
  ...new Set(
    [...stripVTControlCharacters(output).matchAll(/(not run here: .*)$/gm)].map(([, line = '']) =>
      line.trim(),
    ),
  ),
];
