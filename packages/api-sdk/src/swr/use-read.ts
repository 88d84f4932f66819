import type { SWRConfiguration, SWRResponse } from 'swr';
import useSWR, { useSWRConfig } from 'swr';
import type { DataOf, ErrorCodeOf, InputOf, ReadEndpoint } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import type { Given, ReadKey } from '../queries/keys';
import { readKey } from '../queries/keys';
import type { SessionClient } from '../queries/session-client';
import { retryConfig } from './retry-config';

/** The key and fetcher of a read, for `preload`, `mutate` or your own `useSWR`. */
export const readArguments = <E extends ReadEndpoint>(
  client: SessionClient,
  endpoint: E,
  ...given: Given<InputOf<E>>
): readonly [key: ReadKey, fetcher: () => Promise<DataOf<E>>] => [
  readKey(client, endpoint, ...given),
  () => endpoint(client, given[0] as never) as Promise<DataOf<E>>,
];

type Config<E extends ReadEndpoint> = SWRConfiguration<DataOf<E>, SdkError<ErrorCodeOf<E>>>;
/** The input, which calls without one omit, and SWR's options. */
export type InputAndConfig<E extends ReadEndpoint> = [InputOf<E>] extends [void]
  ? [input?: undefined, config?: Config<E>]
  : [input: InputOf<E>, config?: Config<E>];

/** Reads and caches a call. Requests nothing while the client is null. */
export const useRead = <E extends ReadEndpoint>(
  client: SessionClient | null,
  endpoint: E,
  ...[input, config]: InputAndConfig<E>
): SWRResponse<DataOf<E>, SdkError<ErrorCodeOf<E>>> => {
  const host = useSWRConfig();
  const [key, fetcher] = client
    ? readArguments(client, endpoint, ...([input] as Given<InputOf<E>>))
    : [null, null];
  return useSWR<DataOf<E>, SdkError<ErrorCodeOf<E>>>(key, fetcher, {
    ...config,
    ...retryConfig<DataOf<E>, SdkError<ErrorCodeOf<E>>>({ ...host, ...config }),
  });
};
