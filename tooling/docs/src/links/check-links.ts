import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Token, Tokens } from 'marked';
import { Lexer, walkTokens } from 'marked';
import { isInSdk } from '../repository';
import { anchorsOf } from './anchors';
import { publishedIn } from './published';

/** The document from which links must lead to all others. */
const INDEX = 'docs/README.md';
const PICTURES = 'docs/pictures';

/** Texts by path. */
type Documents = ReadonlyMap<string, string>;

interface Read {
  /** Targets of links and pictures, as they are written. */
  readonly hrefs: readonly string[];
  readonly problems: readonly string[];
}

const isAddress = (href: string): boolean => /^[a-z]+:/.test(href);

/**
 * HTML is not allowed, because it could hide a link from this check. Except comments, which other checks use, and line
 * breaks in tables, for which Markdown has no syntax.
 */
const isAllowed = (html: string): boolean =>
  html === '<br>' || html.replaceAll(/<!--[\s\S]*?-->/g, '').trim() === '';

/** The lists of inline tokens directly in a token. */
const inlineIn = (token: Token): readonly (readonly Token[])[] => {
  if (token.type !== 'table') return 'tokens' in token && token.tokens ? [token.tokens] : [];
  const { header, rows } = token as Tokens.Table;
  return [...header, ...rows.flat()].map(({ tokens }) => tokens);
};

/** References such as `[text][name]` without a definition, which are no links but plain text. */
const undefinedReferences = (inline: readonly Token[]): readonly string[] => {
  const raw = inline.map((token) => token.raw).join('');
  const plain = inline
    .map((token) =>
      token.type === 'text' && inlineIn(token).length === 0 ? token.raw : '·'.repeat(token.raw.length),
    )
    .join('');
  return [...plain.matchAll(/\[[^[\]]+\]\[[^[\]]*\]/g)].map(({ 0: found, index }) =>
    raw.slice(index, index + found.length),
  );
};

const readLinks = (markdown: string): Read => {
  const hrefs: string[] = [];
  const problems: string[] = [];
  void walkTokens(new Lexer().lex(markdown), (token: Token) => {
    if (token.type === 'html' && !isAllowed(token.raw)) problems.push(`HTML: ${token.raw.trim()}`);
    for (const reference of inlineIn(token).flatMap(undefinedReferences))
      problems.push(`an undefined reference: ${reference}`);
    if (token.type !== 'link' && token.type !== 'image') return;
    const { href, text } = token as Tokens.Link | Tokens.Image;
    if (!isAddress(href)) hrefs.push(href);
    if (token.type === 'image' && text === '') problems.push(`a picture without a description: ${href}`);
  });
  return { hrefs, problems };
};

/** The target of a relative link as a path from the root. For a folder with a README, the README. */
const targetOf = (documents: Documents, source: string, href: string): string => {
  const [path = ''] = href.split('#');
  if (path === '') return source;
  const target = normalize(join(dirname(source), path)).replace(/\/$/, '');
  const readme = join(target, 'README.md');
  return documents.has(readme) ? readme : target;
};

/** All documents that can be reached from the index by links. */
const reachable = (targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const reached = new Set([INDEX]);
  for (const path of reached) for (const target of targets.get(path) ?? []) reached.add(target);
  return reached;
};

/**
 * The faults of the links between a repository's documents: dead links and pictures, documents that cannot be reached from
 * the index, pictures that no document shows.
 */
export const checkLinks = (root: string, documents: Documents): readonly string[] => {
  const anchors = new Map([...documents].map(([path, markdown]) => [path, anchorsOf(markdown)]));
  const read = new Map([...documents].map(([path, markdown]) => [path, readLinks(markdown)]));
  const targets = new Map(
    [...read].map(([path, { hrefs }]) => [path, hrefs.map((href) => targetOf(documents, path, href))]),
  );
  const published = publishedIn(root);
  const isDead = (source: string, href: string): boolean => {
    const target = targetOf(documents, source, href);
    const [, anchor] = href.split('#');
    // An installation of the SDK only contains what is published.
    const isOutside = target.startsWith('..') || (isInSdk(source) && !published(target));
    if (isOutside || !existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchors.get(target)?.has(anchor);
  };
  const reached = reachable(targets);
  const shown = new Set([...targets.values()].flat());
  const pictures = existsSync(join(root, PICTURES)) ? readdirSync(join(root, PICTURES)) : [];
  return [
    ...[...read].flatMap(([path, { hrefs, problems }]) => [
      ...problems.map((problem) => `${path} has ${problem}`),
      ...hrefs.filter((href) => isDead(path, href)).map((href) => `${path} has a dead link: ${href}`),
      ...(reached.has(path) ? [] : [`${path} cannot be reached from ${INDEX}`]),
    ]),
    ...pictures
      .map((name) => `${PICTURES}/${name}`)
      .filter((path) => !shown.has(path))
      .map((path) => `no document shows ${path}`),
  ];
};
