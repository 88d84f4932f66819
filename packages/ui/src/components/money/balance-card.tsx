import { Gift } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';
import styles from './balance-card.module.css';
import { LargeMoney, Money } from './money';
import { Skeleton } from '#/components/feedback/skeleton';

interface BalanceCardProps {
  readonly label: string;
  /** Undefined while loading, shown as a skeleton of the same size; null if unknown, shown as a dash. */
  readonly amount: Minor | null | undefined;
  readonly currency: Currency;
  /** The named parts of the amount. */
  readonly parts: readonly (readonly [name: string, amount: Minor | null | undefined])[];
  readonly bonusLabel: string;
  readonly bonus: Minor | null | undefined;
  /** The market's artwork, drawn behind the digits. */
  readonly art?: ReactNode;
  /** Two buttons of size 'hero', the primary one first. */
  readonly actions: ReactNode;
}

/** The main card of the home screen: total balance, referral bonus and the two money actions. */
export function BalanceCard({
  label,
  amount,
  currency,
  parts,
  bonusLabel,
  bonus,
  art,
  actions,
}: BalanceCardProps) {
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
      <p className={styles.parts}>
        {parts.map(([name, part]) => (
          <span key={name} className={styles.part}>
            <span>{name}</span>{' '}
            {part === undefined ? (
              <Skeleton shape="short" onHero />
            ) : (
              <Money amount={part} currency={currency} />
            )}
          </span>
        ))}
      </p>
      <p className={styles.bonus}>
        <Gift aria-hidden="true" />
        <span>{bonusLabel}</span>{' '}
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
