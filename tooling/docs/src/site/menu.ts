import type { Token, Tokens } from 'marked';
import type { Section } from '../markdown/document';

/** Those for whom the documents are, in the order of the menu. */
export const AUDIENCES = ['Support staff', 'Operators', 'SDK teams', 'Maintainers'] as const;
type Audience = (typeof AUDIENCES)[number];

/** Where the menu lists a document, and under which name. */
export interface Place {
  readonly audience: Audience;
  readonly group: string;
  readonly fold?: string;
  readonly title?: string;
}

const linkOf = (item: Tokens.ListItem): Tokens.Link | undefined => {
  const [block] = item.tokens;
  const inline = block && 'tokens' in block ? (block.tokens as Token[] | undefined) : undefined;
  return inline?.find((token): token is Tokens.Link => token.type === 'link');
};

/**
 * The places that the overview gives to documents, in its order: a heading for each audience, below it the headings of
 * groups and lists of links.
 */
export const readMenu = (
  overview: readonly Section[],
  target: (link: string) => string,
): ReadonlyMap<string, Place> => {
  const places = new Map<string, Place>();
  let audience: Audience | undefined;
  let group = '';
  for (const { depth, title, tokens } of overview) {
    if (depth === 2) {
      audience = AUDIENCES.find((name) => name === title);
      if (!audience) throw new Error(`the overview names other readers: ${title}`);
      group = '';
    } else if (depth === 3) group = title;
    for (const token of tokens) {
      if (token.type !== 'list' || !audience) continue;
      for (const item of (token as Tokens.List).items) {
        const link = linkOf(item);
        if (link) places.set(target(link.href), { audience, group, title: link.text });
      }
    }
  }
  return places;
};

const decisionsFrom = (path: string): string => {
  const number = Number(/(\d+)-[^/]*$/.exec(path)?.[1] ?? 0);
  const first = Math.floor((number - 1) / 20) * 20 + 1;
  return `${first} to ${first + 19}`;
};

/** The place of a document that the overview does not list, by its folder. */
export const placeOf = (path: string): Place => {
  if (path.startsWith('docs/support/')) return { audience: 'Support staff', group: '' };
  if (/^docs\/decisions\/\d/.test(path))
    return { audience: 'Maintainers', group: 'Decisions', fold: decisionsFrom(path) };
  if (/^docs\/[^/]+$/.test(path)) return { audience: 'Operators', group: 'More' };
  return { audience: 'Maintainers', group: 'Packages and tools' };
};
