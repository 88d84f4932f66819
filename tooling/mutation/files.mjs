import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} folder absolute @param {readonly string[]} args */
export const git = (folder, ...args) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();

/** Tests, and hooks, whose tests need a page. */
const NOT_MUTATED = /\.test\.|\/use-/;

/**
 * The files that a target mutates, relative to its package. Throws if a glob matches nothing, for example because a
 * folder has moved.
 * @param {Pick<import('./targets.mjs').Target, 'folder' | 'mutate'>} target
 */
export const filesOf = ({ folder, mutate }) =>
  mutate.flatMap((glob) => {
    const files = git(join(ROOT, folder), 'ls-files', '--', `:(glob)${glob}`)
      .split('\n')
      .filter((file) => file !== '' && !NOT_MUTATED.test(file));
    if (files.length === 0) throw new Error(`${glob} matches no file in ${folder}`);
    return files;
  });
