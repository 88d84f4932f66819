import type { Problem } from './compile';
import type { Snippet } from './read-snippets';

/** The outcome of a snippet. */
export interface Outcome {
  readonly snippet: Snippet;
  readonly problems: readonly Problem[];
  /** The server's error code, if a refusal ended the snippet. */
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

/** Replaces URLs and secrets in the documents' code by those of the sandbox. */
export const placed = (text: string, { sandbox, password }: Place): string =>
  text
    .replaceAll('https://api.example.com', `${sandbox}/th`)
    .replaceAll('http://127.0.0.1:4100', sandbox)
    // The new password of an example is the current one, so that it stays valid for later snippets.
    .replaceAll(/a long(er)? secret/g, password);
