import { Clock } from 'lucide-react';
import { LargeMoney } from '#/components/money/money';
import { Notice } from '#/components/feedback/notice';
import { Spinner } from '#/components/feedback/spinner';
import { CodeImage } from '#/components/media/code-image';
import { classNames } from '#/components/class-names';
import { formatCountdown } from '#/dates/countdown';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import type { MethodLabel } from '#/features/deposit/method/method-labels';
import { MethodHead } from '#/features/deposit/method/method-head';
import styles from './qr-code-card.module.css';
import type { QrView } from './qr-code-view';
import progress from '#/features/deposit/sheet/progress.module.css';
import sheet from '#/features/deposit/sheet/sheet.module.css';

/** Below this, in milliseconds, the time left is shown as a warning. */
const CLOSING_MS = 60_000;

interface Props {
  readonly label: MethodLabel;
  readonly code: QrView;
  readonly currency: Currency;
  /** The time left, in milliseconds. */
  readonly left: number;
  readonly validityMs: number;
  /** Shows instructions beside the code, for wide screens, where another device scans it. */
  readonly hasSteps: boolean;
}

/** The code to scan and the time left. */
export function QrCodeCard({ label, code, currency, left, validityMs, hasSteps }: Props) {
  const t = useText();
  const isClosing = left < CLOSING_MS;
  // The server may still have to confirm that the code is open. Until then it is hidden, because it must not be paid.
  const isOver = left === 0;
  return (
    <div className={classNames(sheet.stack, hasSteps && styles.beside)}>
      <div className={styles.head}>
        <div>
          <p className={sheet.label}>{t('deposit.amount')}</p>
          <LargeMoney size="entry" amount={code.amount} currency={currency} />
        </div>
        <MethodHead label={label} isAside />
      </div>
      {code.image === null ? (
        <Notice tone="danger">{t('deposit.qrUnreadable')}</Notice>
      ) : (
        <div className={classNames(styles.plate, isOver && styles.over)}>
          {isOver ? (
            <p className={classNames(styles.image, styles.asking)} role="status">
              <Spinner size={28} />
              <span>{t('deposit.qrAsking')}</span>
            </p>
          ) : (
            <CodeImage
              className={styles.image}
              image={code.image}
              alt={t('deposit.qrImage', { amount: formatMoney(code.amount, currency.symbol) })}
              width="280"
              height="280"
            />
          )}
        </div>
      )}
      {hasSteps && (
        <ol className={styles.steps}>
          <li>{t('deposit.qrStepOpen')}</li>
          <li>{t('deposit.qrStepScan')}</li>
          <li>{t('deposit.qrStepCheck')}</li>
        </ol>
      )}
      <div>
        <div className={classNames(styles.timer, isClosing && styles.closing)}>
          <span className={styles.timerLabel}>
            <Clock aria-hidden="true" />
            <span>{t('deposit.expiresIn')}</span>
          </span>
          <span className={styles.time} role="timer" translate="no">
            {formatCountdown(left)}
          </span>
        </div>
        <progress
          className={classNames(progress.bar, isClosing && progress.closing)}
          value={Math.min(left, validityMs)}
          max={validityMs}
          // Repeats the timer.
          aria-hidden="true"
        />
        <p className={sheet.label}>{t('deposit.qrFootnote')}</p>
      </div>
    </div>
  );
}
