import type { ReactNode } from 'react';
import { classNames } from './class-names';
import styles from './facts.module.css';

export interface FactsProps {
  /** 'ruled' has a line above the first fact too; 'boxed' has a panel as its background. */
  readonly variant?: 'plain' | 'ruled' | 'boxed';
  readonly children: ReactNode;
}

/** A list of labelled values. */
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
