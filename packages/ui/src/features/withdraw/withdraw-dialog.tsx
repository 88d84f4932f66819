import { isApiError, type Wallet } from '@member-wallet/api-sdk';
import { useState } from 'react';
import { Button, ButtonLink } from '#/components/actions/button';
import { ErrorDialog } from '#/components/overlay/error-dialog';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { ResultMessage } from '#/components/feedback/result-message';
import { useOpenings } from '#/components/overlay/use-openings';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { totalOf } from '#/data/accounts';
import { useMarket } from '#/data/market-provider';
import { useWithdrawLimits } from '#/data/use-withdraw';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';
import { bankOf } from '#/market/bank';
import type { Currency } from '#/market/market';
import type { Minor } from '#/money/minor';
import { PATHS } from '#/navigation/paths';
import { maskAccountNumber } from '#/validation/account-number';
import { AmountStep } from './amount-step';
import { ConfirmStep } from './confirm-step';
import { useWithdrawForm } from './use-withdraw-form';
import { useWithdrawTexts } from './use-withdraw-texts';
import styles from './withdraw-dialog.module.css';
import { adviceFor, boundsOf } from './withdraw-rules';

export interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wallet: Wallet;
  readonly currency: Currency;
}

/** Requests a withdrawal to the member's bank account, then shows that the transfer is pending. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { open, onClose, wallet, currency } = props;
  const t = useText();
  const { nameOf } = useLocale();
  const market = useMarket();
  const texts = useWithdrawTexts(currency);
  const openings = useOpenings(open);
  const [done, setDone] = useState<Minor | null>(null);
  const { bankAccount } = wallet;

  return (
    <>
      <WithdrawSheet
        {...props}
        key={openings}
        onDone={(amount) => {
          onClose();
          setDone(amount);
        }}
      />
      <MessageDialog open={done !== null} onClose={() => setDone(null)} title={t('errors.success')}>
        {done !== null && (
          <ResultMessage kind="done" title={t('withdraw.done')}>
            {bankAccount && (
              <p>
                {t('withdraw.doneDetail', {
                  amount: texts.money(done),
                  bank: nameOf(bankOf(market, bankAccount.bankCode)),
                  number: maskAccountNumber(bankAccount.bankAccountNo),
                })}
              </p>
            )}
          </ResultMessage>
        )}
      </MessageDialog>
    </>
  );
}

interface SheetProps extends WithdrawDialogProps {
  readonly onDone: (amount: Minor) => void;
}

function WithdrawSheet({ open, onClose, wallet, currency, onDone }: SheetProps) {
  const t = useText();
  const texts = useWithdrawTexts(currency);
  const limits = useWithdrawLimits();
  const balance = totalOf(wallet);
  const bounds = boundsOf(limits.data, balance);
  const form = useWithdrawForm({ bounds, digits: currency.digits, onDone });
  const { withdraw, confirmed } = form;
  const account = wallet.bankAccount ?? null;

  const next = (
    // Not the same element as the confirm button: it unmounts with its focus, so a second Enter does nothing.
    <Button key="next" wide disabled={!account || limits.state === 'loading'} onClick={form.next}>
      {t('withdraw.next')}
    </Button>
  );
  const confirm = confirmed !== null && (
    <>
      <Button wide busy={withdraw.running} onClick={form.confirm}>
        {t('withdraw.confirm', { amount: texts.money(confirmed) })}
      </Button>
      <Button wide variant="quiet" disabled={withdraw.running} onClick={form.edit}>
        {t('withdraw.edit')}
      </Button>
    </>
  );
  return (
    <>
      <WriteDialog
        open={open}
        onClose={onClose}
        title={confirmed === null ? t('withdraw.title') : t('withdraw.confirmTitle')}
        footer={confirm || next}
        writes={[withdraw]}
        // After a refusal the amount can be changed.
        onRefused={form.edit}
        advice={(error) => {
          const advice = isApiError(error) ? adviceFor(error.code) : null;
          return (
            advice && {
              text: <p className={styles.note}>{texts.advice(advice)}</p>,
              action: advice === 'bonus' && (
                <ButtonLink wide to={PATHS.bonus}>
                  {t('withdraw.seeBonus')}
                </ButtonLink>
              ),
            }
          );
        }}
      >
        {confirmed !== null && account ? (
          <ConfirmStep
            amount={confirmed}
            balance={balance}
            currency={currency}
            account={account}
            limits={texts.limits(bounds)}
          />
        ) : (
          <AmountStep
            form={form}
            bounds={bounds}
            currency={currency}
            account={account}
            gathers={wallet.slots.some((slot) => (slot.amount ?? 0) > 0)}
            limitsFailed={limits.state === 'failed'}
          />
        )}
      </WriteDialog>
      <ErrorDialog
        text={form.unacknowledged && texts.problem(form.unacknowledged)}
        onClose={form.acknowledge}
      />
    </>
  );
}
