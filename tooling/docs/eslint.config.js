import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  // Four are commands; the runner collects what snippets print.
  {
    files: ['src/{commands,names,site,snippets}/main.ts', 'src/snippets/module-runner.mjs'],
    rules: { 'no-console': 'off' },
  },
];
