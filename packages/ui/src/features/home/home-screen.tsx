import { Gamepad2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { LoadFailed } from '#/components/feedback/load-failed';
import { useWallet } from '#/data/use-wallet';
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
          {widgets}
          <GamesSection slots={data?.slots} onGame={onGame} />
          <SyncTime />
        </>
      )}
    </>
  );
});
