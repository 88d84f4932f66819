import { fileURLToPath } from 'node:url';
import { transform, transformIgnorePatterns } from './transform.js';

/** @type {import('jest').Config} */
export default {
  testEnvironment: fileURLToPath(new URL('./dom-environment.cjs', import.meta.url)),
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns,
  moduleNameMapper: {
    '\\.module\\.css$': fileURLToPath(new URL('./css-module.cjs', import.meta.url)),
    '\\.(css|woff2|svg|png)(\\?.*)?$': fileURLToPath(new URL('./asset.cjs', import.meta.url)),
    // Last: a style sheet may be named by the alias too.
    '^#/(.*)$': `${fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))}$1`,
  },
  maxWorkers: '100%',
  // A busy machine is slow, not wrong: nothing here is decided by the clock.
  testTimeout: 180_000,
};
