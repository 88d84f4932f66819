import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Words for which the usual lists of ad blockers refuse a file, if they stand alone in its address: advertising, tracking,
 * and windows that nobody asked for.
 */
const BLOCKED =
  /(?:^|[^a-z])(?:ads?|adv|advert\w*|banners?|beacons?|promos?|promotions?|pop-?(?:up|under)s?|sponsor\w*|affiliates?|track(?:er|ing)?s?|analytics|telemetry|pixels?|fingerprint\w*)(?:[^a-z]|$)/i;

/** What the bundler adds, which spells words by chance. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/**
 * The files of a build that ad blockers would refuse, as lines to print.
 * @param {string} folder a dist folder
 */
export async function blockedNames(folder) {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => BLOCKED.test(file.replace(/\.(?:map|br|gz)$/, '').replace(HASH, '')))
    .map(
      (file) =>
        `${join(basename(dirname(folder)), file)}: ad blockers refuse this name; see neutral-names.js`,
    );
}
