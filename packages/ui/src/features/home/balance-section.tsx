import type { Wallet } from '@member-wallet/api-sdk';
import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { BalanceCard } from '#/components/money/balance-card';
import { Button } from '#/components/actions/button';
import { inGamesOf, totalOf } from '#/data/money/accounts';
import type { Answer } from '#/data/read/request-read';
import { useCurrency } from '#/data/market/use-currency';
import { useText } from '#/i18n/use-text';
import { spendable } from '#/money/minor';

interface Props {
  /** Undefined while it loads; null if it failed to load. */
  readonly wallet: Answer<Wallet> | null | undefined;
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
      amount={wallet && totalOf(wallet)}
      currency={currency}
      parts={[
        [t('home.inWallet'), wallet && spendable(wallet.data.wallet.amount)],
        [t('home.inGames'), wallet && inGamesOf(wallet)],
      ]}
      bonusLabel={t('home.referral')}
      bonus={wallet && spendable(wallet.data.invite?.amount)}
      art={art}
      actions={
        <>
          <Button size="hero" icon={<ArrowDownToLine />} disabled={wallet === undefined} onClick={onDeposit}>
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
