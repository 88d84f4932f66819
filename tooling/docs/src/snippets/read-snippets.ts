import type { Token, Tokens } from 'marked';
import { Lexer } from 'marked';

/** How a block is checked: it runs to its end or until it serves, only its types are checked, or nothing is. */
type Treatment =
  | { readonly kind: 'run' | 'serves' }
  | { readonly kind: 'types only' | 'not run'; readonly reason: string };

/** A code block of a document, with the information from its comments. */
export interface Snippet {
  readonly document: string;
  /** The line of the document on which its code begins. */
  readonly line: number;
  readonly language: 'ts' | 'tsx' | 'sh';
  readonly code: string;
  /** Hidden code before or around it. */
  readonly setup: string;
  readonly treatment: Treatment;
}

const LANGUAGES: Readonly<Record<string, Snippet['language'] | undefined>> = {
  ts: 'ts',
  js: 'ts',
  tsx: 'tsx',
  jsx: 'tsx',
  sh: 'sh',
  typescript: 'ts',
  javascript: 'ts',
  bash: 'sh',
};
/** Languages of blocks that are not programs. */
const PLAIN = ['json', 'text', 'html', 'yaml', 'nginx', 'css', 'http', 'ts signature'];

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

const treatmentOf = (comment: string, where: string): Treatment => {
  if (/<!-- serves -->/.test(comment)) return { kind: 'serves' };
  const [, kind, reason = ''] = /<!-- (types only|not run)\b:?([\s\S]*?)-->/.exec(comment) ?? [];
  if (kind !== 'types only' && kind !== 'not run') return { kind: 'run' };
  if (reason.trim() === '') throw new Error(`${where} has to say why: <!-- ${kind}: reason -->`);
  return { kind, reason: reason.trim() };
};

/** The lists of blocks inside a block, which may also contain snippets. */
const inside = (token: Token): readonly (readonly Token[])[] => {
  if (token.type === 'list') return (token as Tokens.List).items.map(({ tokens }) => tokens);
  return token.type === 'blockquote' ? [(token as Tokens.Blockquote).tokens] : [];
};

/** The blocks of a document, each with the comments directly before it. */
export const readSnippets = (document: string, markdown: string): readonly Snippet[] => {
  const snippets: Snippet[] = [];
  let read = 0;
  /** The line of a block of code; inside a list its lines are indented. */
  const lineOf = ({ raw }: Tokens.Code): number => {
    const fence = raw.trimStart().split('\n')[0] ?? '';
    const at = markdown.indexOf(fence, read);
    read = at + fence.length;
    // A fenced block also has a fence at its end.
    const end = /^\s*(`{3,}|~{3,})\s*$/m.exec(markdown.slice(read));
    read += (end?.index ?? 0) + (end?.[0].length ?? 0);
    return markdown.slice(0, at).split('\n').length;
  };
  const visit = (tokens: readonly Token[]): void => {
    let comments = '';
    for (const token of tokens) {
      if (token.type === 'html') comments += token.raw;
      else if (isCode(token)) {
        const line = lineOf(token);
        const where = `${document}:${line}`;
        const named = token.lang ?? '';
        const language = LANGUAGES[named];
        if (language) {
          const setup = /<!-- setup\n([\s\S]*?)-->/.exec(comments)?.[1] ?? '';
          const treatment = treatmentOf(comments, where);
          snippets.push({ document, line: line + 1, language, code: token.text, setup, treatment });
        } else if (!PLAIN.includes(named))
          throw new Error(`${where} is a block of an unknown language: "${named}"`);
      } else inside(token).forEach(visit);
      if (token.type !== 'html' && token.type !== 'space') comments = '';
    }
  };
  visit(new Lexer().lex(markdown));
  return snippets;
};
