import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../../packages', import.meta.url));

/**
 * Aliases by which the development server takes the packages from their sources, where a build takes what they
 * publish: an edit is one changed module, with no compiler in between. The chat then comes with the whole of
 * socket.io-client; its own build makes that smaller.
 */
export const fromSource = [
  { find: /^@member-wallet\/(api-sdk|chat|wheel)$/, replacement: `${packages}/$1/src/index.ts` },
  { find: /^@member-wallet\/(api-sdk|chat|wheel)\/(.+)$/, replacement: `${packages}/$1/src/$2` },
];
