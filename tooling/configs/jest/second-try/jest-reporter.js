import { evidenceFolder } from './evidence.js';
import { startsSomething, writeRecord } from './record.js';

/** @typedef {import('@jest/test-result').TestResult} TestResult */
/** @typedef {import('./record.js').Failure} Failure */

/**
 * One failure for each test, but only one for all tests that the same hook failed: their messages are equal to the line.
 * @param {TestResult} result
 */
function failuresOf({ testExecError, failureMessage, testResults }) {
  /** @type {Map<string, string[]>} */
  const byMessage = new Map();
  if (testExecError) byMessage.set(failureMessage ?? String(testExecError), []);
  else {
    for (const { status, fullName, failureMessages } of testResults) {
      if (status !== 'failed') continue;
      const message = failureMessages.join('\n');
      byMessage.set(message, [...(byMessage.get(message) ?? []), fullName]);
    }
  }
  return [...byMessage].map(([message, tests]) => ({ message, tests }));
}

/**
 * Records what failed, so that `npm test` can try it again. `startsBrowser`: every file of this configuration does, so none
 * has to say so.
 */
export default class JestReporter {
  /** @type {Failure[]} */
  #failures = [];
  #startsBrowser;

  /** @param {unknown} _ @param {{ startsBrowser?: boolean }} [options] */
  constructor(_, { startsBrowser = false } = {}) {
    this.#startsBrowser = startsBrowser;
  }

  /** @param {{ path: string }} test @param {TestResult} result */
  onTestResult({ path: file }, result) {
    const mayTryAgain = this.#startsBrowser || startsSomething(file);
    for (const { tests, message } of failuresOf(result)) {
      const evidence = this.#startsBrowser ? evidenceFolder(file, tests[0]) : '';
      this.#failures.push({ file, tests, message, mayTryAgain, evidence });
    }
  }

  onRunComplete() {
    const [, program = ''] = process.argv;
    writeRecord('jest', [process.execPath, program], this.#failures);
  }
}
