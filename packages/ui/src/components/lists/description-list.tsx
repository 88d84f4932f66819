import type { ReactNode } from 'react';
import { classNames } from '#/components/class-names';
import styles from './description-list.module.css';

interface DescriptionListProps {
  /** 'ruled' also has a line above the first row; 'boxed' has a panel as its background. */
  readonly variant?: 'plain' | 'ruled' | 'boxed';
  readonly children: ReactNode;
}

/** A list of labelled values. */
export function DescriptionList({ variant = 'plain', children }: DescriptionListProps) {
  return <dl className={classNames(styles.facts, styles[variant])}>{children}</dl>;
}

export function Description({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
