import { fileURLToPath } from 'node:url';
import { steadyValues } from './steady-values.js';
import { transform, transformIgnorePatterns } from './transform.js';
import { wholeRun } from './whole-run.js';

/**
 * For a package with several projects, which share `wholeRun`.
 * @type {import('jest').Config}
 */
export const project = {
  testEnvironment: fileURLToPath(new URL('./dom-environment.cjs', import.meta.url)),
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns,
  moduleNameMapper: {
    ...steadyValues,
    '\\.module\\.css$': fileURLToPath(new URL('./css-module.cjs', import.meta.url)),
    '\\.(css|woff2|svg|png)(\\?.*)?$': fileURLToPath(new URL('./asset.cjs', import.meta.url)),
    // Last, because style sheets are also imported through the alias.
    '^#/(.*)$': `${fileURLToPath(new URL('../../../packages/ui/src/', import.meta.url))}$1`,
  },
};

/** @type {import('jest').Config} */
export default { ...project, ...wholeRun };
