import useSWR from 'swr';
import { useSession } from '#/session/use-session';
import { serverNow } from '#/data/clock/server-clock';
import { useRefreshBalances } from './use-wallet';

interface Sync {
  /** When the last refresh succeeded, in milliseconds since the epoch; null if never. */
  readonly lastSync: number | null;
  readonly running: boolean;
  readonly run: () => Promise<void>;
}

/** Refreshes the balance of every game, and stores when that last succeeded. */
export function useSync(): Sync {
  const { stored } = useSession();
  const refresh = useRefreshBalances();
  // In the SWR cache, so that every component shows the same time.
  const { data = stored.get('last-sync-time'), mutate } = useSWR<number | null>('last-sync-time', null);
  return {
    lastSync: data,
    running: refresh.running,
    async run() {
      const result = await refresh.run(undefined);
      // Silent, like every failed load: the figures and their time stay.
      if (result.status !== 'done') return;
      const now = Math.round(serverNow());
      stored.set('last-sync-time', now);
      await mutate(now, false);
    },
  };
}
