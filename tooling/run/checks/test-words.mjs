/** The options of `npm test`. */
const OPTIONS = ['--changed', '--exhaustive', '--part 3/8'];

/** @param {string} check its name @param {string} word in lower case, such as `lint` */
export const isNamedBy = (check, word) => check.toLowerCase().includes(word);

/**
 * The problem with the words of `npm test`: an unknown one would make a run check something else than was asked for. Null
 * if each word is an option or names a check.
 * @param {readonly string[]} words in lower case
 * @param {readonly string[]} checks the names of all checks
 */
export function problemWith(words, checks) {
  const unknown = words.filter((word) =>
    word.startsWith('--') ? !OPTIONS.includes(word) : !checks.some((check) => isNamedBy(check, word)),
  );
  if (unknown.length === 0) return null;
  return `npm test knows no ${unknown.map((word) => `"${word}"`).join(' and no ')}. Checks: ${checks.join(', ')}. Options: ${OPTIONS.join(', ')}.`;
}
