import { listStatement, type Statement, type StatementEntry } from '@member-wallet/api-sdk';
import { useEffect, useState } from 'react';
import { useApi } from './api-provider';
import { lostIn } from './lost-parts';
import { pagesOf } from './pages';
import { requestRead } from './request-read';
import { FIRST_ENTRIES } from './use-statement';

const PAGE = FIRST_ENTRIES.limit;
/** So many pages are read for one wish: how far back to go beyond them is the member's choice. */
const PAGES_AT_ONCE = 10;

/** What has been read of the statement, from its first page on. */
interface Known {
  readonly first: Statement | undefined;
  readonly entries: readonly StatementEntry[];
  readonly pages: number;
  readonly isEnd: boolean;
  readonly isPartial: boolean;
  readonly hasFailed: boolean;
}

const NOTHING: Omit<Known, 'first'> = {
  entries: [],
  pages: 0,
  isEnd: false,
  isPartial: false,
  hasFailed: false,
};

function withPage(known: Known, data: Statement): Known {
  const page = known.pages + 1;
  const rows = data.statements;
  return {
    ...known,
    entries: [...known.entries, ...rows],
    pages: page,
    isEnd: rows.length === 0 || pagesOf({ total: data.total, rows: rows.length, page }, PAGE) <= page,
    isPartial: known.isPartial || lostIn(data).length > 0,
  };
}

const from = (first: Statement | undefined): Known => {
  const start = { first, ...NOTHING };
  return first ? withPage(start, first) : start;
};

export interface StatementSearch {
  /** The entries found so far. */
  readonly found: readonly StatementEntry[];
  /** How many were looked at. */
  readonly looked: number;
  readonly state: 'reading' | 'more' | 'end' | 'failed';
  /** Parts of what was looked at could not be read. */
  readonly isPartial: boolean;
  /** Reads on until another page is full. */
  readonly readOn: () => void;
}

/**
 * The entries of one kind, which the server cannot be asked for: the statement is read on, page by page, until as many
 * as a page holds are found. What was read is kept for other kinds, until the first page changes.
 * @param first the first page; undefined while it loads, or while nothing is searched
 * @param kind tells one search from the next
 */
export function useStatementSearch(
  first: Statement | undefined,
  kind: string,
  passes: (entry: StatementEntry) => boolean,
): StatementSearch {
  const api = useApi();
  const [known, setKnown] = useState(() => from(first));
  const [wish, setWish] = useState({ kind, count: PAGE, pages: PAGES_AT_ONCE });
  if (known.first !== first && first) setKnown(from(first));
  if (wish.kind !== kind) setWish({ kind, count: PAGE, pages: known.pages + PAGES_AT_ONCE });

  const found = known.entries.filter(passes);
  const wants = found.length < wish.count && known.pages < wish.pages;
  const isReading = first !== undefined && wants && !known.isEnd && !known.hasFailed;
  const next = known.pages + 1;

  useEffect(() => {
    if (!isReading) return undefined;
    let isCurrent = true;
    const change = (changed: (current: Known) => Known) => {
      if (isCurrent) setKnown(changed);
    };
    requestRead(api, listStatement, { page: next, limit: PAGE }).then(
      (data) => change((current) => withPage(current, data)),
      () => change((current) => ({ ...current, hasFailed: true })),
    );
    return () => {
      isCurrent = false;
    };
  }, [api, isReading, next, first]);

  return {
    found,
    looked: known.entries.length,
    state: known.hasFailed ? 'failed' : isReading ? 'reading' : known.isEnd ? 'end' : 'more',
    isPartial: known.isPartial,
    readOn() {
      setKnown((current) => ({ ...current, hasFailed: false }));
      setWish({ kind, count: found.length + PAGE, pages: known.pages + PAGES_AT_ONCE });
    },
  };
}
