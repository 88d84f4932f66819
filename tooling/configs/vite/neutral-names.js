/**
 * Words in the names of modules for which ad blockers block a file, with their replacements in file names.
 * tooling/browsers checks the names in the builds.
 * @type {Record<string, string>}
 */
const NEUTRAL = { banner: 'picture', track: 'strip' };

const WORD = new RegExp(`\\b(?:${Object.keys(NEUTRAL).join('|')})\\b`, 'g');

const neutral = (/** @type {string} */ name) => name.replace(WORD, (word) => NEUTRAL[word] ?? word);

/** Vite's default patterns for file names, without those words. */
export const neutralFileNames = {
  /** @param {{ name: string }} chunk */
  chunkFileNames: ({ name }) => `assets/${neutral(name)}-[hash].js`,
  /** @param {{ names: readonly string[] }} asset with their endings */
  assetFileNames: ({ names: [name = 'file'] }) =>
    `assets/${neutral(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
};
