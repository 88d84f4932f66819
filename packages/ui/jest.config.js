import dom from '@member-wallet/configs/jest/dom';
import node from '@member-wallet/configs/jest/node';

// How many workers there are and how long a test may take is the whole run's business.
const { maxWorkers, testTimeout, ...rulesPreset } = node;
const { maxWorkers: _, testTimeout: __, ...pagePreset } = dom;

const moduleNameMapper = {
  '^lucide-react$': '<rootDir>/src/testing/icons.cjs',
  ...pagePreset.moduleNameMapper,
};

/** Rules run in Node; what a page needs, in a simulated browser: components and files named `.dom.test.ts`. */
export default {
  projects: [
    {
      ...rulesPreset,
      displayName: 'rules',
      testMatch: ['**/!(*.dom).test.ts'],
      // Rules have texts and addresses of pictures beside them.
      moduleNameMapper,
    },
    {
      ...pagePreset,
      displayName: 'page',
      moduleNameMapper,
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
  maxWorkers,
  testTimeout,
};
