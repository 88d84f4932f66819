import { startsSomething, writeRecord } from './record.js';

/**
 * The same for Node's own runner, which is run with a second reporter for people to read.
 * @param {AsyncIterable<import('node:test/reporters').TestEvent>} events
 */
export default async function* nodeReporter(events) {
  /** @type {import('./record.js').Failure[]} */
  const failures = [];
  for await (const { type, data } of events) {
    // A suite fails with its tests.
    if (type !== 'test:fail' || data.details.type === 'suite') continue;
    const file = data.file ?? data.name;
    const { cause, message } = data.details.error;
    failures.push({
      file,
      tests: data.name === file ? [] : [data.name],
      message: String(cause instanceof Error ? (cause.stack ?? cause.message) : message),
      mayTryAgain: startsSomething(file),
      evidence: '',
    });
  }
  writeRecord('node', [process.execPath, '--test'], failures);
  yield '';
}
