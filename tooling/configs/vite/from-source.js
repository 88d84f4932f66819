import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * Aliases for the development server, which resolves the packages to their sources instead of their builds, so that an
 * edit changes one module without a build step.
 */
export const fromSource = [
  { find: /^@member-wallet\/(api-sdk|chat|wheel)$/, replacement: `${packages}/$1/src/index.ts` },
  { find: /^@member-wallet\/(api-sdk|chat|wheel)\/(.+)$/, replacement: `${packages}/$1/src/$2` },
];
