import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Market } from '../markets/market';
import { byteRange, mediaFile } from './media-file';

/** The tutorials, under the market's /api/media so that the proxy of the API covers them too. */
export function mountMedia(app: FastifyInstance, market: Market): void {
  app.get<{ Params: { readonly name: string } }>(
    `/${market.id}/api/media/howto/:name`,
    async (request, reply) => {
      const file = mediaFile(market.id, request.params.name);
      if (!file) throw new Refusal('NO_DATA');
      const range = byteRange(request.headers.range, file.size);
      void reply
        .type(file.type)
        .header('accept-ranges', 'bytes')
        .header('cache-control', 'public, max-age=3600')
        .header('x-content-type-options', 'nosniff');
      if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
      if (range === undefined) {
        return reply.header('content-length', file.size).send(createReadStream(file.path));
      }
      const { first, last } = range;
      return reply
        .code(206)
        .header('content-range', `bytes ${first}-${last}/${file.size}`)
        .header('content-length', last - first + 1)
        .send(createReadStream(file.path, { start: first, end: last }));
    },
  );
}
