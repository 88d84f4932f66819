import type { Client } from '../client/client';
import { type AnswerMeta, watched } from './answer-meta';

/** Data with what the response said beside it. */
export interface WithMeta<Data> {
  readonly data: Data;
  /** Of the last response; undefined if none arrived. */
  readonly meta: AnswerMeta | undefined;
}

/**
 * Makes a call and returns the status, the request id and Retry-After of its response beside its data:
 * `const { data, meta } = await withMeta(client, (one) => getWallet(one))`. Rejects as the call does; its error has the
 * same three.
 */
export const withMeta = async <Data>(
  client: Client,
  call: (client: Client) => Promise<Data>,
): Promise<WithMeta<Data>> => {
  let meta: AnswerMeta | undefined;
  const data = await call(watched(client, (seen) => (meta = seen)));
  return { data, meta };
};
