import type { StatementEntry } from '@member-wallet/api-sdk';

/** One page of the statement. Some servers send no total. */
interface Answer {
  readonly total?: number | null | undefined;
  readonly statements: readonly StatementEntry[];
}

/** The entries read so far, starting with the first page. */
export interface StatementPages {
  /** Newest first, each once. */
  readonly entries: readonly StatementEntry[];
  /** The next page to request, counted from 1. */
  readonly next: number;
  /** The number of requests so far. */
  readonly answers: number;
  /** Further requests would return nothing new. */
  readonly isEnd: boolean;
  /** `entries` has every entry that existed at the first request. */
  readonly isWhole: boolean;
  /** How many entries were added since the first request. */
  readonly newer: number;
  /** The total of the last response; null on servers that do not send it. */
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

/** Identifies an entry, which has no id on the wire. Excludes the status, which changes. */
const identityOf = ({ statementType, from, to, amount, createdAt }: StatementEntry): string =>
  JSON.stringify([statementType, from, to, amount, createdAt]);

/**
 * Adds the response for page `next`. Entries added between two requests shift the others, so some arrive twice: the
 * second copy is dropped. If the total fell, entries were skipped, and reading starts again. Entries that a server
 * repeats because it ignores the page or the limit are dropped too.
 * @param limit how many entries were requested
 */
export function withPage(
  read: StatementPages,
  { statements, total: sentTotal }: Answer,
  limit: number,
): StatementPages {
  // Some servers always send 0.
  const total = sentTotal != null && sentTotal >= statements.length ? sentTotal : null;
  const answers = read.answers + 1;
  const arrived = total === null || read.total === null ? 0 : total - read.total;
  if (arrived < 0) return { ...NO_PAGES, answers };
  const known = new Set(read.entries.map(identityOf));
  const others = statements.filter((entry) => !known.has(identityOf(entry)));
  // If the total is unchanged, nothing has shifted: equal entries are different entries.
  const added = total !== null && total === read.total && others.length > 0 ? statements : others;
  const entries = [...read.entries, ...added];
  const newer = read.newer + arrived;
  const next = { entries, next: read.next + 1, answers, newer, total };
  if (total !== null) {
    const isWhole = entries.length + newer >= total;
    return { ...next, isWhole, isEnd: isWhole || added.length === 0 };
  }
  // A short page is the last. A repeated page longer than the limit is the whole list.
  const isLast = statements.length < limit;
  const isEnd = isLast || added.length === 0;
  return { ...next, isWhole: isLast || (isEnd && statements.length > limit), isEnd };
}
