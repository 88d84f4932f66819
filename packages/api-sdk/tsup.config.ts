import { readFileSync } from 'node:fs';
import { library } from '@member-wallet/configs/tsup';
import type { Options } from 'tsup';
import { forPages } from './scripts/page-build';
import { locales } from './src/client/locale';

const calls = { index: 'src/index.ts', axios: 'src/axios/index.ts' };
const messages = Object.fromEntries(
  locales.map((locale) => [`messages/${locale}`, `src/messages/${locale}.ts`]),
);

/**
 * What the main file exports, each in a file of its own: it only names them, so that a page that is split by screens loads
 * with a screen the calls that it makes.
 */
const parts = Object.fromEntries(
  [...readFileSync('src/index.ts', 'utf8').matchAll(/^export (?:\{[^}]+\}|\*) from '\.\/(.+)';$/gm)].map(
    ([, file]) => [`parts/${file}`, `src/${file}.ts`],
  ),
);

const build = (
  entry: Record<string, string>,
  { declared = entry, ...options }: Options & { declared?: Record<string, string> },
) =>
  library(entry, {
    // Written over in place: other packages may be reading it.
    clean: false,
    splitting: false,
    dts: { entry: declared, compilerOptions: { ignoreDeprecations: '6.0' } },
    // Otherwise tsup leaves a dependency to the consumer before the plugin sees it.
    noExternal: ['zod/mini'],
    esbuildPlugins: [forPages],
    esbuildOptions: (esbuild) => {
      esbuild.charset = 'utf8';
      esbuild.chunkNames = 'parts/[hash]';
    },
    ...options,
  });

// What a page loads. The second build, tsup.tools.config.ts, is what developers and CI load.
export default [
  build({ ...calls, ...parts }, { declared: calls, format: ['esm'], splitting: true }),
  build(calls, { format: ['cjs'] }),
  build(messages, {}),
];
