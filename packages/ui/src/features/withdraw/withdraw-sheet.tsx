import type { Wallet } from '@member-wallet/api-sdk';
import { Button, ButtonLink } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { MessageDialog } from '#/components/message-dialog';
import { UnknownOutcomeDialog } from '#/components/unknown-outcome-dialog';
import { useWithdrawLimits } from '#/data/use-withdraw';
import { sayError } from '#/errors/error-text';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { type Minor, totalBalance } from '#/money/minor';
import { PATHS } from '#/session/paths';
import { AmountStep } from './amount-step';
import { ConfirmStep } from './confirm-step';
import { useWithdrawForm } from './use-withdraw-form';
import { useWithdrawTexts } from './use-withdraw-texts';
import styles from './withdraw-dialog.module.css';
import { boundsOf } from './withdraw-rules';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly wallet: Wallet;
  readonly currency: Currency;
  readonly onDone: (amount: Minor) => void;
}

export function WithdrawSheet({ open, onClose, wallet, currency, onDone }: Props) {
  const t = useText();
  const texts = useWithdrawTexts(currency);
  const limits = useWithdrawLimits();
  const balance = totalBalance(wallet.wallet.amount, wallet.slots);
  const bounds = boundsOf(limits.data, balance);
  const form = useWithdrawForm({ bounds, digits: currency.digits, onDone });
  const { view, confirmed, busy } = form;
  const account = wallet.bankAccount ?? null;

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={confirmed === null ? t('withdraw.title') : t('withdraw.confirmTitle')}
        busy={busy}
        footer={
          confirmed === null ? (
            // Another button than the one that sends: this one takes its focus with it, and a second Enter does nothing.
            <Button key="next" wide disabled={!account || limits.state === 'loading'} onClick={form.next}>
              {t('withdraw.next')}
            </Button>
          ) : (
            <>
              <Button wide busy={busy} onClick={form.confirm}>
                {t('withdraw.confirm', { amount: texts.money(confirmed) })}
              </Button>
              <Button wide variant="quiet" disabled={busy} onClick={form.edit}>
                {t('withdraw.edit')}
              </Button>
            </>
          )
        }
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
      </Dialog>
      <MessageDialog
        open={view.name === 'problem' || view.name === 'refused'}
        onClose={form.backToForm}
        title={t('errors.title')}
        action={
          view.name === 'refused' &&
          view.advice === 'bonus' && (
            <ButtonLink wide to={PATHS.bonus}>
              {t('withdraw.seeBonus')}
            </ButtonLink>
          )
        }
      >
        {view.name === 'problem' && <p>{texts.problem(view.problem)}</p>}
        {view.name === 'refused' && (
          <div className={styles.refusal}>
            <p>{sayError(t, view.text)}</p>
            {view.advice !== null && <p className={styles.note}>{texts.advice(view.advice)}</p>}
          </div>
        )}
      </MessageDialog>
      <UnknownOutcomeDialog
        open={view.name === 'unknown'}
        onClose={() => {
          form.backToForm();
          onClose();
        }}
      />
    </>
  );
}
