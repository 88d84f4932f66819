import type { FastifyInstance } from 'fastify';
import type { Market } from '../markets/market';
import type { Services } from '../services';
import { slipPicture } from './slips';

/** Uploaded slips, under the market's /api so that the proxy of the API covers them too. */
export function mountSlipPictures(app: FastifyInstance, market: Market, services: Services): void {
  app.get<{ Params: { key: string } }>(`/${market.id}/api/art/slips/:key`, async (request, reply) => {
    const { type, bytes } = await slipPicture(services.db, market.id, request.params.key);
    return reply
      .type(type)
      .header('cache-control', 'private, no-store')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
