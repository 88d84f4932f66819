import { type ReactNode, useState } from 'react';
import { Button } from '#/components/actions/button';
import { Dialog } from '#/components/overlay/dialog';
import { useDepositLimit } from '#/data/statement/use-deposit-limit';
import { useText } from '#/i18n/use-text';
import { formatMoney } from '#/money/format';
import { minor, type Minor } from '#/money/minor';
import { passesLimit } from '#/responsible-gaming/deposit-limit';

export interface LimitCheck {
  /** How much of the member's own limit is left today, a dash if unknown; null if none is set. */
  readonly left: string | null;
  /**
   * Calls `proceed` at once or, if the deposit exceeds the limit or may exceed it, when the member confirms it.
   * @param amount null if not known yet
   */
  readonly check: (amount: Minor | null, proceed: () => void) => void;
  /** Must be rendered beside the sheet. */
  readonly question: ReactNode;
}

interface Asked {
  readonly proceed: () => void;
  readonly open: boolean;
  /** Whether the deposit exceeds the limit; otherwise it may, because the amount deposited today in its currency was unknown. */
  readonly isCertain: boolean;
}

/** Asks for confirmation of a deposit that exceeds the member's own limit. */
export function useLimitCheck(): LimitCheck {
  const t = useText();
  const { limit, used, currency } = useDepositLimit();
  const [asked, setAsked] = useState<Asked | null>(null);
  const most = limit?.amount ?? null;
  const close = () => setAsked((current) => current && { ...current, open: false });
  const format = (amount: Minor | null) => formatMoney(amount, currency.symbol);

  return {
    left:
      most === null
        ? null
        : t('responsibleGaming.limitLeft', {
            left: format(used === null ? null : minor(Math.max(0, most - used))),
            limit: format(most),
          }),
    check(amount, proceed) {
      if (passesLimit(most, used, amount)) setAsked({ proceed, open: true, isCertain: used !== null });
      else proceed();
    },
    question: most !== null && asked && (
      <Dialog
        open={asked.open}
        onClose={close}
        title={t(asked.isCertain ? 'responsibleGaming.askTitle' : 'responsibleGaming.askTitleMaybe')}
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
