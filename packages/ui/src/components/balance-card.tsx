import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';
import styles from './balance-card.module.css';
import { LargeMoney, Money } from './money';
import { Skeleton } from './skeleton';

export interface BalanceCardProps {
  readonly label: string;
  /** Undefined while it loads: bars of the same size stand in. */
  readonly amount: Minor | undefined;
  readonly currency: Currency;
  readonly bonusLabel: string;
  readonly bonus: Minor | undefined;
  /** The market's drawing; it stays behind the digits. */
  readonly art?: ReactNode;
  /** Two buttons of size 'hero': the accent one first. */
  readonly actions: ReactNode;
}

/** The signature of the home screen: the total, what friends brought, and the two things to do with money. */
export function BalanceCard({ label, amount, currency, bonusLabel, bonus, art, actions }: BalanceCardProps) {
  return (
    <section className={styles.card} aria-label={label}>
      {art && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <p className={styles.label}>{label}</p>
      <p className={styles.amount}>
        {amount === undefined ? (
          <Skeleton shape="amount" onHero />
        ) : (
          <LargeMoney size="balance" amount={amount} currency={currency} />
        )}
      </p>
      <p className={styles.bonus}>
        <Gift aria-hidden="true" />
        {bonusLabel}{' '}
        {bonus === undefined ? (
          <Skeleton shape="short" onHero />
        ) : (
          <span className={styles.bonusAmount}>
            <Money amount={bonus} currency={currency} />
          </span>
        )}
      </p>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
