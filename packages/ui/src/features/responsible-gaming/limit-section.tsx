import { ShieldQuestion } from 'lucide-react';
import { useState } from 'react';
import { AmountField } from '#/components/form/amount-field';
import { Button } from '#/components/actions/button';
import { LoadFailed } from '#/components/feedback/load-failed';
import { SkeletonField } from '#/components/feedback/skeleton';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { Money } from '#/components/money/money';
import { useToast } from '#/toasts/use-toast';
import { type OwnDepositLimit, useDepositLimit } from '#/data/statement/use-deposit-limit';
import { useWallet } from '#/data/money/use-wallet';
import { formatDateTime } from '#/dates/format';
import { amountProblemMessage } from '#/errors/amount-problem';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { minor, type Minor } from '#/money/minor';
import { type AmountProblem, checkAmount } from '#/validation/amount';
import type { DailyLimit } from '#/responsible-gaming/deposit-limit';
import styles from './responsible-gaming.module.css';

const SMALLEST: Minor = minor(100);

/** The member's own daily deposit limit. Lowering applies immediately; raising or removing it applies after a day. */
export function LimitSection() {
  const t = useText();
  const { setLimit, ...own } = useDepositLimit();
  return (
    <section className={styles.card} aria-labelledby="responsible-gaming-limit">
      <h2 id="responsible-gaming-limit" className={styles.heading}>
        {t('responsibleGaming.limit')}
      </h2>
      <p className={styles.text}>{t('responsibleGaming.limitAbout')}</p>
      {setLimit ? <LimitForm {...own} setLimit={setLimit} /> : <UnknownCurrency />}
    </section>
  );
}

/** Shown instead of the form until the wallet has told the currency of a first limit. */
function UnknownCurrency() {
  const { state, refreshing, reload } = useWallet();
  if (state !== 'failed') {
    return (
      <div aria-busy="true">
        <SkeletonField />
      </div>
    );
  }
  return <LoadFailed icon={<ShieldQuestion />} busy={refreshing} onReload={() => void reload()} />;
}

type LimitFormProps = Omit<OwnDepositLimit, 'setLimit'> & {
  readonly setLimit: NonNullable<OwnDepositLimit['setLimit']>;
};

function LimitForm({ limit, used, currency, setLimit }: LimitFormProps) {
  const t = useText();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<AmountProblem | null>(null);
  const limitText = (amount: DailyLimit) =>
    amount === null ? t('responsibleGaming.limitNone') : formatMoney(amount, currency.symbol);

  const set = (amount: DailyLimit) => {
    const from = setLimit(amount);
    setTyped('');
    setProblem(null);
    toast.success(
      from === null
        ? t('responsibleGaming.limitSaved')
        : t('responsibleGaming.limitLater', { time: formatDateTime(from) }),
    );
  };
  const submit = () => {
    const checked = checkAmount(typed, {
      symbol: currency.symbol,
      digits: currency.digits,
      minimum: SMALLEST,
    });
    if (checked.ok) set(checked.value);
    else setProblem(checked.problem);
  };

  return (
    <>
      {limit && (
        <DescriptionList variant="boxed">
          <Description label={t('responsibleGaming.limitNow')}>{limitText(limit.amount)}</Description>
          <Description label={t('responsibleGaming.limitUsed')}>
            <Money amount={used} currency={currency} />
          </Description>
          {limit.next && (
            <Description label={t('responsibleGaming.limitFrom', { time: formatDateTime(limit.next.from) })}>
              {limitText(limit.next.amount)}
            </Description>
          )}
        </DescriptionList>
      )}
      <form
        className={styles.form}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AmountField
          label={t('responsibleGaming.limitField')}
          name="deposit-limit"
          currency={currency}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setProblem(null);
          }}
          hint={t('responsibleGaming.limitRule')}
          error={
            problem &&
            amountProblemMessage(t, problem, {
              belowMinimum: (least) => t('responsibleGaming.limitWrong', { amount: limitText(least) }),
            })
          }
        />
        <Button type="submit" variant="tonal" wide>
          {t('responsibleGaming.limitSave')}
        </Button>
        {limit && limit.next === null && (
          <Button variant="quiet" wide onClick={() => set(null)}>
            {t('responsibleGaming.limitEnd')}
          </Button>
        )}
        {limit?.next && (
          <Button variant="quiet" wide onClick={() => set(limit.amount)}>
            {t('responsibleGaming.limitKeep')}
          </Button>
        )}
      </form>
    </>
  );
}
