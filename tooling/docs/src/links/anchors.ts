import type { Token, Tokens } from 'marked';
import { Lexer } from 'marked';

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';

/** The anchors of a document's headings, as repository hosts generate them. */
export const anchorsOf = (markdown: string): ReadonlySet<string> => {
  const times = new Map<string, number>();
  const anchors = new Lexer()
    .lex(markdown)
    .filter(isHeading)
    .map(({ text }) => {
      const slug = text
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Mark}\p{Number}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-');
      const before = times.get(slug) ?? 0;
      times.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    });
  return new Set(anchors);
};
