import { fileURLToPath } from 'node:url';
import { steadyValues } from './steady-values.js';
import { transform, transformIgnorePatterns } from './transform.js';
import { wholeRun } from './whole-run.js';

/**
 * For a package with several projects, which share `wholeRun`.
 * @type {import('jest').Config}
 */
export const project = {
  testEnvironment: fileURLToPath(import.meta.resolve('jest-environment-node')),
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns,
  moduleNameMapper: steadyValues,
};

/** @type {import('jest').Config} */
export default { ...project, ...wholeRun };
