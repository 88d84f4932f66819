import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { WithContact } from './with-contact';

interface EmptyStateProps {
  readonly icon: ReactNode;
  /** What is missing. */
  readonly title: string;
  /** What to do about it. */
  readonly hint?: string;
  readonly action?: ReactNode;
  /** 'h1' if it is the only content of the page. */
  readonly heading?: 'h1' | 'h2';
}

export function EmptyState({ icon, title, hint, action, heading: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.tile} aria-hidden="true">
        {icon}
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {hint && (
        <p className={styles.hint}>
          <WithContact text={hint} />
        </p>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
