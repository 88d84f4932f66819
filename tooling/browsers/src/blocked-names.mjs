import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * Words for which the usual lists of ad blockers block a file if its URL contains them as separate words: about
 * advertising, tracking and pop-ups.
 */
const BLOCKED =
  /(?:^|[^a-z])(?:ads?|adv|advert\w*|banners?|beacons?|promos?|promotions?|pop-?(?:up|under)s?|sponsor\w*|affiliates?|track(?:er|ing)?s?|analytics|telemetry|pixels?|fingerprint\w*)(?:[^a-z]|$)/i;

/** The bundler's hash, which may contain such a word by chance. */
const HASH = /-[\w-]{8}(?=\.\w+$)/;

/**
 * The files of a build that ad blockers would block, as lines to print.
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
