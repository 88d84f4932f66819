import { useState } from 'react';
import { AmountField } from '#/components/amount-field';
import { Button } from '#/components/button';
import { Fact, Facts } from '#/components/facts';
import { Money } from '#/components/money';
import { useToast } from '#/toasts/use-toast';
import { useDepositLimit } from '#/data/use-deposit-limit';
import { useCurrency } from '#/data/use-wallet';
import { formatDateTime } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { minor, type Minor } from '#/money/minor';
import { checkAmount } from '#/validation/amount';
import type { DailyLimit } from '#/validation/deposit-limit';
import styles from './care.module.css';

const SMALLEST: Minor = minor(100);

/** The member's own daily deposit limit: lowered at once, raised or removed after a day. */
export function LimitSection() {
  const t = useText();
  const toast = useToast();
  const currency = useCurrency();
  const { limit, used, want } = useDepositLimit();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const say = (amount: DailyLimit) =>
    amount === null ? t('care.limitNone') : formatMoney(amount, currency.symbol);

  const set = (amount: DailyLimit) => {
    const from = want(amount);
    setTyped('');
    setIsWrong(false);
    toast.success(
      from === null ? t('care.limitSaved') : t('care.limitLater', { time: formatDateTime(from) }),
    );
  };
  const submit = () => {
    const checked = checkAmount(typed, { digits: currency.digits, minimum: SMALLEST });
    if (checked.ok) set(checked.value);
    else setIsWrong(true);
  };

  return (
    <section className={styles.card} aria-labelledby="care-limit">
      <h2 id="care-limit" className={styles.heading}>
        {t('care.limit')}
      </h2>
      <p className={styles.text}>{t('care.limitAbout')}</p>
      {limit && (
        <Facts variant="boxed">
          <Fact label={t('care.limitNow')}>{say(limit.amount)}</Fact>
          <Fact label={t('care.limitUsed')}>
            <Money amount={used} currency={currency} />
          </Fact>
          {limit.next && (
            <Fact label={t('care.limitFrom', { time: formatDateTime(limit.next.from) })}>
              {say(limit.next.amount)}
            </Fact>
          )}
        </Facts>
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
          label={t('care.limitField')}
          name="deposit-limit"
          currency={currency}
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            setIsWrong(false);
          }}
          hint={t('care.limitRule')}
          error={isWrong ? t('care.limitWrong', { amount: formatMoney(SMALLEST, currency.symbol) }) : null}
        />
        <Button type="submit" variant="tonal" wide>
          {t('care.limitSave')}
        </Button>
        {limit && limit.next === null && (
          <Button variant="quiet" wide onClick={() => set(null)}>
            {t('care.limitEnd')}
          </Button>
        )}
        {limit?.next && (
          <Button variant="quiet" wide onClick={() => set(limit.amount)}>
            {t('care.limitKeep')}
          </Button>
        )}
      </form>
    </section>
  );
}
