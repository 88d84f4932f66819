import { type ReactNode, startTransition, Suspense, useCallback, useState } from 'react';
import { useCurrency } from '#/data/use-currency';
import { useWallet } from '#/data/use-wallet';
import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { DepositDialog, WithdrawDialog } from './dialogs';

type Which = 'deposit' | 'withdraw';

export interface MoneyDialogs {
  readonly open: (which: Which) => void;
  readonly isOpen: boolean;
  /** To be rendered beside the screen. */
  readonly dialogs: ReactNode;
}

/** The dialogs behind the two buttons of the balance card. */
export function useMoneyDialogs(settings: DepositSettings): MoneyDialogs {
  const { data: wallet } = useWallet();
  const currency = useCurrency();
  const [shown, setShown] = useState<{ readonly which: Which; readonly open: boolean } | null>(null);
  const close = () => setShown((current) => current && { ...current, open: false });
  const open = useCallback((which: Which) => startTransition(() => setShown({ which, open: true })), []);
  const isOpen = (which: Which) => shown !== null && shown.which === which && shown.open;

  return {
    open,
    isOpen: shown?.open ?? false,
    dialogs: shown && wallet && (
      <Suspense fallback={null}>
        {shown.which === 'deposit' ? (
          <DepositDialog open={isOpen('deposit')} onClose={close} settings={settings} />
        ) : (
          <WithdrawDialog open={isOpen('withdraw')} onClose={close} wallet={wallet} currency={currency} />
        )}
      </Suspense>
    ),
  };
}
