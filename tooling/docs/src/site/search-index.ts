import type { Token } from 'marked';
import type { Entry } from '../page/find';
import type { Page } from './page';

const wordsOf = (token: Token): string => {
  if (token.type === 'html') return '';
  // A picture's text says what the words around it say.
  if (token.type === 'paragraph') return token.raw.replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  if (token.type === 'table') {
    const rows = [token.header, ...token.rows] as { text: string }[][];
    return rows.map((cells) => cells.map(({ text }) => text).join(' ')).join(' ');
  }
  // The text of a list is in its items.
  return 'text' in token ? String(token.text) : token.raw.replace(/^- /gm, '');
};

/** One entry for each heading, with the text below it. */
export const searchIndex = (pages: readonly Page[]): readonly Entry[] =>
  pages.flatMap(({ path, title, audience, sections }) =>
    sections.map(({ slug, title: heading, tokens }) => ({
      url: `${path}#${slug}`,
      page: title,
      audience,
      heading,
      text: tokens
        .slice(1)
        .map(wordsOf)
        .join(' ')
        .replace(/\]\([^)]*\)/g, '')
        .replace(/[`*[\]|]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    })),
  );
