import type { FastifyReply } from 'fastify';

/** A signal that is aborted when the client disconnects before the response, and also, without effect, after it. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}
