import { readFileSync } from 'node:fs';
import { library } from '@member-wallet/configs/tsup';
import type { Options } from 'tsup';
import { calls, messages, tools } from './scripts/entries';
import { forPages as pageBuild } from './scripts/page-build';

/**
 * Every module that the main file re-exports is a file of its own, so that an app that is split by screens loads with each
 * screen only the calls that it makes.
 */
const parts = Object.fromEntries(
  [...readFileSync('src/index.ts', 'utf8').matchAll(/^export (?:\{[^}]+\}|\*) from '\.\/(.+)';$/gm)].map(
    ([, file]) => [`parts/${file}`, `src/${file}.ts`],
  ),
);

const build = (entry: Record<string, string>, options: Options = {}) =>
  library(entry, {
    // Overwritten in place, because other packages may be reading the files.
    clean: false,
    splitting: false,
    // scripts/write-declarations.ts writes them.
    dts: false,
    esbuildOptions: (esbuild) => {
      esbuild.charset = 'utf8';
      esbuild.chunkNames = 'parts/[hash]';
    },
    ...options,
  });

/** What pages load. */
const forPages = { esbuildPlugins: [pageBuild] };

export default [
  build({ ...calls, ...parts }, { ...forPages, format: ['esm'], splitting: true }),
  build(calls, { ...forPages, format: ['cjs'] }),
  build({ ...messages, ...tools }),
];
