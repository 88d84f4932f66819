import type { DataOf, Deviation, InputOf, ReadEndpoint } from '@member-wallet/api-sdk';
import type { Api } from '#/data/api/api';
import { rememberInput } from './asked-with';
import { cutLists } from './cut-lists';
import { rememberLost } from './lost-parts';
import { rememberReceivedAt } from './received-at';

/** Sends a read, and records of its response what the data does not say itself: when, for what, and what is missing. */
export async function requestRead<E extends ReadEndpoint>(
  { client, withGlobalErrors }: Api,
  endpoint: E,
  input: InputOf<E>,
): Promise<DataOf<E>> {
  const deviations: Deviation[] = [];
  const onDeviation = (one: Deviation) => {
    deviations.push(one);
    client.onDeviation?.(one);
  };
  const answer = await withGlobalErrors(
    () => endpoint({ ...client, onDeviation }, input as never) as Promise<DataOf<E>>,
    endpoint.operationId !== 'getWallet',
  );
  const data = cutLists(endpoint.operationId, input, answer, onDeviation);
  rememberLost(data, deviations);
  rememberReceivedAt(data);
  rememberInput(data, input);
  return data;
}
