import type { StatementEntry } from '@member-wallet/api-sdk';
import { useEffectEvent, useLayoutEffect } from 'react';
import type { StatementSearch } from '#/data/statement/use-statement-search';
import { StatementList, type StatementListProps } from './statement-list';
import { StatementSearchResult } from './statement-search';

export interface StatementEntriesProps extends Omit<StatementListProps, 'entries' | 'children'> {
  /** A page of the statement. */
  readonly entries: readonly StatementEntry[];
  /** What is looked for in place of the page; null for nothing. */
  readonly search: StatementSearch | null;
  readonly onShowAll: () => void;
  /** Called in the frame in which it shows first: what stands below waits for it, and does not move. */
  readonly onShown: () => void;
}

/** The entries of a page, or those of one kind. */
export function StatementEntries({ entries, search, onShowAll, onShown, ...list }: StatementEntriesProps) {
  const tell = useEffectEvent(onShown);
  useLayoutEffect(() => tell(), []);
  if (search) return <StatementSearchResult search={search} onShowAll={onShowAll} {...list} />;
  return entries.length > 0 && <StatementList entries={entries} {...list} />;
}
