import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Market } from '../markets/market';
import type { Services } from '../services';
import { samples } from './samples';

interface Params {
  readonly name: string;
}

/** A content security policy that runs nothing if the file is opened directly. */
const withSafeHeaders = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=31536000, immutable');

/** The range of a Range header in the form `bytes=start-end`, the only form that players send. */
function rangeOf(request: FastifyRequest, size: number): { from: number; to: number } | null {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined || Number(from) >= size) return null;
  return { from: Number(from), to: to ? Math.min(Number(to), size - 1) : size - 1 };
}

/** Chat files, under the market's /api so that the proxy of the API covers them too. */
export function mountChatFiles(app: FastifyInstance, market: Market, services: Services): void {
  app.get<{ Params: Params }>(`/${market.id}/api/chat/samples/:name`, (request, reply) => {
    const { name } = request.params;
    const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
    if (!sample) throw new Refusal('NO_DATA');
    return withSafeHeaders(reply).type(sample.type).send(sample.body);
  });
  app.get<{ Params: Params }>(`/${market.id}/api/chat/files/:name`, async (request, reply) => {
    const file = await services.chat.files.open(request.params.name);
    const range = rangeOf(request, file.size);
    const { from, to } = range ?? { from: 0, to: file.size - 1 };
    withSafeHeaders(reply)
      .type(file.type)
      .header('accept-ranges', 'bytes')
      .header('content-length', to - from + 1);
    if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${file.size}`);
    return reply.send(file.read(from, to));
  });
}
