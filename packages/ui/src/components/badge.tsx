import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names';
import type { Tone } from './tone';

export interface BadgeProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** One word about the state of something. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
