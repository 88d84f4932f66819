import node from '@member-wallet/configs/jest/node';

/** @type {import('jest').Config} */
export default {
  ...node,
  globalSetup: '<rootDir>/src/testing/begin-run.ts',
  setupFiles: ['<rootDir>/src/testing/quick-passwords.ts'],
};
