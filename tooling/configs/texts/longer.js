/** How much longer: what a translation from a terse language into a wordy one takes. */
const SHARE = 0.4;

const PLACEHOLDER = /(\{\{?\w+\}?\})/;
const WORD = /[\p{L}\p{M}]+/gu;
// All of them are in the part of the font that English is written with.
const PLAIN = 'AaCcDEeIiNnOoUuYy';
const ACCENTED = 'ÄáÇçÐÉëÎíÑñÖõÜúÝÿ';
const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

const lettersOf = (/** @type {string} */ word) => [...segmenter.segment(word)].map(({ segment }) => segment);
const accented = (/** @type {string} */ letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter;

/**
 * Latin words grow inside, as compounds do; Thai and Lao ones by their own first letters, marks and all.
 * @param {string[]} letters @param {number} more how many to add
 */
function grow(letters, more) {
  if (!/\p{Script=Latin}/u.test(letters[0] ?? '')) return [...letters, ...letters.slice(0, more)];
  const until = (/** @type {number} */ index) => Math.floor((index * more) / letters.length);
  return letters.map((letter, index) => accented(letter).repeat(1 + until(index + 1) - until(index)));
}

/**
 * The text with 40 % more letters: what a layout has to bear. Placeholders, digits and signs stay as they are;
 * accents on Latin letters tell what is a text of the product.
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
