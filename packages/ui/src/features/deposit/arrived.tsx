import { CircleCheck } from 'lucide-react';
import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { LargeMoney } from '#/components/money';
import { useCurrency } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import styles from './deposit-dialog.module.css';
import type { SheetFrame } from './sheet-frame';

/** The money that a code was made for is in the wallet. */
export function Arrived({ frame, amount }: { readonly frame: SheetFrame; readonly amount: Minor }) {
  const t = useText();
  const currency = useCurrency();
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('errors.success')}
      footer={
        <Button wide onClick={frame.onClose}>
          {t('actions.close')}
        </Button>
      }
    >
      <div className={styles.outcome} role="status">
        <CircleCheck className={styles.good} aria-hidden="true" />
        <h3 className={styles.heading}>{t('deposit.arrivedTitle')}</h3>
        <LargeMoney size="entry" amount={amount} currency={currency} />
        <p className={styles.note}>
          {t('deposit.arrived', { amount: formatMoney(amount, currency.symbol) })}
        </p>
      </div>
    </Dialog>
  );
}
