import { listStatement, type Statement, type StatementEntry } from '@member-wallet/api-sdk';
import { useEffect, useState } from 'react';
import { useApi } from '#/data/api/api-provider';
import { type Answer, requestRead } from '#/data/read/request-read';
import { NO_PAGES, type StatementPages, withPage } from './statement-pages';
import { FIRST_ENTRIES } from '#/data/read/first-inputs';

const PAGE: number = FIRST_ENTRIES.limit;
/** The number of pages that are read before the member has to request more. */
const PAGES_AT_ONCE = 10;

/** What has been read since the first page changed. */
interface Known {
  readonly first: Answer<Statement> | undefined;
  readonly read: StatementPages;
  readonly isPartial: boolean;
  readonly hasFailed: boolean;
}

const withAnswer = (known: Known, { data, lost }: Answer<Statement>): Known => ({
  ...known,
  read: withPage(known.read, data, PAGE),
  isPartial: known.isPartial || lost.length > 0,
});

const from = (first: Answer<Statement> | undefined): Known => {
  const start = { first, read: NO_PAGES, isPartial: false, hasFailed: false };
  return first ? withAnswer(start, first) : start;
};

export interface StatementSearch {
  /** The entries found so far. */
  readonly found: readonly StatementEntry[];
  /** The number of entries examined. */
  readonly looked: number;
  readonly state: 'reading' | 'more' | 'end' | 'failed';
  /** Some entries are missing: the server did not send them, or they could not be read. */
  readonly isPartial: boolean;
  /** Reads more pages, until another page of matches is found or PAGES_AT_ONCE pages have been read. */
  readonly readOn: () => void;
}

/**
 * The entries of one kind. The server cannot filter, so the statement is read page by page until one page of matches is
 * found. The pages are reused for other kinds, until the first page changes.
 * @param first the first page; undefined while it loads, or while nothing is searched
 * @param kind identifies the search
 */
export function useStatementSearch(
  first: Answer<Statement> | undefined,
  kind: string,
  passes: (entry: StatementEntry) => boolean,
): StatementSearch {
  const api = useApi();
  const [known, setKnown] = useState(() => from(first));
  const [goal, setGoal] = useState({ kind, count: PAGE, pages: PAGES_AT_ONCE });
  const { read } = known;
  if (known.first !== first && first) setKnown(from(first));
  if (goal.kind !== kind) setGoal({ kind, count: PAGE, pages: read.answers + PAGES_AT_ONCE });

  const found = read.entries.filter(passes);
  const wants = found.length < goal.count && read.answers < goal.pages;
  const isReading = first !== undefined && wants && !read.isEnd && !known.hasFailed;
  const { next, answers } = read;

  useEffect(() => {
    if (!isReading) return undefined;
    let isCurrent = true;
    const change = (changed: (current: Known) => Known) => {
      if (isCurrent) setKnown(changed);
    };
    requestRead(api, listStatement, { page: next, limit: PAGE }).then(
      (answer) => change((current) => withAnswer(current, answer)),
      () => change((current) => ({ ...current, hasFailed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, isReading, next, answers, first]);

  return {
    found,
    looked: read.entries.length,
    state: known.hasFailed ? 'failed' : isReading ? 'reading' : read.isEnd ? 'end' : 'more',
    isPartial: known.isPartial || (read.isEnd && !read.isWhole),
    readOn() {
      setKnown((current) => ({ ...current, hasFailed: false }));
      setGoal({ kind, count: found.length + PAGE, pages: read.answers + PAGES_AT_ONCE });
    },
  };
}
