import type { BankAccount } from '@member-wallet/api-sdk';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#/components/button';
import { Fact, Facts } from '#/components/facts';
import { useCurrency } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { formatAccountNumber } from '#/validation/account-number';
import styles from './deposit-dialog.module.css';
import type { AccountWay as Account, WalletWay } from './deposit-ways';
import { WayHead } from './way-head';

interface Props {
  readonly way: Account | WalletWay;
  readonly own: BankAccount | null;
  readonly onCopy: () => void;
  readonly onEdit: () => void;
  readonly slipClosed: ReactNode;
}

/** What to type into the bank's app, and what to know beside it. */
export function AccountWay({ way, own, onCopy, onEdit, slipClosed }: Props) {
  const t = useText();
  const currency = useCurrency();
  const numberLabel = way.kind === 'account' ? t('deposit.accountNo') : t('deposit.walletNo');
  return (
    <div className={styles.stack}>
      <WayHead way={way} />
      <div className={styles.panel}>
        {way.number !== null && (
          <div className={styles.numberRow}>
            <div>
              <p className={styles.label}>{numberLabel}</p>
              <p className={styles.number}>{formatAccountNumber(way.number)}</p>
            </div>
            <Button size="small" icon={<Copy />} onClick={onCopy}>
              {t('deposit.copyNumber')}
            </Button>
          </div>
        )}
        {(way.holder || own) && (
          <Facts variant="ruled">
            {way.holder && <Fact label={t('deposit.accountName')}>{way.holder}</Fact>}
            {own && (
              <Fact label={t('deposit.yourName')}>
                {own.bankAccountName}{' '}
                <button type="button" className={styles.link} onClick={onEdit}>
                  {t('deposit.editName')}
                </button>
              </Fact>
            )}
          </Facts>
        )}
        {way.kind === 'wallet' && (
          <p className={styles.note}>
            {t('deposit.minimum', { amount: formatMoney(way.minimum, currency.symbol) })}
          </p>
        )}
      </div>
      <ul className={styles.facts}>
        <li>{t('deposit.credited')}</li>
        <li>{t('deposit.ownAccountOnly')}</li>
        <li>{t('deposit.slipWithin')}</li>
        {slipClosed}
      </ul>
    </div>
  );
}
