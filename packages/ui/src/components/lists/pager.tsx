import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#/i18n/use-text';
import { IconButton } from '#/components/actions/icon-button';
import styles from './pager.module.css';

const PAGES_BEFORE = 3;
const PAGES_AFTER = 1;

/** The number of pages for `total` entries; an empty list still has one. */
export const pageCount = (total: number, perPage: number): number =>
  Math.max(1, Math.ceil(Math.max(0, total) / perPage));

/** The page numbers to show: up to three before the current one, and one after it. Pages start at 1. */
export function pagerWindow(page: number, pages: number): readonly number[] {
  const current = Math.min(Math.max(1, page), Math.max(1, pages));
  const first = Math.max(1, current - PAGES_BEFORE);
  const last = Math.min(pages, current + PAGES_AFTER);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

interface PagerProps {
  /** Starts at 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Renders nothing if there is only one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('pager.pages')}>
      <IconButton
        variant="plain"
        label={t('pager.previousPage')}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pagerWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={t('pager.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <IconButton
        variant="plain"
        label={t('pager.nextPage')}
        icon={<ChevronRight />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
