import { basename, join } from 'node:path';

const short = (/** @type {string} */ text) =>
  text
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 80);

/**
 * The folder with the evidence of a failed browser test: pictures, texts, console and calls of its pages. `npm test` sets
 * the folder of its run in TEST_EVIDENCE; other runs of the browser tests use `output/evidence`.
 * @param {string} file @param {string} [test] its full name; without one, the folder of the whole file
 */
export const evidenceFolder = (file, test = '') =>
  join(process.env.TEST_EVIDENCE ?? join(process.cwd(), 'output/evidence'), basename(file), short(test));
