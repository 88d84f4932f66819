import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** @type {Record<string, string>} */
export const steadyValues = {
  '^fast-check$': fileURLToPath(new URL('./fast-check.cjs', import.meta.url)),
  '^fast-check/itself$': createRequire(import.meta.url).resolve('fast-check'),
};
