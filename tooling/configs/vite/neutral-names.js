/**
 * Words in the names of our own modules for which ad blockers refuse a file, and what the files are called instead.
 * tooling/browsers checks the built ones.
 * @type {Record<string, string>}
 */
const NEUTRAL = { banner: 'picture', track: 'strip' };

const WORD = new RegExp(`\\b(?:${Object.keys(NEUTRAL).join('|')})\\b`, 'g');

const neutral = (/** @type {string} */ name) => name.replace(WORD, (word) => NEUTRAL[word] ?? word);

/** Vite's own patterns for the names of files, without those words. */
export const neutralFileNames = {
  /** @param {{ name: string }} chunk */
  chunkFileNames: ({ name }) => `assets/${neutral(name)}-[hash].js`,
  /** @param {{ names: readonly string[] }} asset with their endings */
  assetFileNames: ({ names: [name = 'file'] }) =>
    `assets/${neutral(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
};
