import { steadyValues } from './steady-values.js';
import { transform, transformIgnorePatterns } from './transform.js';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns,
  moduleNameMapper: steadyValues,
  maxWorkers: '100%',
  // Generous, because a busy machine is slow but not broken.
  testTimeout: 180_000,
};
