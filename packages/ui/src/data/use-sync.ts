import useSWR from 'swr';
import { useSession } from '#/session/use-session';
import { useRefreshBalances } from './use-wallet';

export interface Sync {
  /** Milliseconds since the epoch, of the last refresh that came through; null for never. */
  readonly lastSync: number | null;
  readonly running: boolean;
  readonly run: () => Promise<void>;
}

/** Asks every game for its balance anew, and keeps when that last happened. */
export function useSync(): Sync {
  const { stored } = useSession();
  const refresh = useRefreshBalances();
  // In the cache, so that every place that shows the time shows the same.
  const { data = stored.get('last-sync-time'), mutate } = useSWR<string | null>('last-sync-time', null);
  return {
    lastSync: data === null ? null : Number(data),
    running: refresh.running,
    async run() {
      const result = await refresh.run(undefined);
      // A failure is silent, as that of every load: the figures stay as they were, and so does their time.
      if (result.status !== 'done') return;
      const now = String(Date.now());
      stored.set('last-sync-time', now);
      await mutate(now, false);
    },
  };
}
