/** Longer names fit nowhere, and all their breaks would take too long to try. */
const MOST_WORDS = 24;

/** Every way to set a text in one, two or three lines, broken between words; in one line first. */
export function* linesOf(text: string): Generator<readonly string[]> {
  yield [text];
  const words = wordsOf(text);
  if (words.length > MOST_WORDS) return;
  const line = (from: number, to?: number) => words.slice(from, to).join('').trim();
  for (let first = 1; first < words.length; first += 1) {
    yield [line(0, first), line(first)];
    for (let second = first + 1; second < words.length; second += 1) {
      yield [line(0, first), line(first, second), line(second)];
    }
  }
}

let segmenter: Intl.Segmenter | undefined;

/** The pieces between which a line may break. Thai and Lao have no spaces: the browser's dictionary finds their words. */
function wordsOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.match(/\S+\s*/g) ?? [];
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words: string[] = [];
  let wasWord: boolean | undefined;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    // A sign stays with its number, the sign of repetition with what it repeats, and a single letter, which is what the
    // dictionary leaves of a foreign word, with the rest of that word.
    const isNext = words.at(-1)?.endsWith(' ') ?? true;
    if (isNext || (wasWord && isWordLike && !/^([ๆໆ]|.$)/.test(segment))) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
    wasWord = isWordLike;
  }
  return words;
}
