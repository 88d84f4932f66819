import type { Endpoint, InputOf, ReadEndpoint } from '@member-wallet/api-sdk';

/** The cache key of a read: the operation, then its input. */
export type ReadKey = readonly [operationId: string, input: unknown];

export const readKey = <E extends ReadEndpoint>(endpoint: E, input: InputOf<E>): ReadKey => [
  endpoint.operationId,
  input ?? null,
];

/** A filter for SWR keys: matches every cached read of the given endpoints, whatever its input. */
export const readsOf =
  (endpoints: readonly Pick<Endpoint, 'operationId'>[]) =>
  (key: unknown): boolean =>
    Array.isArray(key) && endpoints.some(({ operationId }) => key[0] === operationId);
