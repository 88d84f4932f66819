import type { Bank } from '#/market/market';
import styles from './bank-tile.module.css';
import { inkOn } from './ink-on';

/** A bank's monogram on its colour. An SVG, because the colour is data and the CSP forbids style attributes. */
export function BankTile({ bank }: { readonly bank: Pick<Bank, 'color' | 'monogram'> }) {
  return (
    <svg className={styles.tile} viewBox="0 0 40 40" aria-hidden="true">
      <rect width="40" height="40" rx="13" fill={bank.color} />
      <text
        className={styles.letters}
        x="20"
        y="20"
        textAnchor="middle"
        dominantBaseline="central"
        fill={inkOn(bank.color)}
      >
        {bank.monogram}
      </text>
    </svg>
  );
}
