import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#/components/class-names';
import tones from '#/components/feedback/tone.module.css';
import { ListCard } from '#/components/lists/list-row';
import press from '#/components/layout/press.module.css';
import { Money } from '#/components/money/money';
import { useText } from '#/i18n/use-text';
import type { Currency, QrProvider } from '#/market/market';
import type { PendingItem, PendingRow } from './pending-item';
import styles from './pending-list.module.css';
import { usePendingItems } from './use-pending-items';
import { usePendingIntents } from './use-pending-intents';
import { usePendingQr } from './use-pending-qr';
import { usePendingSlips } from './use-pending-slips';
import { usePendingWithdrawals } from './use-pending-withdrawals';

/** More rows would push the games off a phone's screen. The page's first script reserves space for this number. */
const SHOWN = 2;

interface PendingListProps {
  /** The currency of the member's wallet. */
  readonly currency: Currency;
  /** The operator's text on how long a withdrawal takes; null if there is none. */
  readonly expected: string | null;
  readonly onQr: (provider: QrProvider) => void;
}

/** The member's pending items, one row each. Renders nothing if there are none. */
export function PendingList({ currency, expected, onQr }: PendingListProps) {
  const t = useText();
  const items = usePendingItems([
    usePendingIntents(currency),
    usePendingQr(onQr),
    usePendingSlips(currency),
    usePendingWithdrawals(currency, expected),
  ]);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const count = items.length;
  if (count === 0) return null;
  return (
    <ListCard label={t('pending.title')}>
      {(isUnfolded ? items : items.slice(0, SHOWN)).map((item) => (
        <li key={item.id}>
          <Row tone={item.tone} {...item.row()} />
        </li>
      ))}
      {count > SHOWN && (
        <li>
          <button
            type="button"
            className={classNames(press.press, styles.fold)}
            aria-expanded={isUnfolded}
            onClick={() => setIsUnfolded(!isUnfolded)}
          >
            <span>{isUnfolded ? t('pending.fewer') : t('pending.all', { count })}</span>
            <ChevronDown className={styles.arrow} aria-hidden="true" />
          </button>
        </li>
      )}
    </ListCard>
  );
}

function Row({
  icon,
  tone,
  title,
  amount,
  currency,
  state,
  note,
  to,
}: PendingRow & Pick<PendingItem, 'tone'>) {
  const content = (
    <>
      <span className={classNames(styles.tile, tones[tone])} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.lines}>
        <span className={styles.first}>
          <span className={styles.title}>{title}</span>{' '}
          {amount !== undefined && (
            <span className={styles.amount}>
              <Money amount={amount} currency={currency} />
            </span>
          )}
        </span>{' '}
        <span className={styles.second}>
          <span className={classNames(styles.state, styles[tone])}>{state}</span>
          {note && <span className={styles.note}>{` · ${note}`}</span>}
        </span>
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </>
  );
  return <Way to={to}>{content}</Way>;
}

function Way({ to, children }: Pick<PendingRow, 'to'> & { readonly children: ReactNode }) {
  return typeof to === 'string' ? (
    <Link className={classNames(press.press, styles.row)} to={to}>
      {children}
    </Link>
  ) : (
    <button type="button" className={classNames(press.press, styles.row)} aria-haspopup="dialog" onClick={to}>
      {children}
    </button>
  );
}
