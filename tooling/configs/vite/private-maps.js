import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/**
 * Moves the source maps from the served folder to `maps` beside it, under the same names, because they contain the sources.
 * They are meant for a private upload to the service that reads the pages' errors.
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
