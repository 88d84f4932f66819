import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';
import { CACHE, fillOnce } from './cache.mjs';

/** The packages that contain Chromium: that of the flows, and the oldest engine of the main journey. */
const PACKAGES = { current: '@sparticuz/chromium', floor: 'chromium-108' };

/** @typedef {keyof typeof PACKAGES} Age */

const { resolve } = createRequire(import.meta.url);
const decompress = promisify(brotliDecompress);

/** @param {Age} age */
const packageOf = (age) => join(dirname(resolve(PACKAGES[age])), '..');

/** @param {Age} age @returns {Promise<string>} */
async function versionOf(age) {
  const { version } = JSON.parse(await readFile(join(packageOf(age), 'package.json'), 'utf8'));
  return version;
}

/** @param {Age} age @param {string} name @param {string} folder @param {string} [only] the files in this folder of it */
async function untar(age, name, folder, only = '') {
  const archive = await decompress(await readFile(join(packageOf(age), 'bin', `${name}.tar.br`)));
  extract({ cwd: folder, sync: true, filter: (path) => path.startsWith(only) }).end(archive);
}

/**
 * The packages' own code is left alone: it unpacks every version to the same place in the folder for temporary files, where
 * one would be taken for the other, and libraries only on the hosting platform that it was made for.
 * @param {Age} age @returns {Promise<string>} the path of the executable
 */
async function unpack(age) {
  const folder = join(CACHE, `chromium-${await versionOf(age)}`);
  await fillOnce(folder, async (beside) => {
    await pipeline(
      createReadStream(join(packageOf(age), 'bin/chromium.br')),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(join(beside, 'chromium'), { mode: 0o755 }),
    );
    await untar(age, 'swiftshader', beside);
  });
  return join(folder, 'chromium');
}

/**
 * The system libraries that a bare machine lacks. Both versions run with them: the newer package has all but SQLite, without
 * which the first HTTPS connection would end the browser, and the older one has that.
 */
async function unpackLibraries() {
  const folder = join(CACHE, `libraries-${await versionOf('current')}`);
  await fillOnce(folder, async (beside) => {
    await untar('floor', 'aws', beside, 'lib/');
    await untar('current', 'al2023', beside, 'lib/');
  });
  return join(folder, 'lib');
}

/**
 * A Chromium of the dependencies, with its libraries.
 * @param {Age} age
 */
export async function packagedChromium(age) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The browser flows bring Chromium for Linux on x64 only. Elsewhere, set CHROMIUM_PATH to the path of an installed one.',
    );
  const [executablePath, libraries] = await Promise.all([unpack(age), unpackLibraries()]);
  // Always, so that every machine runs the same; only in the browser's environment, so that nothing else loads them.
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { executablePath, env: { LD_LIBRARY_PATH: path } };
}
