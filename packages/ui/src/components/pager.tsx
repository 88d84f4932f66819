import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
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
      <Arrow
        label={t('components.previousPage')}
        icon={ChevronLeft}
        onPress={page > 1 ? () => onPage(page - 1) : undefined}
      />
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
      <Arrow
        label={t('components.nextPage')}
        icon={ChevronRight}
        onPress={page < pages ? () => onPage(page + 1) : undefined}
      />
    </nav>
  );
}

interface ArrowProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** None at the end. The button keeps the focus there: it is not disabled for the browser. */
  readonly onPress: (() => void) | undefined;
}

function Arrow({ label, icon: Icon, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}
