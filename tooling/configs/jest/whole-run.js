import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * Jest's options for all projects of a package together.
 * @type {import('jest').Config}
 */
export const wholeRun = {
  /**
   * One worker per core although a test waits for a third of its time, because `npm test` runs two suites at a time. With
   * one more worker each, the same tests need an eighth more CPU time, and take longer.
   */
  maxWorkers: availableParallelism(),
  // Generous, because a busy machine is slow but not broken.
  testTimeout: 300_000,
  // Set by a part of the exhaustive run.
  ...(process.env.TEST_FILES && { filter: fileURLToPath(new URL('./only-listed.cjs', import.meta.url)) }),
};
