import { createReadStream, createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar';
import { CACHE, fillOnce } from './cache.mjs';

/** The packages that contain Chromium: the current version for the flows, and the oldest supported one. */
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

/**
 * @param {Age} age @param {string} name @param {string} folder
 * @param {string} [only] extracts only paths with this prefix
 */
async function untar(age, name, folder, only = '') {
  const archive = await decompress(await readFile(join(packageOf(age), 'bin', `${name}.tar.br`)));
  extract({ cwd: folder, sync: true, filter: (path) => path.startsWith(only) }).end(archive);
}

/**
 * Replaces the packages' own code, which unpacks every version to the same temporary folder, so that versions would get
 * mixed up, and unpacks the libraries only on AWS Lambda.
 * @param {Age} age @returns {Promise<string>} the path of the executable
 */
async function unpack(age) {
  const folder = join(CACHE, `chromium-${await versionOf(age)}`);
  await fillOnce(folder, async (temporary) => {
    await pipeline(
      createReadStream(join(packageOf(age), 'bin/chromium.br')),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(join(temporary, 'chromium'), { mode: 0o755 }),
    );
    await untar(age, 'swiftshader', temporary);
  });
  return join(folder, 'chromium');
}

/**
 * The system libraries that a minimal machine lacks, for both versions. The newer package has all but SQLite, without
 * which Chromium crashes on the first HTTPS connection; the older package has SQLite.
 */
async function unpackLibraries() {
  const folder = join(CACHE, `libraries-${await versionOf('current')}`);
  await fillOnce(folder, async (temporary) => {
    await untar('floor', 'aws', temporary, 'lib/');
    await untar('current', 'al2023', temporary, 'lib/');
  });
  return join(folder, 'lib');
}

/**
 * A packaged Chromium with its libraries.
 * @param {Age} age
 */
export async function packagedChromium(age) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'The browser flows bring Chromium for Linux on x64 only. Elsewhere, set CHROMIUM_PATH to the path of an installed one.',
    );
  const [executablePath, libraries] = await Promise.all([unpack(age), unpackLibraries()]);
  // Even where the system has these libraries, so that every machine runs the same ones; and only in the browser's
  // environment, so that no other program loads them.
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { executablePath, env: { LD_LIBRARY_PATH: path } };
}
