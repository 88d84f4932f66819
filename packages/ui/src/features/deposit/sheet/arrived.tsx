import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { LargeMoney } from '#/components/money/money';
import { ResultMessage } from '#/components/feedback/result-message';
import { useText } from '#/i18n/use-text';
import type { Currency } from '#/market/market';
import { formatMoney } from '#/money/format';
import type { Minor } from '#/money/minor';
import type { SheetFrame } from './sheet-frame';

interface Props {
  readonly frame: SheetFrame;
  readonly amount: Minor;
  readonly currency: Currency;
}

/** Tells the member that the deposit has been credited. */
export function Arrived({ frame, amount, currency }: Props) {
  const t = useText();
  return (
    <Dialog
      {...frame.panes}
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
