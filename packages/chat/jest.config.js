import { fileURLToPath } from 'node:url';
import dom from '@member-wallet/configs/jest/dom';
import node from '@member-wallet/configs/jest/node';

const cssAsText = fileURLToPath(import.meta.resolve('@member-wallet/configs/jest/css-as-text'));

// How many workers there are and how long a test may take is the whole run's business.
const { maxWorkers, testTimeout, ...rulesPreset } = node;
const { maxWorkers: _, testTimeout: __, ...widgetPreset } = dom;

/** The rules and the driver run in Node, what is shown in a simulated browser. */
export default {
  projects: [
    { ...rulesPreset, displayName: 'rules', testMatch: ['**/*.test.ts'] },
    {
      ...widgetPreset,
      displayName: 'widget',
      testMatch: ['**/*.test.tsx'],
      moduleNameMapper: { '^(.+\\.css)\\?inline$': '$1', ...widgetPreset.moduleNameMapper },
      transform: { ...widgetPreset.transform, '\\.css$': cssAsText },
      setupFilesAfterEnv: ['<rootDir>/src/widget/testing/setup.ts'],
    },
  ],
  maxWorkers,
  testTimeout,
};
