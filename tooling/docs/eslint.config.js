import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  // These are commands; the runner collects what snippets print.
  {
    files: ['src/{commands,links,names,snippets}/main.ts', 'src/snippets/module-runner.mjs'],
    rules: { 'no-console': 'off' },
  },
];
