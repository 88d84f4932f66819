import dom from '@member-wallet/configs/jest/dom';

/** @type {import('jest').Config} */
export default { ...dom, setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'] };
