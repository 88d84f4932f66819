import type { StatementEntry } from '@member-wallet/api-sdk';

/** One page of the statement. Some servers send no total. */
interface Answer {
  readonly total?: number | null | undefined;
  readonly statements: readonly StatementEntry[];
}

/** What has been read of the statement, from its first page on. */
export interface StatementPages {
  /** Newest first, each once. */
  readonly entries: readonly StatementEntry[];
  /** The page to ask for next; counts from 1. */
  readonly next: number;
  /** How many answers it took. */
  readonly answers: number;
  /** More answers would bring nothing. */
  readonly isEnd: boolean;
  /** These are all entries that the server had at the first answer. */
  readonly isWhole: boolean;
  /** How many have arrived since. */
  readonly newer: number;
  /** By the last answer; null on servers that do not say. */
  readonly total: number | null;
}

export const NO_PAGES: StatementPages = {
  entries: [],
  next: 1,
  answers: 0,
  isEnd: false,
  isWhole: false,
  newer: 0,
  total: null,
};

/** Tells entries apart, which have no id on the wire. Without the status, which changes. */
const identityOf = ({ statementType, from, to, amount, createdAt }: StatementEntry): string =>
  JSON.stringify([statementType, from, to, amount, createdAt]);

/**
 * Adds the answer for the page `next`. Entries that arrive between two answers move the others, so that some come
 * again: these are left out. Once entries have gone, others were skipped: it begins again. What a server that ignores
 * the page or the limit sends again is not counted again.
 * @param limit how many entries were asked for
 */
export function withPage(
  read: StatementPages,
  { statements, total: told }: Answer,
  limit: number,
): StatementPages {
  // Some servers send 0 whatever there is.
  const total = told != null && told >= statements.length ? told : null;
  const answers = read.answers + 1;
  const arrived = total === null || read.total === null ? 0 : total - read.total;
  if (arrived < 0) return { ...NO_PAGES, answers };
  const known = new Set(read.entries.map(identityOf));
  const others = statements.filter((entry) => !known.has(identityOf(entry)));
  // As long as nothing has moved, entries that look alike are two.
  const added = total !== null && total === read.total && others.length > 0 ? statements : others;
  const entries = [...read.entries, ...added];
  const newer = read.newer + arrived;
  const next = { entries, next: read.next + 1, answers, newer, total };
  if (total !== null) {
    const isWhole = entries.length + newer >= total;
    return { ...next, isWhole, isEnd: isWhole || added.length === 0 };
  }
  // A short page is the last one. One that was sent again is all there is if it is longer than was asked for.
  const isLast = statements.length < limit;
  const isEnd = isLast || added.length === 0;
  return { ...next, isWhole: isLast || (isEnd && statements.length > limit), isEnd };
}
