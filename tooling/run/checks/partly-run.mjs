import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unitsIn } from '../exhaustive/units.mjs';

const IMPORTS = /^import [^;]+;$/gm;

/**
 * Code by which a test file runs only in part outside the exhaustive run, with a description.
 * @type {readonly (readonly [pattern: RegExp, words: string])[]}
 */
const MARKS = [
  [/\brunsOn\('Thai'|ON_THAI\b/g, 'in the Thai build'],
  [/\brunsOn\('Laos'|ON_LAOS\b/g, 'in the Laos build'],
  [/\bisTriedIn\(/g, 'in one language'],
  [/\bsampled\(/g, 'with some of the cases'],
  [
    /\b(?:IS_EXHAUSTIVE|isExhaustive)\b(?! =)|\bEXHAUSTIVE === '1'|\bruns\(|\bonEveryStore\b/g,
    'with fewer cases or rounds',
  ],
];

/** @param {string} code of a test file @returns {string} such as '2 in the Thai build, 1 with some of the cases'; or '' */
export function partlyRun(code) {
  const own = code.replaceAll(IMPORTS, '');
  return MARKS.flatMap(([pattern, words]) => {
    const count = own.match(pattern)?.length ?? 0;
    return count === 0 ? [] : [`${count} ${words}`];
  }).join(', ');
}

/**
 * A line for each test file of which `npm test` only runs a part: how many tests, groups of tests or tables of cases are
 * limited, and how.
 * @param {string} root
 */
export const partlyRunIn = (root) =>
  unitsIn(root, [])
    .filter(({ isFile }) => isFile)
    .flatMap(({ id }) => {
      const words = id.includes('/visual/exhaustive/')
        ? 'not at all'
        : partlyRun(readFileSync(join(root, id), 'utf8'));
      return words === '' ? [] : [`  ${id}: ${words}`];
    });
