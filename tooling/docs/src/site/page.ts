import { posix } from 'node:path';
import type { Section } from '../markdown/document';

/** A page of the site, with the sections of one Markdown document that it shows. */
export interface Page {
  /** Its address within the site: 'sdk/calls/transfer.html'. */
  readonly path: string;
  readonly title: string;
  /** The readers under whom the menu lists it; empty for the first page. */
  readonly audience: string;
  /** The heading above it in that menu; empty at its top. */
  readonly group: string;
  /** A part of a long group, folded in the menu unless it has the current page. */
  readonly fold?: string;
  /** The document that it is made of, from the root of the repository. */
  readonly source: string;
  readonly sections: readonly Section[];
}

/** The path from one page to another page or file of the site. */
export const relative = (from: string, to: string): string => posix.relative(posix.dirname(from), to) || '.';
