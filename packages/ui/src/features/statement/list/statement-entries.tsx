import type { StatementEntry } from '@member-wallet/api-sdk';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { StatementSearch } from '#/data/statement/use-statement-search';
import { StatementList, type StatementListProps } from './statement-list';
import { StatementSearchResult } from './statement-search';

export interface StatementEntriesProps extends Omit<StatementListProps, 'entries' | 'children'> {
  /** The entries of one page of the statement. */
  readonly entries: readonly StatementEntry[];
  /** A search whose results replace the page; null for none. */
  readonly search: StatementSearch | null;
  readonly onShowAll: () => void;
  /** Called before the first paint, so that content below appears in the same frame and does not move. */
  readonly onShown: () => void;
}

/** The entries of a page, or the results of a search. */
export function StatementEntries({ entries, search, onShowAll, onShown, ...list }: StatementEntriesProps) {
  const notifyShown = useEffectEvent(onShown);
  useLayoutEffect(() => notifyShown(), []);
  if (search) return <StatementSearchResult search={search} onShowAll={onShowAll} {...list} />;
  return entries.length > 0 && <StatementList entries={entries} {...list} />;
}
