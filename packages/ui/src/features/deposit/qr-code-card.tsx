import { Clock } from 'lucide-react';
import { LargeMoney } from '#/components/money';
import { Notice } from '#/components/notice';
import { classNames } from '#/components/class-names';
import { useCurrency } from '#/data/use-wallet';
import { formatCountdown } from '#/dates/countdown';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import styles from './deposit-dialog.module.css';
import type { QrWay } from './deposit-ways';
import type { QrView } from './qr-code-view';
import { WayHead } from './way-head';

/** From here on the time that is left is shown as a warning. */
const CLOSING_MS = 60_000;

interface Props {
  readonly way: QrWay;
  readonly code: QrView;
  readonly left: number;
  readonly validityMs: number;
}

/** The code to scan, and the time that is left for it. */
export function QrCodeCard({ way, code, left, validityMs }: Props) {
  const t = useText();
  const currency = useCurrency();
  const isClosing = left < CLOSING_MS;
  return (
    <div className={styles.stack}>
      <div className={styles.qrHead}>
        <div>
          <p className={styles.label}>{t('deposit.amount')}</p>
          <LargeMoney size="entry" amount={code.amount} currency={currency} />
        </div>
        <WayHead way={way} />
      </div>
      {code.image === null ? (
        <Notice tone="danger">{t('deposit.qrUnreadable')}</Notice>
      ) : (
        <div className={styles.qrPlate}>
          <img
            className={styles.qrImage}
            src={code.image}
            alt={t('deposit.qrImage', { amount: formatMoney(code.amount, currency.symbol) })}
            width="224"
            height="224"
          />
        </div>
      )}
      <div>
        <div className={classNames(styles.timer, isClosing && styles.closing)}>
          <span className={styles.timerLabel}>
            <Clock aria-hidden="true" />
            {t('deposit.expiresIn')}
          </span>
          <span className={styles.time} role="timer">
            {formatCountdown(left)}
          </span>
        </div>
        <progress
          className={classNames(styles.bar, isClosing && styles.closing)}
          value={Math.min(left, validityMs)}
          max={validityMs}
          // The same as the timer says.
          aria-hidden="true"
        />
        <p className={styles.footnote}>{t('deposit.qrFootnote')}</p>
      </div>
    </div>
  );
}
