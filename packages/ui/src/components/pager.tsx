import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '#/i18n/use-text';
import styles from './pager.module.css';
import { pagerWindow } from './pager-window';

export interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Shows nothing where there is only one page. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const t = useText();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('components.pages')}>
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('components.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      {pagerWindow(page, pages).map((number) => (
        <button
          key={number}
          type="button"
          className={styles.page}
          aria-label={t('components.page', { page: number })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number}
        </button>
      ))}
      <button
        type="button"
        className={styles.arrow}
        aria-label={t('components.nextPage')}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </nav>
  );
}
