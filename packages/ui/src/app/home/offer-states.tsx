import { useActiveBonus } from '#/data/rewards/use-bonus';
import { useCurrency } from '#/data/market/use-currency';
import { useRefundCheck } from '#/data/rewards/use-refund';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { spendable } from '#/money/minor';

/** Shows whether a bonus is active; renders nothing until loaded. */
export function BonusState() {
  const t = useText();
  const { data } = useActiveBonus();
  return data && <span>{t(data.status ? 'home.bonusInUse' : 'home.bonusNone')}</span>;
}

/** The cashback that can be received; renders nothing until loaded. */
export function RefundState() {
  const t = useText();
  const currency = useCurrency();
  const { data } = useRefundCheck(true);
  const amount = spendable(data?.refundAmount);
  if (!data || amount === null) return null;
  return (
    <span>
      {amount > 0
        ? t('home.toReceive', { amount: formatMoney(amount, currency.symbol) })
        : t('home.nothingYet')}
    </span>
  );
}
