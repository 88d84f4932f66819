import { defineConfig } from 'tsup';

/**
 * ESM, CommonJS and declarations for a published package.
 * @param {Record<string, string> | string[]} entry
 * @param {import('tsup').Options} [options]
 */
export const library = (entry, options = {}) =>
  defineConfig({
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    // tsup passes baseUrl to the declaration build, which TypeScript 6 reports as deprecated.
    dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
    sourcemap: true,
    clean: true,
    treeshake: true,
    ...options,
  });

/**
 * One ESM program for Node; dependencies stay in node_modules.
 * @param {Record<string, string> | string[]} entry
 * @param {import('tsup').Options} [options]
 */
export const program = (entry, options = {}) =>
  defineConfig({
    entry,
    format: ['esm'],
    target: 'node20',
    platform: 'node',
    sourcemap: true,
    clean: true,
    ...options,
  });
