import { writeFileSync } from 'node:fs';

/**
 * @typedef {object} FileResult a file's result in Jest's `--json`; times are in ms
 * @property {string} name the file's path
 * @property {number} startTime
 * @property {number} endTime
 * @property {'passed' | 'failed'} status
 * @property {string} message of all failures in it
 * @property {{ title: string, fullName: string, status: 'passed' | 'failed' | 'pending', failureMessages: string[] }[]} assertionResults
 */

/** @param {{ cause?: unknown, message: string }} error */
const messageOf = ({ cause, message }) =>
  String(cause instanceof Error ? (cause.stack ?? cause.message) : message);

/**
 * Writes the results of Node's test runner to `test.results.json`, in the format of Jest's `--json`.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* reporter(events) {
  /** @type {Map<string, FileResult>} */
  const files = new Map();
  const counts = { passed: 0, failed: 0, pending: 0 };
  for await (const { type, data } of events) {
    if ((type !== 'test:pass' && type !== 'test:fail') || data.details.type === 'suite') continue;
    const name = data.file ?? data.name;
    const file = files.get(name) ?? {
      ...{ name, startTime: 0, endTime: 0, status: /** @type {const} */ ('passed'), message: '' },
      assertionResults: [],
    };
    files.set(name, file);
    // Tests of one file run one after the other. The time of a test includes its subtests.
    if (data.nesting === 0) file.endTime += data.details.duration_ms;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    const status = type === 'test:fail' ? 'failed' : isSkipped ? 'pending' : 'passed';
    counts[status] += 1;
    const message = type === 'test:fail' ? messageOf(data.details.error) : '';
    if (type === 'test:fail') {
      file.status = 'failed';
      file.message += `● ${data.name}\n${message}\n`;
    }
    // A test with the file's name stands for the file itself, which failed as a whole or has no tests.
    if (data.name !== name)
      file.assertionResults.push({
        ...{ title: data.name, fullName: data.name, status },
        failureMessages: message === '' ? [] : [message],
      });
  }
  const results = {
    runner: 'node',
    numPassedTests: counts.passed,
    numFailedTests: counts.failed,
    testResults: [...files.values()],
  };
  writeFileSync('test.results.json', JSON.stringify(results));
  yield '';
}
