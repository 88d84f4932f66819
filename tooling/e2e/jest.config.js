import node from '@member-wallet/configs/jest/node';

/** @type {import('jest').Config} */
export default {
  ...node,
  testMatch: ['**/*.flow.ts'],
  globalSetup: '<rootDir>/src/harness/global-setup.mjs',
  globalTeardown: '<rootDir>/src/harness/global-teardown.mjs',
  // A flow waits for the browser, which on a busy machine takes what it takes.
  testTimeout: 90_000,
  // Much of a flow is waiting: two at a time fill two cores.
  maxWorkers: 2,
};
