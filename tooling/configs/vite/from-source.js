import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * Aliases with which the development server resolves the packages to their sources instead of their builds, so that an
 * edit only changes one module and needs no build.
 */
export const fromSource = [
  { find: /^@member-wallet\/(api-sdk|chat|wheel)$/, replacement: `${packages}/$1/src/index.ts` },
  { find: /^@member-wallet\/(api-sdk|chat|wheel)\/(.+)$/, replacement: `${packages}/$1/src/$2` },
];
