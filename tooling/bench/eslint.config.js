import { react } from '@member-wallet/configs/eslint';

export default [
  ...react(import.meta.dirname),
  // Benches print their results.
  { files: ['src/**'], rules: { 'no-console': 'off' } },
];
