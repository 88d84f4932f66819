import { slipReasons } from '@member-wallet/api-sdk';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { LargeMoney } from '#/components/money';
import { Spinner } from '#/components/spinner';
import { useCurrency } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { fromWire } from '#/money/minor';
import styles from './deposit-dialog.module.css';
import { useSlipResult } from './use-slip';

/** What became of the slip that was just sent. Any other reason of the server shows nothing. */
export function SlipResult({ above }: { readonly above: string | null | undefined }) {
  const t = useText();
  const currency = useCurrency();
  const slip = useSlipResult(above);
  const reason = slipReasons.find((known) => known === slip?.note);

  if (slip?.status === 'SUCCESS') {
    return (
      <div className={styles.outcome} role="status">
        <CircleCheck className={styles.good} aria-hidden="true" />
        <h3 className={styles.heading}>{t('deposit.slipDone')}</h3>
        {(slip.amount ?? 0) > 0 && (
          <LargeMoney size="entry" amount={fromWire(slip.amount)} currency={currency} />
        )}
      </div>
    );
  }
  if (slip?.status === 'FAILED') {
    return (
      <div className={styles.outcome} role="status">
        <CircleAlert className={styles.bad} aria-hidden="true" />
        <h3 className={styles.heading}>{t('deposit.slipFailed')}</h3>
        {reason && <p>{t(`slip.${reason}`)}</p>}
      </div>
    );
  }
  return (
    <div className={styles.outcome} role="status">
      <Spinner size={32} />
      <h3 className={styles.heading}>{t('deposit.slipVerifying')}</h3>
      <p className={styles.note}>{t('deposit.slipVerifyingHint')}</p>
    </div>
  );
}
