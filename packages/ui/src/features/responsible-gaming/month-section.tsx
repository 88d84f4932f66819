import { Skeleton } from '#/components/feedback/skeleton';
import { Description, DescriptionList } from '#/components/lists/description-list';
import { Money } from '#/components/money/money';
import { useCurrency } from '#/data/market/use-currency';
import { useMoneyOfMonth } from '#/data/statement/use-money-since';
import { MINUTE_MS, useNow } from '#/data/clock/use-now';
import { startOf } from '#/dates/bangkok';
import { formatDate } from '#/dates/format';
import { useText } from '#/i18n/use-text';
import { type Minor, minor } from '#/money/minor';
import styles from './responsible-gaming.module.css';

/** The member's deposits and withdrawals this month. Renders nothing if the statement cannot be read. */
export function MonthSection() {
  const t = useText();
  const currency = useCurrency();
  const since = startOf('month', useNow(MINUTE_MS));
  const money = useMoneyOfMonth(since);
  if (money === null) return null;
  const loaded = money === 'loading' ? undefined : money;
  const net = loaded && minor(loaded.deposited - loaded.withdrawn);
  const value = (amount: Minor | undefined, sign?: 'none') =>
    amount === undefined ? (
      <Skeleton shape="short" />
    ) : (
      <Money amount={amount} currency={currency} {...(sign && { sign })} />
    );

  return (
    <section
      className={styles.card}
      aria-labelledby="responsible-gaming-month"
      aria-busy={money === 'loading'}
    >
      <div>
        <h2 id="responsible-gaming-month" className={styles.heading}>
          {t('responsibleGaming.month')}
        </h2>
        <p className={styles.hint}>{t('responsibleGaming.monthSince', { date: formatDate(since) })}</p>
      </div>
      <DescriptionList variant="boxed">
        <Description label={t('responsibleGaming.deposited')}>{value(loaded?.deposited)}</Description>
        <Description label={t('responsibleGaming.withdrawn')}>{value(loaded?.withdrawn)}</Description>
        <Description
          label={net !== undefined && net < 0 ? t('responsibleGaming.netOut') : t('responsibleGaming.netIn')}
        >
          {value(net, 'none')}
        </Description>
      </DescriptionList>
    </section>
  );
}
