import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './result-message.module.css';
import { Spinner } from './spinner';

interface ResultMessageProps {
  /** 'pending' while the dialog waits for the outcome; 'waiting' if the member need not wait for it. */
  readonly kind: 'done' | 'failed' | 'pending' | 'waiting';
  /** What happened. */
  readonly title: string;
  /** An amount, or a paragraph with details. */
  readonly children?: ReactNode;
}

/** The result of a member's action, in a dialog. */
export function ResultMessage({ kind, title, children }: ResultMessageProps) {
  return (
    <div className={styles.outcome}>
      {kind === 'done' && <CircleCheck className={styles.done} aria-hidden="true" />}
      {kind === 'failed' && <CircleAlert className={styles.failed} aria-hidden="true" />}
      {kind === 'waiting' && <Clock className={styles.waiting} aria-hidden="true" />}
      {kind === 'pending' && <Spinner size={32} />}
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}
