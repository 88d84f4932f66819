import type { Endpoint } from '@member-wallet/api-sdk';
import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { readsOf } from './read-key';

type Endpoints = readonly Pick<Endpoint, 'operationId'>[];

/** Returns a function that loads these reads again wherever they are in use. `endpoints` must be a stable array. */
export function useRefresh(endpoints: Endpoints): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(readsOf(endpoints)).catch(() => undefined), [mutate, endpoints]);
}

/**
 * Removes the answers of these reads from the cache on unmount, because they may no longer apply when the caller mounts
 * again. Call it after the reads, so that they have unsubscribed by then. `endpoints` must be a stable array.
 */
export function useForget(endpoints: Endpoints): void {
  const { mutate } = useSWRConfig();
  useEffect(
    () => () => void mutate(readsOf(endpoints), undefined).catch(() => undefined),
    [mutate, endpoints],
  );
}
