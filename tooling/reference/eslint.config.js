import { base } from '@member-wallet/configs/eslint';

export default [
  ...base(import.meta.dirname),
  // It says where the site is.
  { files: ['src/site/main.ts'], rules: { 'no-console': 'off' } },
];
