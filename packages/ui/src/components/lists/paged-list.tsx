import type { ReactNode } from 'react';
import { EmptyState } from '#/components/feedback/empty-state';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { ListCard } from './list-row';
import styles from './paged-list.module.css';
import { Pager } from './pager';
import { SkeletonRow } from '#/components/feedback/skeleton';

export interface PagedListProps {
  readonly label: string;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly icon: ReactNode;
  readonly empty: { readonly title: string; readonly hint: string };
  /** The rows of this page, each with a key. */
  readonly rows: readonly ReactNode[];
  readonly page: number;
  /** The number of pages. Also set while a page loads, so that the pager stays. */
  readonly pages: number;
  readonly onPage: (page: number) => void;
  /** Whether rows or amounts of this page could not be read. */
  readonly isIncomplete: boolean;
  /** Whether the page is being reloaded. */
  readonly refreshing: boolean;
  readonly onReload: () => void;
}

const SKELETON_ROWS = 3;

/** A paginated list inside a sheet. */
export function PagedList({
  label,
  state,
  icon,
  empty,
  rows,
  page,
  pages,
  onPage,
  isIncomplete,
  refreshing,
  onReload,
}: PagedListProps) {
  return (
    <section className={styles.section} aria-label={label} aria-busy={state === 'loading'}>
      <h3 className={styles.title}>{label}</h3>
      {state === 'failed' && <LoadFailed icon={icon} busy={refreshing} onReload={onReload} />}
      {state === 'loading' && (
        <ListCard>
          {Array.from({ length: SKELETON_ROWS }, (_, index) => (
            <li key={index}>
              <SkeletonRow />
            </li>
          ))}
        </ListCard>
      )}
      {state === 'ready' && isIncomplete && <Incomplete busy={refreshing} onReload={onReload} />}
      {state === 'ready' && rows.length === 0 && !isIncomplete && <EmptyState icon={icon} {...empty} />}
      {state === 'ready' && rows.length > 0 && <ListCard label={label}>{rows}</ListCard>}
      <Pager page={page} pages={pages} onPage={onPage} />
    </section>
  );
}
