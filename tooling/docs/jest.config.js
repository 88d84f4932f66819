import { fileURLToPath } from 'node:url';
import node from '@member-wallet/configs/jest/node';
import { reporters } from '@member-wallet/configs/jest/reporters';

/** @type {import('jest').Config} */
export default {
  ...node,
  reporters,
  // The texts of the apps import each other so.
  moduleNameMapper: { '^#/(.*)$': fileURLToPath(new URL('../../packages/ui/src/$1', import.meta.url)) },
};
