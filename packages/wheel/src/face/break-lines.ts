/** Longer names do not fit anyway, and trying all line breaks would take too long. */
const MOST_WORDS = 24;

/** Every way to break a text between words into one, two or three lines, starting with one line. */
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

/** The pieces between which a line may break. Thai and Lao have no spaces, so the browser's dictionary splits words. */
function wordsOf(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return text.match(/\S+\s*/g) ?? [];
  segmenter ??= new Intl.Segmenter('th', { granularity: 'word' });
  const words: string[] = [];
  let wasWord: boolean | undefined;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    // Keeps a sign with its number, a repetition mark with its word, and a single letter with the segment before it,
    // because the dictionary splits single letters off foreign words.
    const isNext = words.at(-1)?.endsWith(' ') ?? true;
    if (isNext || (wasWord && isWordLike && !/^([ๆໆ]|.$)/.test(segment))) words.push(segment);
    else words.push((words.pop() ?? '') + segment);
    wasWord = isWordLike;
  }
  return words;
}
