import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  {
    // Command-line programs, which print to the user.
    files: ['src/pictures/screenshots.ts', 'src/pictures/record-tutorials.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest requires default exports here.
    files: [
      'src/harness/jest/environment.ts',
      'src/harness/jest/global-*.ts',
      'src/harness/jest/longest-first.js',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
];
