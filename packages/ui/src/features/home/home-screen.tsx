import type { Wallet } from '@member-wallet/api-sdk';
import { Gamepad2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { totalOf } from '#/data/accounts';
import { lostIn } from '#/data/lost-parts';
import { useWallet } from '#/data/use-wallet';
import { fromWire, multiply } from '#/money/minor';
import { BalanceSection } from './balance-section';
import { GamesSection } from './games-section';
import { Greeting } from './greeting';
import { SyncTime } from './sync-time';

export interface HomeScreenProps {
  /** The market's artwork behind the balance. */
  readonly heroArt: ReactNode;
  /** The row of shortcuts. */
  readonly widgets: ReactNode;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
  readonly onGame: (code: string) => void;
}

/** Whether a figure of the dashboard is shown as a dash. */
const hasUnknown = (wallet: Wallet): boolean =>
  totalOf(wallet) === null ||
  fromWire(wallet.invite?.amount ?? 0) === null ||
  wallet.slots.some((slot) => multiply(fromWire(slot.amount ?? 0), slot.ftWalletSlot) === null);

/** Memoised: dialogs that open and close over it do not re-render it. */
export const HomeScreen = memo(function HomeScreen({
  heroArt,
  widgets,
  onDeposit,
  onWithdraw,
  onGame,
}: HomeScreenProps) {
  const wallet = useWallet();
  const { data, state } = wallet;

  return (
    <>
      <Greeting name={data?.profile.name ?? (state === 'failed' ? null : undefined)} />
      {state === 'failed' ? (
        <LoadFailed icon={<Gamepad2 />} busy={wallet.refreshing} onReload={() => void wallet.reload()} />
      ) : (
        <>
          <BalanceSection wallet={data} art={heroArt} onDeposit={onDeposit} onWithdraw={onWithdraw} />
          {data && (wallet.isPartial || hasUnknown(data)) && (
            <Incomplete busy={wallet.refreshing} onReload={() => void wallet.reload()} />
          )}
          {widgets}
          {!lostIn(data).includes('slots') && <GamesSection slots={data?.slots} onGame={onGame} />}
          <SyncTime />
        </>
      )}
    </>
  );
});
