import { type ReactNode, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Opening } from '#/components/feedback/opening';
import { ReadsOnReturn } from '#/data/api/api-provider';
import { useCurrency } from '#/data/market/use-currency';
import { useWallet } from '#/data/money/use-wallet';
import type { DepositSettings, DepositStart } from '#/features/deposit/deposit-settings';
import { DepositDialog, WithdrawDialog } from './dialogs';
import type { Env } from '#/app/settings/env';

type Which = 'deposit' | 'withdraw';

export type DialogSettings = Pick<Env, 'withdrawTime'> & DepositSettings;

interface MoneyDialogs {
  /** @param start where the deposit dialog opens; by default at the list of methods */
  readonly open: (which: Which, start?: DepositStart) => void;
  readonly isOpen: boolean;
  /** Render this beside the screen. */
  readonly dialogs: ReactNode;
}

interface Shown {
  readonly which: Which;
  readonly open: boolean;
  readonly start: DepositStart;
}

/** The dialogs behind the two buttons of the balance card. */
export function useMoneyDialogs(env: DialogSettings, productName: string): MoneyDialogs {
  const { answer: wallet } = useWallet();
  const currency = useCurrency();
  const [shown, setShown] = useState<Shown | null>(null);
  const close = useCallback(() => setShown((current) => current && { ...current, open: false }), []);
  const open = useCallback(
    (which: Which, start: DepositStart = 'list') =>
      startTransition(() => setShown({ which, open: true, start })),
    [],
  );
  const { key } = useLocation();
  // Close on navigation: a link in a sheet may lead to the page below it.
  useEffect(() => close, [key, close]);
  const isOpen = (which: Which) => shown !== null && shown.which === which && shown.open;

  return {
    open,
    isOpen: shown?.open ?? false,
    dialogs: shown && (
      <Suspense fallback={<Opening />}>
        <ReadsOnReturn open={shown.open}>
          {shown.which === 'deposit' ? (
            <DepositDialog
              open={isOpen('deposit')}
              onClose={close}
              start={shown.start}
              settings={env}
              productName={productName}
            />
          ) : (
            wallet && (
              <WithdrawDialog
                open={isOpen('withdraw')}
                onClose={close}
                onDeposit={() => open('deposit')}
                wallet={wallet}
                currency={currency}
                expected={env.withdrawTime}
              />
            )
          )}
        </ReadsOnReturn>
      </Suspense>
    ),
  };
}
