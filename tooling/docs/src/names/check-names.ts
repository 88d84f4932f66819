import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Token, Tokens } from 'marked';
import { Lexer, walkTokens } from 'marked';
import { commandProblems } from './commands';
import { invented } from './invented';
import type { Sources } from './sources';

const isInvented = (text: string): boolean =>
  invented.some((one) => (typeof one === 'string' ? one === text : one.test(text)));

/** Expands 'texts/{en,th}/money.ts' to two paths. */
const alternatives = (path: string): readonly string[] => {
  const found = /^(.*?)\{([^}]*)\}(.*)$/.exec(path);
  if (!found) return [path];
  const [, before = '', inside = '', after = ''] = found;
  return inside.split(',').flatMap((one) => alternatives(`${before}${one}${after}`));
};

/** The folder of the package that a document describes; '' if it describes the whole repository. */
const ownFolder = ({ packages }: Sources, document: string): string =>
  [...packages.values()]
    .map(({ folder }) => folder)
    .find((folder) => folder !== '' && document.startsWith(`${folder}/`)) ?? '';

const pathProblems = (sources: Sources, document: string, path: string): readonly string[] => {
  const { root, files } = sources;
  const places = ['', ownFolder(sources, document)];
  const isThere = (one: string): boolean => {
    const pattern = one.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]+');
    return one.includes('*')
      ? files.some((file) => new RegExp(`^${pattern}`).test(file))
      : places.some((place) => existsSync(join(root, place, one)));
  };
  return alternatives(path)
    .filter((one) => !isThere(one))
    .map((one) => `there is no ${one}`);
};

const COMMAND = /^([A-Z_]+=\S+ )*(npm (run|start|test)|npx |pnpm |node [\w./-]+\.m?js|npm publish)/;
const PATH = /^(apps|docs|examples|packages|tooling)\/[\w./{},*-]+$/;
const ENVIRONMENT = /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(=.*)?$/;
const FLAG = /^(--[a-z][\w-]*)(=.*)?$/;
const PACKAGE = /^@member-wallet\/[\w-]+/;

/** The names in a code span that do not exist in the repository. */
const spanProblems = (sources: Sources, document: string, span: string): readonly string[] => {
  if (isInvented(span)) return [];
  if (COMMAND.test(span)) return commandProblems(sources, span, ownFolder(sources, document));
  if (PATH.test(span)) return pathProblems(sources, document, span);
  const name = ENVIRONMENT.exec(span)?.[1] ?? FLAG.exec(span)?.[1];
  if (name !== undefined) return sources.words.has(name) ? [] : [`nothing knows ${name}`];
  const named = PACKAGE.exec(span)?.[0];
  return named !== undefined && !sources.packages.has(named) ? [`there is no package ${named}`] : [];
};

/** Invalid JSON, and settings in valid JSON that no code reads. */
const jsonProblems = (sources: Sources, text: string): readonly string[] => {
  try {
    JSON.parse(text);
  } catch (error) {
    return [`its JSON cannot be read: ${String(error)}`];
  }
  const names = [...text.matchAll(/"(VITE_\w+)"/g)].map(([, name = '']) => name);
  return names.filter((name) => !sources.words.has(name)).map((name) => `nothing knows ${name}`);
};

/** The names in a code block that do not exist in the repository. */
const blockProblems = (
  sources: Sources,
  document: string,
  { lang, text }: Tokens.Code,
): readonly string[] => {
  if (lang === 'json') return jsonProblems(sources, text);
  if (lang !== 'sh') return [];
  const lines = text.split('\n').filter((line) => !isInvented(line));
  return commandProblems(sources, lines.join('\n'), ownFolder(sources, document));
};

const FOLDER = /`([\w./-]+\/)`/;
const FILES = /`([\w-]+(?:\/[\w.-]+)*\.\w+)`/g;

/** The files in a table that are not in the folder that the column's header names. */
const tableProblems = ({ root }: Sources, { header, rows }: Tokens.Table): readonly string[] =>
  header.flatMap(({ text }, column) => {
    const folder = FOLDER.exec(text)?.[1];
    if (folder === undefined) return [];
    const files = rows.flatMap((row) =>
      [...(row[column]?.text ?? '').matchAll(FILES)].map(([, file = '']) => file),
    );
    return files
      .filter((file) => !PATH.test(file) && !existsSync(join(root, folder, file)))
      .map((file) => `there is no ${folder}${file}`);
  });

/** The names in a document that do not exist in the repository: commands, paths, settings, options, packages. */
export const checkNames = (sources: Sources, document: string, markdown: string): readonly string[] => {
  const problems: string[] = [];
  void walkTokens(new Lexer().lex(markdown), (token: Token) => {
    if (token.type === 'table') problems.push(...tableProblems(sources, token as Tokens.Table));
    else if (token.type === 'codespan')
      problems.push(...spanProblems(sources, document, (token as Tokens.Codespan).text));
    else if (token.type === 'code') problems.push(...blockProblems(sources, document, token as Tokens.Code));
  });
  return problems;
};
