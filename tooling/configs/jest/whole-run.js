import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

/**
 * What Jest takes for all projects of a package together.
 * @type {import('jest').Config}
 */
export const wholeRun = {
  /**
   * One per core, though a test waits for a third of its time: the whole run has two suites at a time. With one more each,
   * the same tests take an eighth more of the processor, and longer.
   */
  maxWorkers: availableParallelism(),
  // Generous, because a busy machine is slow but not broken.
  testTimeout: 300_000,
  // A part of the exhaustive run names its files.
  ...(process.env.TEST_FILES && { filter: fileURLToPath(new URL('./only-listed.cjs', import.meta.url)) }),
};
