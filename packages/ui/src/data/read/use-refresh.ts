import type { Endpoint } from '@member-wallet/api-sdk';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { readsOf } from './read-key';

/** Loads these reads again wherever they show. Keep `endpoints` the same array. */
export function useRefresh(endpoints: readonly Pick<Endpoint, 'operationId'>[]): () => void {
  const { mutate } = useSWRConfig();
  return useCallback(() => void mutate(readsOf(endpoints)).catch(() => undefined), [mutate, endpoints]);
}
