import { Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#/components/button';
import { useMarket } from '#/data/market-provider';
import { useCurrency, useWallet } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { bankOf } from '#/market/bank';
import { formatMoney } from '#/money/format';
import { formatAccountNumber } from '#/validation/account-number';
import { checkFullName } from '#/validation/holder-name';
import styles from './deposit-dialog.module.css';
import type { AccountWay as Account, WalletWay } from './deposit-ways';
import { HolderNameForm } from './holder-name-form';
import { useCopyNumber } from './use-copy-number';
import { WayHead } from './way-head';

interface Props {
  readonly way: Account | WalletWay;
  readonly slipClosed: ReactNode;
}

/**
 * An account to transfer to. A bank that shows holders in English letters only cannot be matched with a name
 * in other letters, so that name comes first.
 */
export function AccountWay({ way, slipClosed }: Props) {
  const t = useText();
  const market = useMarket();
  const currency = useCurrency();
  const { data: wallet } = useWallet();
  const [isEditing, setIsEditing] = useState(false);
  const copy = useCopyNumber(way.number);
  const own = wallet?.bankAccount ?? null;
  const mustName =
    own !== null && !checkFullName(bankOf(market, own.bankCode).holderName, own.bankAccountName).ok;

  if (own !== null && (mustName || isEditing)) {
    return (
      <HolderNameForm
        account={own}
        onDone={() => {
          setIsEditing(false);
          copy.soon();
        }}
        onCancel={mustName ? undefined : () => setIsEditing(false)}
      />
    );
  }
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
            <Button size="small" icon={<Copy />} onClick={() => void copy.now()}>
              {t('deposit.copyNumber')}
            </Button>
          </div>
        )}
        {way.holder && <Line label={t('deposit.accountName')}>{way.holder}</Line>}
        {own && (
          <Line label={t('deposit.yourName')}>
            {own.bankAccountName}{' '}
            <button type="button" className={styles.link} onClick={() => setIsEditing(true)}>
              {t('deposit.editName')}
            </button>
          </Line>
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

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.line}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>{children}</span>
    </div>
  );
}
