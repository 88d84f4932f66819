import type { DataOf, Deviation, InputOf, ReadEndpoint } from '@member-wallet/api-sdk';
import type { Api } from '#/data/api/api';
import { cutLists } from './cut-lists';

/** The data of a read, with facts about its request and response. */
export interface Answer<Data> {
  readonly data: Data;
  /** The request's input: equal data for another input is a different answer. */
  readonly input: unknown;
  /** When the response arrived, in milliseconds as in Date.now(): durations in the data count from then. */
  readonly receivedAt: number;
  /** The parts that could not be read and are missing: 'slots[]' for an item of a list, 'slots' for the whole list. */
  readonly lost: readonly string[];
}

/** Whether a part of the response was left out: 'slots' or 'slots[]', but not 'slots[].banners', which is a detail. */
const isPart = ({ field, kind }: Deviation): boolean => kind === 'dropped' && !/\[\]./.test(field);

/**
 * Sends a read. Rejects with the SDK's errors.
 * @param options.isCut false for code that renders no rows and can use more of them than were requested
 */
export async function requestRead<E extends ReadEndpoint>(
  { client, withGlobalErrors }: Api,
  endpoint: E,
  input: InputOf<E>,
  { isCut = true }: { readonly isCut?: boolean } = {},
): Promise<Answer<DataOf<E>>> {
  const deviations: Deviation[] = [];
  const onDeviation = (one: Deviation) => {
    deviations.push(one);
    client.onDeviation?.(one);
  };
  const response = await withGlobalErrors(
    () => endpoint({ ...client, onDeviation }, input as never) as Promise<DataOf<E>>,
    endpoint.operationId !== 'getWallet',
  );
  const data = isCut ? cutLists(endpoint.operationId, input, response, onDeviation) : response;
  const lost = deviations.filter(isPart).map(({ field }) => field);
  return { data, input, receivedAt: Date.now(), lost };
}
