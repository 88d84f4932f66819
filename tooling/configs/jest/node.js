import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { steadyValues } from './steady-values.js';
import { transform, transformIgnorePatterns } from './transform.js';

/**
 * One per core, though a test waits for a third of its time: the whole run has two suites at a time. With one more each,
 * the same tests take an eighth more of the processor, and longer.
 */
export const maxWorkers = availableParallelism();

/** @type {import('jest').Config} */
export default {
  testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-node')),
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns,
  moduleNameMapper: steadyValues,
  maxWorkers,
  // Generous, because a busy machine is slow but not broken.
  testTimeout: 300_000,
};
