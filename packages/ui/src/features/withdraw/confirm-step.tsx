import type { BankAccount } from '@member-wallet/api-sdk';
import { Info } from 'lucide-react';
import { Description, DescriptionList } from '#/components/layout/description-list';
import { LargeMoney, Money } from '#/components/money/money';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { type Minor, subtract } from '#/money/minor';
import { OwnAccount } from './own-account';
import styles from './withdraw-dialog.module.css';

interface Props {
  readonly amount: Minor;
  /** Null if it is not known. */
  readonly balance: Minor | null;
  readonly currency: Currency;
  readonly account: BankAccount;
  readonly limits: string | null;
}

/** The whole withdrawal, to be reviewed before it is sent. */
export function ConfirmStep({ amount, balance, currency, account, limits }: Props) {
  const t = useText();
  const { nameOf } = useLocale();
  return (
    <div className={styles.confirm}>
      <p className={styles.amountLabel}>{t('withdraw.amount')}</p>
      <p className={styles.amount}>
        <LargeMoney size="amount" amount={amount} currency={currency} />
      </p>
      <div className={styles.card}>
        <OwnAccount account={account} />
        <DescriptionList variant="ruled">
          <Description label={t('withdraw.holder')}>{account.bankAccountName}</Description>
          <Description label={t('withdraw.currency')}>{nameOf(currency)}</Description>
          <Description label={t('withdraw.balance')}>
            <Money amount={balance} currency={currency} />
          </Description>
          <Description label={t('withdraw.after')}>
            <Money amount={balance && subtract(balance, amount)} currency={currency} />
          </Description>
        </DescriptionList>
      </div>
      {limits !== null && (
        <p className={styles.limits}>
          <Info aria-hidden="true" />
          {limits}
        </p>
      )}
    </div>
  );
}
