import dom from '@member-wallet/configs/jest/dom';
import node from '@member-wallet/configs/jest/node';

// How many workers there are and how long a test may take is the whole run's business.
const { maxWorkers, testTimeout, ...nodePreset } = node;
const { maxWorkers: _, testTimeout: __, ...pagePreset } = dom;

/** The SDK runs in Node, its hooks in a simulated browser. */
export default {
  projects: [
    {
      ...nodePreset,
      displayName: 'sdk',
      testMatch: ['**/*.test.ts'],
      globalSetup: '<rootDir>/src/fixtures/begin-run.ts',
    },
    { ...pagePreset, displayName: 'page', testMatch: ['**/*.test.tsx'] },
  ],
  maxWorkers,
  testTimeout,
};
