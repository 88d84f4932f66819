import { type ReactNode, useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useDepositLimit } from '#/data/statement/use-deposit-limit';
import { useCurrency } from '#/data/market/use-currency';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { minor, type Minor } from '#/money/minor';
import { passesLimit } from '#/responsible-gaming/deposit-limit';

export interface LimitCheck {
  /** How much of the member's own limit is left today; null if none is set. */
  readonly left: string | null;
  /**
   * Calls `proceed` at once or, if the deposit exceeds the limit, when the member confirms it.
   * @param amount null if not known yet
   */
  readonly check: (amount: Minor | null, proceed: () => void) => void;
  /** Must be rendered beside the sheet. */
  readonly question: ReactNode;
}

/** Asks for confirmation of a deposit that exceeds the member's own limit. */
export function useLimitCheck(): LimitCheck {
  const t = useText();
  const currency = useCurrency();
  const { limit, used } = useDepositLimit();
  const [asked, setAsked] = useState<{ readonly proceed: () => void; readonly open: boolean } | null>(null);
  const most = limit?.amount ?? null;
  const close = () => setAsked((current) => current && { ...current, open: false });
  const format = (amount: Minor) => formatMoney(amount, currency.symbol);

  return {
    left:
      most === null
        ? null
        : t('responsibleGaming.limitLeft', {
            left: format(minor(Math.max(0, most - used))),
            limit: format(most),
          }),
    check(amount, proceed) {
      if (passesLimit(most, used, amount)) setAsked({ proceed, open: true });
      else proceed();
    },
    question: most !== null && asked && (
      <Dialog
        open={asked.open}
        onClose={close}
        title={t('responsibleGaming.askTitle')}
        role="alertdialog"
        footer={
          <>
            <Button wide onClick={close}>
              {t('responsibleGaming.askBack')}
            </Button>
            <Button
              wide
              variant="quiet"
              onClick={() => {
                close();
                asked.proceed();
              }}
            >
              {t('responsibleGaming.askGo')}
            </Button>
          </>
        }
      >
        <p>{t('responsibleGaming.ask', { limit: format(most), used: format(used) })}</p>
      </Dialog>
    ),
  };
}
