import type { DataTag } from '@tanstack/react-query';
import type { DataOf, ErrorCodeOf, InputOf, ReadEndpoint } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import type { Given, ReadKey } from '../queries/keys';
import { readKey } from '../queries/keys';
import { isTransient, RETRIES, waitBefore } from '../queries/retry';
import type { SessionClient } from '../queries/session-client';

/** The retry settings, instead of the host's settings for all queries. */
interface Retrying<Failure> {
  readonly retry: (failures: number, error: Failure) => boolean;
  readonly retryDelay: (failures: number, error: Failure) => number;
}

/** The options of a query, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and the like. */
export interface ReadQuery<Data, Failure> extends Retrying<Failure> {
  readonly queryKey: DataTag<ReadKey, Data, Failure>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

// A refusal stays a refusal, however often the read is requested.
export const retrying: Retrying<unknown> = {
  retry: (failures, error) => failures < RETRIES && isTransient(error),
  retryDelay: waitBefore,
};

/**
 * The options of a query that reads a call: `useQuery(readQuery(client, getWallet))`. To add the library's own options,
 * spread it: `useQuery({ ...readQuery(client, getWallet), enabled: isOpen })`.
 */
export const readQuery = <E extends ReadEndpoint>(
  client: SessionClient,
  endpoint: E,
  ...given: Given<InputOf<E>>
): ReadQuery<DataOf<E>, SdkError<ErrorCodeOf<E>>> => ({
  queryKey: readKey(client, endpoint, ...given) as DataTag<ReadKey, DataOf<E>, SdkError<ErrorCodeOf<E>>>,
  queryFn: ({ signal }) => endpoint(client, given[0] as never, { signal }) as Promise<DataOf<E>>,
  ...retrying,
});
