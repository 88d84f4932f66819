import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  // One says where the site is, the other collects what snippets print.
  { files: ['src/site/main.ts', 'src/snippets/module-runner.mjs'], rules: { 'no-console': 'off' } },
];
