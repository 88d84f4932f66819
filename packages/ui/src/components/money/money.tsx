import type { Currency } from '#/market/market';
import { formatMoney, splitAmount, type SignDisplay, UNKNOWN_AMOUNT } from '#/money/format';
import type { Minor } from '#/money/minor';
import hidden from '#/components/layout/visually-hidden.module.css';
import { classNames } from '#/components/class-names';
import styles from './money.module.css';

interface MoneyProps {
  /** Null if unknown, shown as a dash. */
  readonly amount: Minor | null;
  readonly currency: Pick<Currency, 'symbol'>;
  readonly sign?: SignDisplay;
  /** 'success' for incoming money. */
  readonly tone?: 'success';
}

/** An inline amount such as '฿24,860.50', with tabular digits and without line breaks. */
export function Money({ amount, currency, sign = 'auto', tone }: MoneyProps) {
  return (
    <span className={classNames(styles.money, tone === 'success' && styles.in)} translate="no">
      {formatMoney(amount, currency.symbol, sign)}
    </span>
  );
}

interface LargeMoneyProps extends Pick<MoneyProps, 'amount' | 'currency' | 'sign'> {
  /** 'balance': 38 px, on the home card; 'amount': 40 px, in confirmations; 'entry': 32 px, in forms. */
  readonly size: 'balance' | 'amount' | 'entry';
}

/** The width of grouped digits in em, with some room for other fonts: 0.65 per digit, 0.31 per comma. */
const widthOf = (text: string): number => 0.65 * text.length - 0.34 * (text.split(',').length - 1);

/**
 * An amount as the largest element of the screen: with small decimals, announced as one number. It is as large as fits on one
 * line of its box, unless the reader increases the letter spacing.
 */
export function LargeMoney({ amount, currency, size, sign: display = 'auto' }: LargeMoneyProps) {
  if (amount === null) {
    return (
      <span className={classNames(styles.money, styles.large, styles[size])} translate="no">
        {UNKNOWN_AMOUNT}
      </span>
    );
  }
  const { sign, whole, fraction } = splitAmount(amount, display);
  return (
    <span className={styles.box} translate="no">
      <span
        className={classNames(styles.money, styles.large, styles[size])}
        // Not a style attribute, which the Content-Security-Policy forbids.
        ref={(element) => element?.style.setProperty('--digits', String(widthOf(sign + whole)))}
      >
        <span className={hidden.hidden}>{formatMoney(amount, currency.symbol, display)}</span>
        <span aria-hidden="true">{sign}</span>
        <span className={classNames(styles.part, styles.symbol)} aria-hidden="true">
          {currency.symbol}
        </span>
        <span aria-hidden="true">{whole}</span>
        <span className={classNames(styles.part, styles.fraction)} aria-hidden="true">
          {`.${fraction}`}
        </span>
      </span>
    </span>
  );
}
