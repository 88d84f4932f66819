import { getWallet, isApiError, type SdkError } from '@member-wallet/api-sdk';
import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import { useApi } from '#/data/api/api-provider';
import { readKey } from '#/data/read/read-key';
import { requestRead } from '#/data/read/request-read';

/** The server's balance is lower than the amount. */
export const isMoneyNotEnough = (error: SdkError | null): boolean =>
  isApiError(error) && error.code === 'MONEY_NOT_ENOUGH';

/** 'fresh': the wallet was loaded since the screen opened. */
type WalletAge = 'reading' | 'fresh' | 'failed';

/**
 * Loads the wallet when a screen that spends from it opens. Until it has loaded, the screen must not refuse an amount
 * by the cached balance, because the server may accept it. See
 * docs/decisions/099-amounts-are-checked-against-a-fresh-balance.md.
 * @returns `reread` loads it again, after a refusal has shown that the balance is wrong
 */
export function useFreshWallet(open: boolean) {
  const api = useApi();
  const { mutate } = useSWRConfig();
  const [age, setAge] = useState<WalletAge>('reading');
  const read = useCallback(
    (): Promise<WalletAge> =>
      mutate(readKey(getWallet, undefined), requestRead(api, getWallet, undefined), {
        revalidate: false,
      }).then(
        () => 'fresh',
        // Silent, like every failed load.
        () => 'failed',
      ),
    [api, mutate],
  );
  useEffect(() => {
    if (!open) return undefined;
    let isHere = true;
    void read().then((now) => isHere && setAge(now));
    return () => {
      isHere = false;
    };
  }, [open, read]);
  return { age, reread: () => void read().then(setAge) };
}
