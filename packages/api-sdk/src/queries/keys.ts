import type { Endpoint, InputOf, ReadEndpoint } from '../endpoint/endpoint-types';
import { secretField } from '../endpoint/secrets';
import type { SessionClient } from './session-client';

/** The start of every key: whose data it is. */
export type ScopeKey = readonly ['member-wallet', baseURL: string, member: string | null];
/** The key of a read: whose data, which call and, unless it stands for all inputs, its input. */
export type ReadKey = readonly [...ScopeKey, operationId: string, ...input: readonly unknown[]];

/** A call's input; calls without input omit it. */
export type Given<Input> = [Input] extends [void] ? [input?: undefined] : [input: Input];

type Named = Pick<Endpoint, 'operationId' | 'auth' | 'effect'>;

/** The start of all keys of the client's member, or of a visitor. */
export const sessionKey = ({ baseURL, member }: SessionClient): ScopeKey => [
  'member-wallet',
  baseURL,
  member,
];

const checkIsRead = ({ operationId, effect }: Named): void => {
  if (effect !== 'read')
    throw new TypeError(`${operationId} changes something: it cannot be cached as a read`);
};

/** A visitors' call returns the same to every member, and stays cached through a log-in. */
const scopeOf = (client: SessionClient, { auth }: Named): ScopeKey =>
  sessionKey(auth === 'none' ? { ...client, member: null } : client);

/** The start of all keys of a call, whatever its input. */
export const callKey = (client: SessionClient, endpoint: ReadEndpoint): ReadKey => {
  checkIsRead(endpoint);
  return [...scopeOf(client, endpoint), endpoint.operationId];
};

/** The key of a call with this input. Throws a TypeError if the input contains a secret, such as a password or a token. */
export const readKey = <E extends ReadEndpoint>(
  client: SessionClient,
  endpoint: E,
  ...[input]: Given<InputOf<E>>
): ReadKey => {
  const fields = Object.entries(Object(input));
  const secret = fields.find(([name, value]) => value !== undefined && secretField.test(name));
  if (secret)
    throw new TypeError(`${endpoint.operationId}: "${secret[0]}" is secret and cannot be part of a key`);
  return [...callKey(client, endpoint), input ?? null];
};

/** The key of a list that is read page by page. */
export const pagesKey = (client: SessionClient, endpoint: ReadEndpoint, limit: number): ReadKey => [
  ...callKey(client, endpoint),
  'pages',
  limit,
];
