/** A heading of the site with the text below it. */
export interface Entry {
  readonly url: string;
  readonly page: string;
  /** Those for whom the page is; empty for the first. */
  readonly audience: string;
  readonly heading: string;
  readonly text: string;
}

interface Hit {
  readonly entry: Entry;
  /** Some words around the first match. */
  readonly excerpt: string;
}

/** One form for what looks the same: case, width, and the two ways to write the Thai and Lao vowel am. */
const normal = (text: string): string => text.normalize('NFKC').toLowerCase();

interface Normal {
  readonly heading: string;
  readonly text: string;
}

/** Made once, not at each key. */
const normals = new WeakMap<Entry, Normal>();

const normalOf = (entry: Entry): Normal => {
  const known = normals.get(entry);
  if (known) return known;
  const made = { heading: normal(entry.heading), text: normal(`${entry.page} ${entry.text}`) };
  normals.set(entry, made);
  return made;
};

const scoreOf = ({ heading, text }: Normal, query: string, words: readonly string[]): number => {
  // Of two texts with the words side by side, the shorter one is more about them.
  let score = text.includes(query) ? 10 + (40 * query.length) / text.length : 0;
  for (const word of words) {
    if (heading === word) score += 100;
    else if (heading.startsWith(word)) score += 40;
    // The more of it the word is, the more it is about the word.
    else if (heading.includes(word)) score += (40 * word.length) / heading.length;
    else if (text.includes(word)) score += 1;
    else return 0;
  }
  return score;
};

const AROUND = 60;

const excerptOf = (text: string, word: string): string => {
  const at = Math.max(0, text.toLowerCase().indexOf(word));
  const from = Math.max(0, at - AROUND);
  const to = at + word.length + AROUND;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
};

/**
 * The entries that contain every word of the query, the best first. Words are found inside others, because Thai and Lao
 * put no spaces between theirs.
 */
export const find = (entries: readonly Entry[], query: string, most = 20): readonly Hit[] => {
  const asked = normal(query).trim();
  const words = asked.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, score: scoreOf(normalOf(entry), asked, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.text, words[0] ?? '') }));
};
