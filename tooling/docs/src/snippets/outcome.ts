import type { Problem } from './compile';
import type { Snippet } from './read-snippets';

/** What became of a snippet. */
export interface Outcome {
  readonly snippet: Snippet;
  readonly problems: readonly Problem[];
  /** The code with which the server refused it, if that is what ended it. */
  readonly refused?: string | undefined;
}

/** Where snippets run. */
export interface Place {
  /** A temporary folder with the packages that a snippet may import. */
  readonly folder: string;
  /** The sandbox's address. */
  readonly sandbox: string;
  readonly password: string;
}

/** The addresses and secrets of the documents, as they are in the sandbox. */
export const placed = (text: string, { sandbox, password }: Place): string =>
  text
    .replaceAll('https://api.example.com', `${sandbox}/th`)
    .replaceAll('http://127.0.0.1:4100', sandbox)
    // A changed password stays the same, for the snippets after it.
    .replaceAll(/a long(er)? secret/g, password);
