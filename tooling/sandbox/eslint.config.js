import { join } from 'node:path';
import { base } from '@member-wallet/configs/eslint';

const src = join(import.meta.dirname, 'src');

export default [
  ...base(import.meta.dirname),
  {
    files: ['src/**/*.ts'],
    // app.ts assembles the server, and mounts the console.
    ignores: ['src/console/**', 'src/http/app.ts'],
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: src,
              from: join(src, 'console'),
              message: 'The console is the pages of an operator: move what the API needs out of it.',
            },
          ],
        },
      ],
    },
  },
];
