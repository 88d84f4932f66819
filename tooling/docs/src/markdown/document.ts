import type { Token, Tokens } from 'marked';
import { Lexer } from 'marked';
import { createSlugs } from './slugs';

/** A heading with what follows it, up to the next heading. */
export interface Section {
  readonly depth: number;
  readonly title: string;
  readonly slug: string;
  /** The heading itself first. */
  readonly tokens: readonly Token[];
}

/** A heading's text without its marks. */
const plain = (text: string): string => text.replace(/[`*]/g, '');

/** Splits a Markdown document at its headings. What stands before the first one is not shown. */
export const readSections = (markdown: string): readonly Section[] => {
  const slugOf = createSlugs();
  const sections: (Section & { tokens: Token[] })[] = [];
  for (const token of new Lexer().lex(markdown)) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      sections.push({ depth, title: plain(text), slug: slugOf(plain(text)), tokens: [token] });
    } else sections.at(-1)?.tokens.push(token);
  }
  return sections;
};
