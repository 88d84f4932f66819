import { AmountField } from '#/components/amount-field';
import { useCurrency } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import styles from './deposit-dialog.module.css';
import type { QrWay } from './deposit-ways';
import type { useQrDeposit } from './use-qr-deposit';
import { WayHead } from './way-head';

interface Props {
  readonly way: QrWay;
  readonly deposit: ReturnType<typeof useQrDeposit>;
  readonly minutes: number;
}

export function QrForm({ way, deposit, minutes }: Props) {
  const t = useText();
  const currency = useCurrency();
  return (
    <div className={styles.stack}>
      <WayHead way={way} />
      <AmountField
        label={t('deposit.amount')}
        name="amount"
        currency={currency}
        value={deposit.typed}
        onValueChange={deposit.change}
        presets={way.presets}
        hint={t('deposit.minimum', { amount: formatMoney(way.minimum, currency.symbol) })}
        error={deposit.problem}
        disabled={deposit.creating}
      />
      <ul className={styles.facts}>
        <li>{t('deposit.qrOnce', { minutes: String(minutes) })}</li>
        <li>{t('deposit.credited')}</li>
      </ul>
    </div>
  );
}
