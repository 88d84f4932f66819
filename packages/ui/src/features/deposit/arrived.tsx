import { Button } from '#/components/button';
import { Dialog } from '#/components/dialog';
import { LargeMoney } from '#/components/money';
import { Outcome } from '#/components/outcome';
import { useCurrency } from '#/data/use-wallet';
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
        <Outcome kind="done" title={t('deposit.arrivedTitle')}>
          <LargeMoney size="entry" amount={amount} currency={currency} />
          <p>{t('deposit.arrived', { amount: formatMoney(amount, currency.symbol) })}</p>
        </Outcome>
      </div>
    </Dialog>
  );
}
