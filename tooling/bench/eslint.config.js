import { react } from '@member-wallet/configs/eslint';

export default [
  ...react(import.meta.dirname),
  // Printing is the work of a bench.
  { files: ['src/**'], rules: { 'no-console': 'off' } },
];
