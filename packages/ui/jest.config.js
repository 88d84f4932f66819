import { project as dom } from '@member-wallet/configs/jest/dom';
import { project as node } from '@member-wallet/configs/jest/node';
import { wholeRun } from '@member-wallet/configs/jest/whole-run';

const moduleNameMapper = {
  '^lucide-react$': '<rootDir>/src/testing/icons.cjs',
  ...dom.moduleNameMapper,
};

/** Rules run in Node; what a page needs, in a simulated browser: components and files named `.dom.test.ts`. */
export default {
  projects: [
    {
      ...node,
      displayName: 'rules',
      testMatch: ['**/!(*.dom).test.ts'],
      // Rules have texts and addresses of pictures beside them.
      moduleNameMapper,
    },
    {
      ...dom,
      displayName: 'page',
      moduleNameMapper,
      testMatch: ['**/*.test.tsx', '**/*.dom.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
  ],
  ...wholeRun,
};
