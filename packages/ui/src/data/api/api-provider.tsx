import { isSdkError } from '@member-wallet/api-sdk';
import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { Api } from './api';

const ApiContext = createContext<Api | null>(null);

const isTransient = (error: unknown) =>
  isSdkError(error) && (error.kind === 'network' || error.kind === 'timeout');

/** For reads only: a failed read is silent, keeps the previous data, and is retried at most twice. */
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

const ON_RETURN: SWRConfiguration = { revalidateOnFocus: true, revalidateOnReconnect: true };
const NOT_ON_RETURN: SWRConfiguration = { revalidateOnFocus: false, revalidateOnReconnect: false };

/**
 * The reads inside a dialog are loaded again when the member comes back to the page, but only while the dialog is open:
 * a closed dialog stays mounted, and loads its reads again when it opens.
 */
export function ReadsOnReturn({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  return <SWRConfig value={open ? ON_RETURN : NOT_ON_RETURN}>{children}</SWRConfig>;
}

/** A cache that lives as long as its children, so that one member never sees another's data. */
export function OwnCache({ children }: { readonly children: ReactNode }) {
  return <SWRConfig value={OWN_CACHE}>{children}</SWRConfig>;
}

export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs an ApiProvider above it.');
  return api;
}
