import type { Slot } from '@member-wallet/api-sdk';
import type { ReactNode } from 'react';
import styles from './home-screen.module.css';

interface Props {
  readonly label: string;
  readonly slots: readonly Slot[];
  readonly card: (slot: Slot) => ReactNode;
}

/** All games of a category, as many to a row as there is room for. */
export const GameGrid = ({ label, slots, card }: Props) => (
  <ul className={styles.grid} aria-label={label}>
    {slots.map((slot) => (
      <li key={slot.code}>{card(slot)}</li>
    ))}
  </ul>
);
