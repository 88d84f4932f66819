import { basename, join } from 'node:path';

const short = (/** @type {string} */ text) =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/**
 * Where the evidence of a failed browser test is: what its pages showed, said and asked for. `npm test` names the folder
 * of its run in TEST_EVIDENCE; other runs of the browser tests leave theirs in `output/evidence`.
 * @param {string} file @param {string} [test] its full name; without one, the folder of the whole file
 */
export const evidenceFolder = (file, test = '') =>
  join(process.env.TEST_EVIDENCE ?? join(process.cwd(), 'output/evidence'), basename(file), short(test));
