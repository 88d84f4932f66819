import node from '@member-wallet/configs/jest/node';
import { reporters } from '@member-wallet/configs/jest/reporters';

/** @type {import('jest').Config} */
export default {
  ...node,
  reporters,
  globalSetup: '<rootDir>/src/testing/begin-run.ts',
  setupFiles: ['<rootDir>/src/testing/quick-passwords.ts'],
};
