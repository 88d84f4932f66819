import { fileURLToPath } from 'node:url';
import node from '@member-wallet/configs/jest/node';

/** @type {import('jest').Config} */
export default {
  ...node,
  // The texts of the apps import each other so.
  moduleNameMapper: { '^#/(.*)$': fileURLToPath(new URL('../../packages/ui/src/$1', import.meta.url)) },
};
