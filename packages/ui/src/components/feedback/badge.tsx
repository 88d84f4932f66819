import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from '#/components/class-names';
import type { Tone } from './tone';
import tones from './tone.module.css';

interface BadgeProps {
  readonly tone: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A status label of one word. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
