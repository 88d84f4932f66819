import { readFileSync } from 'node:fs';
import { library } from '@member-wallet/configs/tsup';
import type { Options } from 'tsup';
import { calls, messages, tools } from './scripts/entries';
import { forPages as pageBuild } from './scripts/page-build';

/**
 * What the main file exports, each in a file of its own: it only names them, so that a page that is split by screens loads
 * with a screen the calls that it makes.
 */
const parts = Object.fromEntries(
  [...readFileSync('src/index.ts', 'utf8').matchAll(/^export (?:\{[^}]+\}|\*) from '\.\/(.+)';$/gm)].map(
    ([, file]) => [`parts/${file}`, `src/${file}.ts`],
  ),
);

const build = (entry: Record<string, string>, options: Options = {}) =>
  library(entry, {
    // Written over in place: other packages may be reading it.
    clean: false,
    splitting: false,
    // By scripts/write-declarations.ts.
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
