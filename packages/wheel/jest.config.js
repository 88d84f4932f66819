import { project as dom } from '@member-wallet/configs/jest/dom';
import { project as node } from '@member-wallet/configs/jest/node';
import { wholeRun } from '@member-wallet/configs/jest/whole-run';

// The engine must not use the DOM. Its tests run in Node, where the DOM is missing.
const engine = {
  ...node,
  displayName: 'engine',
  testPathIgnorePatterns: ['/src/(colour|face|react|turn)/'],
};
const view = {
  ...dom,
  displayName: 'view',
  testMatch: ['<rootDir>/src/{colour,face,react,turn}/*.test.{ts,tsx}'],
};

/** @type {import('jest').Config} */
export default { ...wholeRun, projects: [engine, view] };
