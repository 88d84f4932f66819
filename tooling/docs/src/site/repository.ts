import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Tokens } from 'marked';
import { Lexer, walkTokens } from 'marked';

/** The SDK's package, whose documents are pages of their own kind. */
export const SDK = 'packages/api-sdk';

/** Where a document's relative link leads: a path from the root. A folder is its README, if it has one. */
export const targetOf = (root: string, source: string, link: string): string => {
  const path = normalize(join(dirname(source), link)).replace(/\/$/, '');
  const readme = join(path, 'README.md');
  return existsSync(join(root, readme)) ? readme : path;
};

export const isAddress = (link: string): boolean => /^[a-z]+:/.test(link);

const linksOf = (markdown: string): readonly string[] => {
  const links: string[] = [];
  void walkTokens(new Lexer().lex(markdown), (token) => {
    const { type, href } = token as Tokens.Link;
    if (type === 'link' && !isAddress(href)) links.push(href.split('#')[0] ?? '');
  });
  return links.filter((link) => link !== '');
};

const isMarkdown = (path: string): boolean => path.endsWith('.md');

/**
 * The documents of a repository by their paths, without those of the SDK: all of its root and of `docs`, and every
 * other to which one of them links.
 */
export const readDocuments = (root: string): ReadonlyMap<string, string> => {
  const documents = new Map<string, string>();
  const queue = [
    ...readdirSync(root),
    ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map((path) =>
      join('docs', path),
    ),
  ]
    .filter(isMarkdown)
    .sort();
  for (const path of queue) {
    if (documents.has(path) || path.startsWith(`${SDK}/`)) continue;
    const markdown = readFileSync(join(root, path), 'utf8');
    documents.set(path, markdown);
    const found = linksOf(markdown).map((link) => targetOf(root, path, link));
    queue.push(
      ...found.filter((one) => isMarkdown(one) && !one.startsWith('..') && existsSync(join(root, one))),
    );
  }
  return documents;
};

export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();
