import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.webmanifest']);
const MINIMUM_BYTES = 1024;

/**
 * Writes .br and .gz versions of each text file, so that hosts do not have to compress.
 * @returns {import('vite').Plugin}
 */
export function precompress() {
  let outDir = 'dist';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => COMPRESSIBLE.has(extname(name)))
          .map(async (name) => {
            const file = join(outDir, name);
            if ((await stat(file)).size < MINIMUM_BYTES) return;
            const content = await readFile(file);
            await Promise.all([
              promisify(gzip)(content, { level: 9 }).then((data) => writeFile(`${file}.gz`, data)),
              promisify(brotliCompress)(content, {
                params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
              }).then((data) => writeFile(`${file}.br`, data)),
            ]);
          }),
      );
    },
  };
}
