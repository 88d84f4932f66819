/** Nothing that would need a parser: no markup, no character references. */
const WORDS = '[^<>&]*';
const PARAGRAPH = new RegExp(`<p>(${WORDS})</p>`, 'gi');
const ONLY_PARAGRAPHS = new RegExp(`^(?:\\s*<p>${WORDS}</p>)+\\s*$`, 'i');

/** The paragraphs of a text that consists of nothing else, as most do; null for any other. */
export const plainParagraphs = (html: string): readonly string[] | null =>
  ONLY_PARAGRAPHS.test(html) ? [...html.matchAll(PARAGRAPH)].map(([, words = '']) => words) : null;
