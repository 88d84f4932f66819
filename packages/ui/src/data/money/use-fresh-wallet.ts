import { getWallet, isApiError, type SdkError } from '@member-wallet/api-sdk';
import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '#/data/api/api-provider';
import { readKey } from '#/data/read/read-key';
import { requestRead } from '#/data/read/request-read';

/** The server's balance is lower than the amount. */
export const isMoneyNotEnough = (error: SdkError | null): boolean =>
  isApiError(error) && error.code === 'MONEY_NOT_ENOUGH';

/** After this time, in milliseconds, money may have arrived that the screen does not show. */
const RECENT_MS = 60_000;

/** 'fresh': the wallet was loaded since the screen opened. */
type WalletAge = 'reading' | 'fresh' | 'failed';

/** The last read; `at` is when it ended, in milliseconds as in Date.now(). */
interface WalletRead {
  readonly age: WalletAge;
  readonly at: number;
}

/**
 * Loads the wallet when a screen that spends from it opens. Until it has loaded, the screen must not refuse an amount
 * by the cached balance, because the server may accept it. See
 * docs/decisions/099-amounts-are-checked-against-a-fresh-balance.md.
 * @returns `isRecent` tells at a press whether that was less than a minute ago; `reread` loads it again, after a refusal
 * has shown that the balance is wrong
 */
export function useFreshWallet(open: boolean) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [{ age, at }, setLast] = useState<WalletRead>({ age: 'reading', at: 0 });
  const read = useCallback(
    (): Promise<WalletRead> =>
      mutate(readKey(getWallet, undefined), requestRead(api, getWallet, undefined), {
        revalidate: false,
      }).then(
        () => ({ age: 'fresh', at: Date.now() }),
        // Silent, like every failed load.
        () => ({ age: 'failed', at: Date.now() }),
      ),
    [api, mutate],
  );
  useEffect(() => {
    if (!open) return undefined;
    let isHere = true;
    void read().then((now) => isHere && setLast(now));
    return () => {
      isHere = false;
    };
  }, [open, read]);
  return {
    age,
    // Not recent either if the phone's clock was set back.
    isRecent: () => age === 'fresh' && Math.abs(Date.now() - at) < RECENT_MS,
    reread: () => void read().then(setLast),
  };
}
