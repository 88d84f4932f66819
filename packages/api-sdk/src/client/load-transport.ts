import { NetworkError } from '../errors/sdk-errors';
import type { Transport, TransportRequest } from './transport';

/** A transport whose code is loaded on the first request or in advance. */
export interface LoadedTransport extends Transport {
  /** Loads the code, so that no request waits for it. Never rejects; the next request tries again. */
  load(): Promise<void>;
}

type Load = () => Promise<{ readonly transport: Transport }>;

/**
 * A transport in a separate file: `loadTransport(() => import('@member-wallet/api-sdk/axios'))`. Requests wait until it
 * has loaded, and are then sent once each. If it fails to load, nothing is sent: the call fails with a network error,
 * reason ERR_NOT_LOADED, outcome `none`. Firefox and older versions of Chrome cache a failed import for the life of the
 * page, so only a reload of the page helps there. A call that is stopped meanwhile is never sent.
 */
export const loadTransport = (load: Load): LoadedTransport => {
  let loaded: Transport | undefined;
  let loading: Promise<Transport> | undefined;
  const start = (): Promise<Transport> => {
    loading ??= new Promise<Awaited<ReturnType<Load>>>((resolve) => resolve(load())).then(
      ({ transport }) => (loaded = transport),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const whenLoaded = async (request: TransportRequest) => {
    const { signal, operationId } = request;
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('stopped before it was sent')));
    });
    const transport = await Promise.race([start(), stopped]).catch((error: unknown) => {
      if (signal.aborted) throw error;
      throw new NetworkError({ endpoint: operationId, outcome: 'none', reason: 'ERR_NOT_LOADED' });
    });
    return transport(request);
  };
  const send: Transport = (request) => (loaded ? loaded(request) : whenLoaded(request));
  return Object.assign(send, {
    load: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
  });
};
