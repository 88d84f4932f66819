import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * Moves the source maps out of the folder that is served, into `maps` beside it under the same names: with them goes the
 * source text. For a private upload to whatever reads the errors of the pages.
 * @returns {import('vite').Plugin}
 */
export function privateMaps() {
  let outDir = 'dist';
  return {
    name: 'private-maps',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const maps = join(dirname(outDir), 'maps');
      await rm(maps, { recursive: true, force: true });
      for (const name of await readdir(outDir, { recursive: true })) {
        if (!name.endsWith('.map')) continue;
        await mkdir(dirname(join(maps, name)), { recursive: true });
        await rename(join(outDir, name), join(maps, name));
      }
    },
  };
}
