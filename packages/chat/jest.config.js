import { fileURLToPath } from 'node:url';
import { project as dom } from '@member-wallet/configs/jest/dom';
import { project as node } from '@member-wallet/configs/jest/node';
import { wholeRun } from '@member-wallet/configs/jest/whole-run';

const cssAsText = fileURLToPath(import.meta.resolve('@member-wallet/configs/jest/css-as-text'));

/** The rules and the driver run in Node, what is shown in a simulated browser. */
export default {
  projects: [
    { ...node, displayName: 'rules', testMatch: ['**/*.test.ts'] },
    {
      ...dom,
      displayName: 'widget',
      testMatch: ['**/*.test.tsx'],
      moduleNameMapper: { '^(.+\\.css)\\?inline$': '$1', ...dom.moduleNameMapper },
      transform: { ...dom.transform, '\\.css$': cssAsText },
      setupFilesAfterEnv: ['<rootDir>/src/widget/testing/setup.ts'],
    },
  ],
  ...wholeRun,
};
