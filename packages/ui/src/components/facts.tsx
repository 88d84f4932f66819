import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './facts.module.css';

export interface FactsProps {
  /** 'ruled' has a line above the first fact too; 'boxed' stands on a panel of its own. */
  readonly variant?: 'plain' | 'ruled' | 'boxed';
  readonly children: ReactNode;
}

/** Names and values, line by line. */
export function Facts({ variant = 'plain', children }: FactsProps) {
  return <dl className={classNames(styles.facts, styles[variant])}>{children}</dl>;
}

export function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
