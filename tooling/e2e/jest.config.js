import node from '@member-wallet/configs/jest/node';

/**
 * Flows through the built apps, and audits of all scenes.
 * @type {import('jest').Config}
 */
export default {
  ...node,
  testMatch: ['**/*.flow.ts', '**/*.visual.ts'],
  testPathIgnorePatterns: process.env.EXHAUSTIVE === '1' ? [] : ['/visual/exhaustive/'],
  testEnvironment: '<rootDir>/src/harness/jest/environment.ts',
  testSequencer: '<rootDir>/src/harness/jest/longest-first.js',
  globalSetup: '<rootDir>/src/harness/jest/global-setup.ts',
  globalTeardown: '<rootDir>/src/harness/jest/global-teardown.ts',
  // Generous, because browsers are slow on a busy machine.
  testTimeout: 300_000,
};
