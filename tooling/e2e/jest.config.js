import { availableParallelism } from 'node:os';
import node from '@member-wallet/configs/jest/node';

/**
 * Flows through the built apps, and what every scene looks like.
 * @type {import('jest').Config}
 */
export default {
  ...node,
  testMatch: ['**/*.flow.ts', '**/*.visual.ts'],
  testPathIgnorePatterns: process.env.EXHAUSTIVE === '1' ? [] : ['/visual/exhaustive/'],
  testEnvironment: '<rootDir>/src/harness/environment.ts',
  testSequencer: '<rootDir>/src/harness/longest-first.js',
  globalSetup: '<rootDir>/src/harness/global-setup.ts',
  globalTeardown: '<rootDir>/src/harness/global-teardown.ts',
  // A page waits a third of its time: for a frame, for an answer, for its own pauses.
  maxWorkers: availableParallelism() + 1,
  // A flow waits for the browser, which on a busy machine takes what it takes.
  testTimeout: 300_000,
};
