import type { Token, Tokens } from 'marked';
import { Lexer, walkTokens } from 'marked';

/** How a block is judged: it runs, only its types are checked, or nothing is. */
type Treatment =
  | { readonly kind: 'run' }
  | { readonly kind: 'types only' | 'not run'; readonly reason: string };

/** A block of code in a document, with what its comment adds. */
export interface Snippet {
  readonly document: string;
  /** The line of the document on which its code begins. */
  readonly line: number;
  readonly language: 'ts' | 'tsx' | 'sh';
  readonly code: string;
  /** Hidden code around or before it. */
  readonly setup: string;
  readonly treatment: Treatment;
}

const LANGUAGES: Readonly<Record<string, Snippet['language'] | undefined>> = {
  ts: 'ts',
  js: 'ts',
  tsx: 'tsx',
  jsx: 'tsx',
  sh: 'sh',
};
/** What is shown, but is no program. */
const PLAIN = ['json', 'text', 'html', 'ts signature'];

const isCode = (token: Token): token is Tokens.Code => token.type === 'code';

const treatmentOf = (comment: string, where: string): Treatment => {
  const [, kind, reason = ''] = /<!-- (types only|not run)\b:?([\s\S]*?)-->/.exec(comment) ?? [];
  if (kind !== 'types only' && kind !== 'not run') return { kind: 'run' };
  if (reason.trim() === '') throw new Error(`${where} has to say why: <!-- ${kind}: reason -->`);
  return { kind, reason: reason.trim() };
};

/** The blocks of a document, each with the comments directly before it. */
export const readSnippets = (document: string, markdown: string): readonly Snippet[] => {
  const snippets: Snippet[] = [];
  let line = 1;
  let comments = '';
  const tokens = new Lexer().lex(markdown);
  for (const token of tokens) {
    const where = `${document}:${line}`;
    if (token.type === 'html') comments += token.raw;
    else if (isCode(token)) {
      const named = token.lang ?? '';
      const language = LANGUAGES[named];
      if (language) {
        const setup = /<!-- setup\n([\s\S]*?)-->/.exec(comments)?.[1] ?? '';
        const treatment = treatmentOf(comments, where);
        snippets.push({ document, line: line + 1, language, code: token.text, setup, treatment });
      } else if (!PLAIN.includes(named))
        throw new Error(`${where} is a block of an unknown language: "${named}"`);
    }
    if (token.type !== 'html' && token.type !== 'space') comments = '';
    line += token.raw.split('\n').length - 1;
  }
  let blocks = 0;
  void walkTokens(tokens, (token) => {
    if (isCode(token)) blocks += 1;
  });
  if (blocks !== tokens.filter(isCode).length)
    throw new Error(`${document} has a block inside a list or a quotation`);
  return snippets;
};
