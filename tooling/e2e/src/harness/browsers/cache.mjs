import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is unpacked or written for browsers. An installation of the dependencies leaves it alone. */
export const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/browsers', import.meta.url));

/** @param {string} path */
const remove = (path) => rm(path, { recursive: true, force: true });

/**
 * Fills a folder that is there whole or not at all: it is filled beside its place and then moved, so that neither an
 * interrupted run nor another one at the same time leaves half of it.
 * @param {string} folder @param {(beside: string) => Promise<void>} fill
 */
export async function fillOnce(folder, fill) {
  if (existsSync(folder)) return;
  const [parent, prefix] = [dirname(folder), `${basename(folder)}.part-`];
  await mkdir(parent, { recursive: true });
  const beside = await mkdtemp(join(parent, prefix));
  try {
    await fill(beside);
    await rename(beside, folder);
  } catch (error) {
    await remove(beside);
    // Otherwise another run was first.
    if (!existsSync(folder)) throw error;
  }
  const left = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => remove(join(parent, name))));
}
