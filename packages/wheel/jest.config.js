import dom from '@member-wallet/configs/jest/dom';
import node from '@member-wallet/configs/jest/node';

// How many workers there are and how long a test may take is the whole run's business.
const { maxWorkers, testTimeout, ...rules } = node;
const { maxWorkers: _, testTimeout: __, ...simulated } = dom;

// The engine knows no DOM, and its tests would not notice if it did.
const engine = {
  ...rules,
  displayName: 'engine',
  testPathIgnorePatterns: ['/src/(colour|face|react|turn)/'],
};
const view = {
  ...simulated,
  displayName: 'view',
  testMatch: ['<rootDir>/src/{colour,face,react,turn}/*.test.{ts,tsx}'],
};

/** @type {import('jest').Config} */
export default { maxWorkers, testTimeout, projects: [engine, view] };
