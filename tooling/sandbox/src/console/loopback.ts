import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../http/refusal';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** A browser names the page that sends; other clients name none. */
function isOwnPage(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * The console answers this machine only: by address, and by the name that was asked for, so that a page
 * elsewhere cannot reach it through a name of its own that points here. Of pages only its own may send.
 */
export async function onlyLoopback(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const host = request.headers.host ?? '';
  const isLocal = LOOPBACK.test(request.ip) && LOCAL_HOST.test(host);
  if (!isLocal || !isOwnPage(request.headers.origin, host))
    await reply.code(403).send(errorBody('INVALID_IP'));
}
