import type { FastifyReply } from 'fastify';

/** Aborted when the client leaves before it is answered (and, without effect, once it is). */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  raw.once('close', () => leaving.abort());
  return leaving.signal;
}
