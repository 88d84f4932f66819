import type { SWRMutationConfiguration, SWRMutationResponse } from 'swr/mutation';
import useSWRMutation from 'swr/mutation';
import type { DataOf, ErrorCodeOf, InputOf, WriteEndpoint } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import { sessionKey } from '../queries/keys';
import { sendOnce } from '../queries/send-once';
import type { SessionClient } from '../queries/session-client';

type WriteKey = readonly unknown[];
type Config<E extends WriteEndpoint> = Pick<
  SWRMutationConfiguration<DataOf<E>, SdkError<ErrorCodeOf<E>>, WriteKey, InputOf<E>>,
  'onSuccess' | 'onError'
>;

/** A write: `trigger(input)` sends it once. It is never repeated. Reloading stale data is up to the caller. */
export const useWrite = <E extends WriteEndpoint>(
  client: SessionClient,
  endpoint: E,
  config: Config<E> = {},
): SWRMutationResponse<DataOf<E>, SdkError<ErrorCodeOf<E>>, WriteKey, InputOf<E>> =>
  useSWRMutation<DataOf<E>, SdkError<ErrorCodeOf<E>>, WriteKey, InputOf<E>>(
    // No read has this key, so only trigger() sends a request.
    [...sessionKey(client), 'write', endpoint.operationId],
    (_key, { arg }) => sendOnce(client, endpoint, arg),
    { ...config, revalidate: false, populateCache: false },
  );
