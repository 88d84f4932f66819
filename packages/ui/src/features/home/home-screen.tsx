import type { Wallet } from '@member-wallet/api-sdk';
import { Gamepad2 } from 'lucide-react';
import { memo, useDeferredValue, type ReactNode } from 'react';
import { Incomplete } from '#/components/feedback/incomplete';
import { LoadFailed } from '#/components/feedback/load-failed';
import { totalOf } from '#/data/money/accounts';
import type { Answer } from '#/data/read/request-read';
import { useWallet } from '#/data/money/use-wallet';
import { spendable } from '#/money/minor';
import { BalanceSection } from './balance-section';
import { GamesSection } from './games-section';
import { Greeting } from './greeting';
import styles from './home-screen.module.css';

interface HomeScreenProps {
  /** The market's artwork behind the balance. */
  readonly heroArt: ReactNode;
  /** The row of shortcuts. */
  readonly widgets: ReactNode;
  /** The list of pending items, below the balance or at the end of the page. */
  readonly pending: ReactNode;
  readonly pendingPlace: 'top' | 'bottom' | null;
  /** When the balances were last refreshed; null until the more important parts have loaded. */
  readonly syncTime: ReactNode;
  readonly onDeposit: () => void;
  readonly onWithdraw: () => void;
  readonly onGame: (code: string) => void;
}

/** Whether an amount of the dashboard is unknown and shown as a dash. */
const hasUnknown = (wallet: Answer<Wallet>): boolean =>
  totalOf(wallet) === null ||
  spendable(wallet.data.invite?.amount) === null ||
  wallet.data.slots.some((slot) => spendable(slot.amount, slot.ftWalletSlot) === null);

/** Memoised, so that dialogs that open or close do not re-render it. */
export const HomeScreen = memo(function HomeScreen({
  heroArt,
  widgets,
  pending,
  pendingPlace,
  syncTime,
  onDeposit,
  onWithdraw,
  onGame,
}: HomeScreenProps) {
  const wallet = useWallet();
  const isFailed = wallet.state === 'failed';
  // Deferred, so that rendering is interruptible: many taps end with a new wallet.
  const answer = useDeferredValue(wallet.answer);
  const data = answer?.data;

  return (
    <div className={styles.home}>
      <Greeting name={data?.profile.name ?? (isFailed ? null : undefined)} />
      <div className={styles.first}>
        <BalanceSection
          wallet={isFailed ? null : answer}
          art={heroArt}
          onDeposit={onDeposit}
          onWithdraw={onWithdraw}
        />
        <div className={styles.pending}>{pendingPlace === 'top' && pending}</div>
        {widgets}
      </div>
      {answer && (answer.lost.length > 0 || hasUnknown(answer)) && (
        <Incomplete busy={wallet.refreshing} onReload={() => void wallet.reload()} />
      )}
      {isFailed && (
        <LoadFailed icon={<Gamepad2 />} busy={wallet.refreshing} onReload={() => void wallet.reload()} />
      )}
      {!isFailed && !answer?.lost.includes('slots') && <GamesSection slots={data?.slots} onGame={onGame} />}
      {syncTime}
      {pendingPlace === 'bottom' && pending}
    </div>
  );
});
