import { project as dom } from '@member-wallet/configs/jest/dom';
import { project as node } from '@member-wallet/configs/jest/node';
import { wholeRun } from '@member-wallet/configs/jest/whole-run';

/** The SDK runs in Node, its hooks in a simulated browser. */
export default {
  projects: [
    {
      ...node,
      displayName: 'sdk',
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/src/fixtures/begin-run.ts',
    },
    { ...dom, displayName: 'page', testMatch: ['**/*.test.tsx'] },
  ],
  ...wholeRun,
};
