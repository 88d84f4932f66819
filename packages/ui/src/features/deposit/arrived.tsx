import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { LargeMoney } from '#/components/money/money';
import { ResultMessage } from '#/components/feedback/result-message';
import { useCurrency } from '#/data/use-currency';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import type { SheetFrame } from './sheet-frame';

/** The money that a code was made for is in the wallet. */
export function Arrived({ frame, amount }: { readonly frame: SheetFrame; readonly amount: Minor }) {
  const t = useText();
  const currency = useCurrency();
  return (
    <Dialog
      open={frame.open}
      onClose={frame.onClose}
      title={t('errors.success')}
      footer={
        <Button wide onClick={frame.onClose}>
          {t('actions.close')}
        </Button>
      }
    >
      <div role="status">
        <ResultMessage kind="done" title={t('deposit.arrivedTitle')}>
          <LargeMoney size="entry" amount={amount} currency={currency} />
          <p>{t('deposit.arrived', { amount: formatMoney(amount, currency.symbol) })}</p>
        </ResultMessage>
      </div>
    </Dialog>
  );
}
