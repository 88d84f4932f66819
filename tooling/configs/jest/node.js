import { transform, transformIgnorePatterns } from './transform.js';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform,
  transformIgnorePatterns,
  maxWorkers: '100%',
  // A busy machine is slow, not wrong: nothing here is decided by the clock.
  testTimeout: 180_000,
};
