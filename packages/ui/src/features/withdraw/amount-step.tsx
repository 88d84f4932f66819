import type { BankAccount } from '@member-wallet/api-sdk';
import { AmountField } from '#/components/form/amount-field';
import { Notice } from '#/components/feedback/notice';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { OwnAccount } from './own-account';
import type { useWithdrawForm } from './use-withdraw-form';
import { useWithdrawTexts } from './use-withdraw-texts';
import styles from './withdraw-dialog.module.css';
import { quickAmounts, type WithdrawBounds } from './withdraw-rules';

const NO_BREAK_SPACE = '\u00a0';

interface Props {
  readonly form: ReturnType<typeof useWithdrawForm>;
  readonly bounds: WithdrawBounds;
  readonly currency: Currency;
  readonly account: BankAccount | null;
  /** Whether game accounts contain money, which is moved to the wallet first. */
  readonly gathers: boolean;
  readonly limitsState: 'loading' | 'ready' | 'failed';
}

export function AmountStep({ form, bounds, currency, account, gathers, limitsState }: Props) {
  const t = useText();
  const texts = useWithdrawTexts(currency);
  // Reserves a line for the limits while they load, so that the sheet does not grow and move its buttons.
  const limits = texts.limits(bounds) ?? (limitsState === 'loading' ? NO_BREAK_SPACE : null);
  return (
    <div className={styles.fields}>
      <AmountField
        label={t('withdraw.amount')}
        name="amount"
        currency={currency}
        value={form.typed}
        onValueChange={form.change}
        presets={quickAmounts(currency, bounds)}
        available={bounds.isCertain ? bounds.available : undefined}
        onAll={form.takeAll}
        hint={
          <>
            <span>{t('withdraw.available', { amount: texts.money(bounds.available ?? null) })}</span>
            {limits !== null && <span className={styles.hintLine}>{limits}</span>}
          </>
        }
        error={form.problem && texts.problem(form.problem)}
      />
      {limitsState === 'failed' && <Notice tone="info">{t('withdraw.loadFailed')}</Notice>}
      {account ? (
        <section className={styles.card} aria-label={t('withdraw.to')}>
          <OwnAccount account={account} />
        </section>
      ) : (
        <Notice tone="warning">{t('withdraw.noAccount')}</Notice>
      )}
      {gathers && <p className={styles.note}>{t('withdraw.gathers')}</p>}
    </div>
  );
}
