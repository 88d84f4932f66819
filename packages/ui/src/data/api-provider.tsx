import { isSdkError } from '@member-wallet/api-sdk';
import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { Api } from './api';

const ApiContext = createContext<Api | null>(null);

const isTransient = (error: unknown) =>
  isSdkError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** Reads only: a failed read is silent, keeps what was there, and is asked again twice at most. */
const READS: SWRConfiguration = {
  shouldRetryOnError: isTransient,
  errorRetryCount: 2,
  errorRetryInterval: 4000,
};

export function ApiProvider({ api, children }: { readonly api: Api; readonly children: ReactNode }) {
  return (
    <ApiContext value={api}>
      <SWRConfig value={READS}>{children}</SWRConfig>
    </ApiContext>
  );
}

const OWN_CACHE: SWRConfiguration = { provider: () => new Map() };

/** A cache that lives as long as what is inside: one member never sees another's figures. */
export function OwnCache({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={OWN_CACHE}>{children}</SWRConfig>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
