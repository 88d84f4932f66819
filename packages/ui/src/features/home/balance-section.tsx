import type { Wallet } from '@member-wallet/api-sdk';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { BalanceCard } from '#/components/money/balance-card';
import { Button } from '#/components/actions/button';
import { useCurrency } from '#/data/use-wallet';
import { useText } from '#/i18n/use-text';
import { fromWire, totalBalance } from '#/money/minor';

interface Props {
  /** Undefined while it loads. */
  readonly wallet: Wallet | undefined;
  readonly art: ReactNode;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
}

export function BalanceSection({ wallet, art, onDeposit, onWithdraw }: Props) {
  const t = useText();
  const currency = useCurrency();
  return (
    <BalanceCard
      label={t('home.balance')}
      amount={wallet && totalBalance(wallet.wallet.amount, wallet.slots)}
      currency={currency}
      bonusLabel={t('home.referral')}
      bonus={wallet && fromWire(wallet.invite?.amount ?? 0)}
      art={art}
      actions={
        <>
          <Button size="hero" icon={<ArrowDownToLine />} disabled={!wallet} onClick={onDeposit}>
            {t('home.deposit')}
          </Button>
          <Button
            size="hero"
            variant="tonal"
            icon={<ArrowUpFromLine />}
            disabled={!wallet}
            onClick={onWithdraw}
          >
            {t('home.withdraw')}
          </Button>
        </>
      }
    />
  );
}
