import { basename } from 'node:path';

/**
 * The fields used of Jest's `--json`.
 * @typedef {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} Results
 */
/** @typedef {{ test: string, ran: number, failed: number }} Count */

/**
 * How often each test ran and failed, most failures first. A file that failed although none of its tests did is counted
 * under its own name.
 * @param {readonly Results[]} rounds
 * @returns {Count[]}
 */
export function countFailures(rounds) {
  /** @type {Map<string, Count>} */
  const counts = new Map();
  const note = (/** @type {string} */ test, /** @type {string} */ status) => {
    if (status !== 'passed' && status !== 'failed') return;
    const count = counts.get(test) ?? { test, ran: 0, failed: 0 };
    count.ran += 1;
    if (status === 'failed') count.failed += 1;
    counts.set(test, count);
  };
  for (const { testResults } of rounds) {
    for (const { name, status, assertionResults } of testResults) {
      const file = basename(name);
      for (const each of assertionResults) note(`${file} › ${each.fullName}`, each.status);
      if (status === 'failed' && !assertionResults.some((each) => each.status === 'failed'))
        note(file, 'failed');
    }
  }
  return [...counts.values()].sort((one, other) => other.failed - one.failed);
}

/**
 * A line for each test that failed, then one for all others.
 * @param {readonly Count[]} counts @param {number} times the number of rounds
 */
export function lines(counts, times) {
  const unsteady = counts.filter(({ failed }) => failed > 0);
  const steady = counts.length - unsteady.length;
  return [
    ...unsteady.map(({ test, failed }) => `${failed} of ${times}  ${test}`),
    `${steady} tests never failed`,
  ];
}
