import type { Endpoint } from '@member-wallet/api-sdk';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { readsOf } from './read-key';

/**
 * Drops the answers of these reads when the component goes: shown again later, they may be about something else.
 * Call it after the reads, which by then no longer listen. Keep `endpoints` the same array.
 */
export function useForget(endpoints: readonly Pick<Endpoint, 'operationId'>[]): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () => () => void mutate(readsOf(endpoints), undefined).catch(() => undefined),
    [mutate, endpoints],
  );
}
