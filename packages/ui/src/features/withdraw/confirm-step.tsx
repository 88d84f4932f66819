import type { BankAccount } from '@member-wallet/api-sdk';
import { Info } from 'lucide-react';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { Notice } from '#/components/feedback/notice';
import { LargeMoney, Money } from '#/components/money/money';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { type Minor, subtract } from '#/money/minor';
import { OwnAccount } from './own-account';
import styles from './withdraw-dialog.module.css';

interface Props {
  readonly amount: Minor;
  /** Null if unknown. */
  readonly balance: Minor | null;
  readonly currency: Currency;
  readonly account: BankAccount;
  readonly limits: string | null;
  /** Whether game accounts contain money, which is moved to the wallet first. */
  readonly gathers: boolean;
}

/** All details of the withdrawal, for the member to review before it is sent. */
export function ConfirmStep({ amount, balance, currency, account, limits, gathers }: Props) {
  const t = useText();
  const { nameOf } = useLocale();
  return (
    <div className={styles.confirm}>
      <p className={styles.amountLabel}>{t('withdraw.amount')}</p>
      <p className={styles.amount}>
        <LargeMoney size="amount" amount={amount} currency={currency} />
      </p>
      {/* First, because on a small phone it would otherwise be scrolled out of view. */}
      {gathers && (
        <div className={styles.warning}>
          <Notice tone="warning" role="note">
            {t('withdraw.gathers')}
          </Notice>
        </div>
      )}
      <div className={styles.card}>
        <OwnAccount account={account} />
        <DescriptionList variant="ruled">
          <Description label={t('withdraw.holder')}>
            <span translate="no">{account.bankAccountName}</span>
          </Description>
          <Description label={t('withdraw.currency')}>{nameOf(currency)}</Description>
          <Description label={t('withdraw.balance')}>
            <Money amount={balance} currency={currency} />
          </Description>
          <Description label={t('withdraw.after')}>
            <Money
              amount={balance !== null && amount <= balance ? subtract(balance, amount) : null}
              currency={currency}
            />
          </Description>
        </DescriptionList>
      </div>
      {limits !== null && (
        <p className={styles.limits}>
          <Info aria-hidden="true" />
          <span>{limits}</span>
        </p>
      )}
    </div>
  );
}
