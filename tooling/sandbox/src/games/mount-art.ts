import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../http/refusal';
import type { Game, Market } from '../markets/market';
import { gameOf } from '../markets/market';
import { bannerArt } from '../bonus/banner-art';
import { bannerArt as inviteArt } from '../invite/banners';
import { qrImage } from '../qr/qr-image';
import { gameArt, gameLogo } from './art';

interface Params {
  readonly file: string;
}

const gameOfFile = (market: Market, file: string): Game => {
  const game = gameOf(market, /^([\w-]+)\.svg$/.exec(file)?.[1] ?? '');
  if (!game) throw new Refusal('NO_DATA');
  return game;
};

const sendSvg = (reply: FastifyReply, svg: string): FastifyReply =>
  reply
    .type('image/svg+xml; charset=utf-8')
    .header('cache-control', 'public, max-age=3600')
    // An SVG that is opened directly must not run scripts.
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
    .header('x-content-type-options', 'nosniff')
    .send(svg);

/** Pictures, under the market's /api so that the proxy of the API covers them too. */
export function mountArt(app: FastifyInstance, market: Market): void {
  app.get<{ Params: Params }>(`/${market.id}/api/art/games/:file`, (request, reply) =>
    sendSvg(reply, gameArt(market, gameOfFile(market, request.params.file))),
  );
  app.get<{ Params: Params }>(`/${market.id}/api/art/logos/:file`, (request, reply) =>
    sendSvg(reply, gameLogo(market, gameOfFile(market, request.params.file))),
  );
  app.get(`/${market.id}/api/art/contact/qr.svg`, (_, reply) =>
    sendSvg(reply, qrImage(market.contact.lineLink)),
  );
  app.get<{ Params: Params }>(`/${market.id}/api/art/bonuses/:file`, (request, reply) => {
    const svg = bannerArt(market, request.params.file);
    if (svg === undefined) throw new Refusal('NO_DATA');
    return sendSvg(reply, svg);
  });
  app.get<{ Params: Params }>(`/${market.id}/api/art/banners/:file`, (request, reply) => {
    const svg = inviteArt(market, request.params.file.replace(/\.svg$/, ''));
    if (svg === undefined) throw new Refusal('NO_DATA');
    return sendSvg(reply, svg);
  });
}
