import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../http/refusal';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|::ffff:127(\.\d{1,3}){3})$/;
const LOCAL_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** Whether the URL is of a page on this machine. */
export const isLocalPage = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && LOCAL_HOST.test(new URL(url).host);

/** Browsers send the page's origin, other clients none. */
function isOwnPage(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}

/**
 * Allows requests from this machine only: by address, and by host name, against DNS rebinding. From browsers,
 * only the console's own pages.
 */
export async function onlyLoopback(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const host = request.headers.host ?? '';
  const isLocal = isLoopback(request.ip) && LOCAL_HOST.test(host);
  if (!isLocal || !isOwnPage(request.headers.origin, host))
    await reply.code(403).send(errorBody('INVALID_IP'));
}
