import type { BankAccount } from '@member-wallet/api-sdk';
import { ShieldCheck } from 'lucide-react';
import { AccountNumber } from '#/components/money/account-number';
import { Badge } from '#/components/feedback/badge';
import { BankTile } from '#/components/money/bank-tile';
import { useMarket } from '#/data/market/market-provider';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOfAccount } from '#/market/bank';
import styles from './withdraw-dialog.module.css';

/** The member's bank account, to which the money is sent. Its number is masked until the member reveals it. */
export function OwnAccount({ account }: { readonly account: BankAccount }) {
  const t = useText();
  const { nameOf } = useLocale();
  const bank = bankOfAccount(useMarket(), account);
  return (
    <div className={styles.account}>
      <div className={styles.accountHead}>
        <span className={styles.label}>{t('withdraw.to')}</span>
        <Badge tone="success" icon={<ShieldCheck aria-hidden="true" />}>
          {t('withdraw.own')}
        </Badge>
      </div>
      <div className={styles.bank}>
        <BankTile bank={bank} />
        <div className={styles.bankTexts}>
          <p className={styles.bankName}>{nameOf(bank)}</p>
          <AccountNumber
            number={account.bankAccountNo}
            showLabel={t('withdraw.showNumber')}
            hideLabel={t('withdraw.hideNumber')}
          />
        </div>
      </div>
    </div>
  );
}
