import type { Client } from '../client/client';
import { type AnswerMeta, withResponseListener } from './answer-meta';

/** Data with the response's metadata. */
export interface WithMeta<Data> {
  readonly data: Data;
  /** The last response's; undefined if none arrived. */
  readonly meta: AnswerMeta | undefined;
}

/**
 * Makes a call and returns its response's status, request id and Retry-After with its data: `const { data, meta } =
 * await withMeta(client, (one) => getWallet(one))`. Rejects like the call, whose error has the same three.
 */
export const withMeta = async <Data>(
  client: Client,
  call: (client: Client) => Promise<Data>,
): Promise<WithMeta<Data>> => {
  let meta: AnswerMeta | undefined;
  const data = await call(withResponseListener(client, (seen) => (meta = seen)));
  return { data, meta };
};
