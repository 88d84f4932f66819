/** How much longer: typical for a translation from a terse into a verbose language. */
const SHARE = 0.4;

const PLACEHOLDER = /(\{\{?\w+\}?\})/;
const WORD = /[\p{L}\p{M}]+/gu;
// All of them are in the font's Latin subset.
const PLAIN = 'AaCcDEeIiNnOoUuYy';
const ACCENTED = 'ÄáÇçÐÉëÎíÑñÖõÜúÝÿ';
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

const lettersOf = (/** @type {string} */ word) => [...segmenter.segment(word)].map(({ segment }) => segment);
const accented = (/** @type {string} */ letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/**
 * Repeats letters inside Latin words; Thai and Lao words repeat their first letters at the end, with their marks.
 * @param {string[]} letters @param {number} more how many to add
 */
function grow(letters, more) {
  if (!/\p{Script=Latin}/u.test(letters[0] ?? '')) return [...letters, ...letters.slice(0, more)];
  const until = (/** @type {number} */ index) => Math.floor((index * more) / letters.length);
  return letters.map((letter, index) => accented(letter).repeat(1 + until(index + 1) - until(index)));
}

/**
 * The text with 40 % more letters, to test layouts. Placeholders, digits and signs stay unchanged; accents on Latin
 * letters show which texts are the product's.
 * @param {string} text such as 'Hello {{name}}'
 * @returns {string} 'Hëlllõõ {{name}}'
 */
export function longer(text) {
  let read = 0;
  let given = 0;
  const growWord = (/** @type {string} */ word) => {
    const letters = lettersOf(word);
    read += letters.length;
    const more = Math.ceil(read * SHARE) - given;
    given += more;
    return grow(letters, more).join('');
  };
  return text
    .split(PLACEHOLDER)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(WORD, growWord)))
    .join('');
}
