import { base } from '@member-wallet/configs/eslint';
import { scripts } from '@member-wallet/configs/eslint/scripts';

export default [
  ...base(import.meta.dirname),
  ...scripts.map((rules) => ({ ...rules, files: ['phone/*.mjs'] })),
  { files: ['phone/*.mjs'], rules: { 'no-console': 'off' } },
];
