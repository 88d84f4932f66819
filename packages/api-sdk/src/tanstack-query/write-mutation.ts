import type { DataOf, ErrorCodeOf, InputOf, WriteEndpoint } from '../endpoint/endpoint-types';
import type { SdkError } from '../errors/sdk-errors';
import { sendOnce } from '../queries/send-once';
import type { SessionClient } from '../queries/session-client';

/** The options of a mutation, for `useMutation`. */
export interface WriteMutation<Input, Data, Failure> {
  readonly mutationFn: (input: Input) => Promise<Data>;
  readonly retry: false;
  readonly networkMode: 'always';
  /** Only for its type: what the write fails with. */
  readonly throwOnError?: (error: Failure) => boolean;
}

/**
 * The options of a mutation that sends one call: `useMutation(writeMutation(client, transfer))`. It is never sent again,
 * whatever the host sets for all mutations. Without a network it fails at once instead of waiting for one: a transfer
 * must not leave minutes after the press, when the member has thought better of it.
 */
export const writeMutation = <E extends WriteEndpoint>(
  client: SessionClient,
  endpoint: E,
): WriteMutation<InputOf<E>, DataOf<E>, SdkError<ErrorCodeOf<E>>> => ({
  mutationFn: (input) => sendOnce(client, endpoint, input),
  retry: false,
  networkMode: 'always',
});
