import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  {
    // Their output is for the user who started them.
    files: ['src/screenshots.ts', 'src/record-tutorials.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // Jest asks for default exports here.
    files: ['src/harness/environment.ts', 'src/harness/global-*.ts', 'src/harness/longest-first.js'],
    rules: { 'import-x/no-default-export': 'off' },
  },
];
