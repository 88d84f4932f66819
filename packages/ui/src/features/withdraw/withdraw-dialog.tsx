import { isApiError, type Wallet } from '@member-wallet/api-sdk';
import { WalletMinimal } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#/components/actions/button';
import { EmptyState } from '#/components/feedback/empty-state';
import { WithContact } from '#/components/feedback/with-contact';
import { EnterKey } from '#/components/overlay/enter-key';
import { ErrorDialog } from '#/components/overlay/error-dialog';
import { MessageDialog } from '#/components/overlay/message-dialog';
import { ResultMessage } from '#/components/feedback/result-message';
import { useOpenings } from '#/components/overlay/use-openings';
import { TurnNotices } from '#/components/money/turn-notices';
import { WriteDialog } from '#/components/overlay/write-dialog';
import { isInOneUnit, totalOf } from '#/data/money/accounts';
import type { Answer } from '#/data/read/request-read';
import { useFreshWallet } from '#/data/money/use-fresh-wallet';
import { useMarket } from '#/data/market/market-provider';
import { useWithdrawLimits } from '#/data/money/use-withdraw';
import { textFor } from '#/i18n/text-for';
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

const WITHDRAWALS = ['withdrawAll'] as const;

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Opens the deposit dialog instead. */
  readonly onDeposit: () => void;
  readonly wallet: Answer<Wallet>;
  readonly currency: Currency;
  /** The operator's texts, by language, on how long a withdrawal takes; null if there are none. */
  readonly expected: string | null;
}

/** Requests a withdrawal to the member's bank account. Afterwards, shows that the transfer is pending. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { open, onClose, wallet, currency, expected } = props;
  const t = useText();
  const { locale, nameOf } = useLocale();
  const market = useMarket();
  const takes = textFor(expected, locale);
  const texts = useWithdrawTexts(currency);
  const openings = useOpenings(open);
  const [done, setDone] = useState<Minor | null>(null);
  const { bankAccount } = wallet.data;

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
      <MessageDialog
        open={done !== null}
        onClose={() => setDone(null)}
        title={t('errors.success')}
        action={
          <ButtonLink wide to={PATHS.statement}>
            {t('withdraw.seeState')}
          </ButtonLink>
        }
      >
        {done !== null && (
          <ResultMessage kind="waiting" title={t('withdraw.done')}>
            {bankAccount && (
              <p>
                {t('withdraw.doneDetail', {
                  amount: texts.money(done),
                  bank: nameOf(bankOf(market, bankAccount.bankCode)),
                  number: maskAccountNumber(bankAccount.bankAccountNo),
                })}
              </p>
            )}
            {takes !== null && <p>{takes}</p>}
          </ResultMessage>
        )}
      </MessageDialog>
    </>
  );
}

interface SheetProps extends WithdrawDialogProps {
  readonly onDone: (amount: Minor) => void;
}

function WithdrawSheet({ open, onClose, onDeposit, wallet, currency, onDone }: SheetProps) {
  const t = useText();
  const texts = useWithdrawTexts(currency);
  const limits = useWithdrawLimits();
  const balance = totalOf(wallet);
  const { age, isRecent, reread } = useFreshWallet(open);
  const bounds = boundsOf(limits.data, balance, age === 'fresh' && isInOneUnit(wallet.data));
  const form = useWithdrawForm({ bounds, terms: currency, isRecent, reread, onDone });
  const { withdraw, confirmed, turn } = form;
  const account = wallet.data.bankAccount ?? null;
  const gathers = wallet.data.slots.some((slot) => (slot.amount ?? 0) > 0);

  const isEmpty = balance === 0 && age !== 'failed' && confirmed === null;
  const canGoOn = account !== null && limits.state !== 'loading';
  const canConfirm = !withdraw.sending && turn.stage !== 'waiting';
  const onEnter = () => {
    if (confirmed !== null) return canConfirm ? form.confirm : undefined;
    return canGoOn && !isEmpty ? form.next : undefined;
  };
  const deposit = (
    <Button key="deposit" wide onClick={onDeposit}>
      {t('deposit.title')}
    </Button>
  );
  const next = (
    // Keyed, so that it is not reused as the confirm button: it unmounts and loses focus, so a second Enter does not send.
    <Button key="next" wide disabled={!canGoOn} onClick={form.next}>
      {t('withdraw.next')}
    </Button>
  );
  const confirm = confirmed !== null && (
    <>
      <Button wide busy={withdraw.sending} disabled={turn.stage === 'waiting'} onClick={form.confirm}>
        {t('withdraw.confirm', { amount: texts.money(confirmed) })}
      </Button>
      <Button wide variant="quiet" disabled={withdraw.sending} onClick={form.edit}>
        {t('withdraw.edit')}
      </Button>
    </>
  );
  return (
    <>
      <WriteDialog
        open={open}
        onClose={onClose}
        onBack={confirmed === null ? undefined : form.edit}
        title={confirmed === null ? t('withdraw.title') : t('withdraw.confirmTitle')}
        footer={confirm || (isEmpty ? deposit : next)}
        writes={[withdraw]}
        // Back to the amount, so that it can be changed after a refusal.
        onRefused={form.edit}
        advice={(error) => {
          const advice = isApiError(error) ? adviceFor(error.code) : null;
          return (
            advice && {
              text: (
                <p className={styles.note}>
                  <WithContact text={texts.advice(advice)} />
                </p>
              ),
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
          <>
            <TurnNotices turn={turn} currency={currency} operations={WITHDRAWALS} />
            <ConfirmStep
              amount={confirmed}
              balance={balance}
              currency={currency}
              account={account}
              limits={texts.limits(bounds)}
              gathers={gathers}
            />
          </>
        ) : isEmpty ? (
          <EmptyState
            icon={<WalletMinimal />}
            title={t('withdraw.emptyTitle')}
            hint={t('withdraw.emptyHint')}
          />
        ) : (
          <AmountStep
            form={form}
            bounds={bounds}
            currency={currency}
            account={account}
            gathers={gathers}
            limitsState={limits.state}
          />
        )}
        <EnterKey onEnter={onEnter()} />
      </WriteDialog>
      <ErrorDialog
        text={form.unacknowledged && texts.problem(form.unacknowledged)}
        onClose={form.acknowledge}
      />
    </>
  );
}
