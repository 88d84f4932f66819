import type { DataOf, ErrorCodeOf, InputOf, WriteEndpoint } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import { sendOnce } from '../queries/send-once';
import type { SessionClient } from '../queries/session-client';

/** The options of a mutation, for `useMutation`. */
export interface WriteMutation<Input, Data, Failure> {
  readonly mutationFn: (input: Input) => Promise<Data>;
  readonly retry: false;
  readonly networkMode: 'always';
  /** Only for its type: the errors of the write. */
  readonly throwOnError?: (error: Failure) => boolean;
}

/**
 * The options of a mutation that sends a call: `useMutation(writeMutation(client, transfer))`. It is never repeated,
 * whatever the host's settings for all mutations. Without a network, it fails immediately instead of waiting: a
 * transfer must not be sent minutes after the press, when the member may no longer want it.
 */
export const writeMutation = <E extends WriteEndpoint>(
  client: SessionClient,
  endpoint: E,
): WriteMutation<InputOf<E>, DataOf<E>, SdkError<ErrorCodeOf<E>>> => ({
  mutationFn: (input) => sendOnce(client, endpoint, input),
  retry: false,
  networkMode: 'always',
});
