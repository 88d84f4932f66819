import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Cache for unpacked browsers, libraries and font settings. Installing dependencies does not delete it. */
export const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/browsers', import.meta.url));

/** @param {string} path */
const remove = (path) => rm(path, { recursive: true, force: true });

/**
 * Fills a folder atomically: in a temporary folder beside it, which is then renamed. Interrupted and concurrent runs
 * therefore never leave a partial folder.
 * @param {string} folder @param {(temporary: string) => Promise<void>} fill
 */
export async function fillOnce(folder, fill) {
  if (existsSync(folder)) return;
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.part-`];
  await mkdir(parent, { recursive: true });
  const temporary = await mkdtemp(join(parent, prefix));
  try {
    await fill(temporary);
    await rename(temporary, folder);
  } catch (error) {
    await remove(temporary);
    // If the folder exists, another run has filled it first.
    if (!existsSync(folder)) throw error;
  }
  const leftover = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(leftover.map((name) => remove(join(parent, name))));
}
