import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  // Two are commands; the runner collects what snippets print.
  {
    files: ['src/{site,snippets}/main.ts', 'src/snippets/module-runner.mjs'],
    rules: { 'no-console': 'off' },
  },
];
