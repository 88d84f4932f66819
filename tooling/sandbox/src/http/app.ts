import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mountChatConsole } from '../chat/mount-chat-console';
import { mountChatFiles } from '../chat/mount-files';
import { mountConsole } from '../console/mount-console';
import { mountArt } from '../games/mount-art';
import { mountLobby } from '../games/mount-lobby';
import { mountMedia } from '../howto/mount-media';
import { isMarketId, markets } from '../markets/markets';
import { routes } from '../routes/routes';
import type { Services } from '../services';
import { mountSlipPictures } from '../slip/mount-slip-pictures';
import { codeOf, stackOf } from '../thrown';
import { mountRoutes } from './mount';
import { Refusal, errorBody } from './refusal';

const BODY_LIMIT = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    market?: string;
  }
}

/** The code and status of whatever was thrown while a request was served. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  // The server's own refusals: malformed JSON, a body too large, a media type that is not JSON.
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new Refusal('KEY_INVALID', status === 413 ? 413 : 400);
}

function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal) {
    void reply.code(refusal.status).send(errorBody(refusal.code));
    return;
  }
  // Never the whole error: a database error quotes the row that it refused.
  request.log.error(
    {
      operationId: request.routeOptions.config.operationId,
      name: error instanceof Error ? error.name : typeof error,
      code: codeOf(error),
      // Its first line is the message, which may quote what the member sent.
      stack: stackOf(error)
        ?.match(/^\s+at .*$/gm)
        ?.slice(0, 6),
    },
    'request failed',
  );
  void reply.code(500).send(errorBody('INTERNAL_SERVER_ERROR'));
}

interface AppOptions {
  readonly logLevel: string;
  /** From the moment when the process was told to end. */
  readonly isStopping: () => boolean;
  readonly hasConsole: boolean;
}

/** The whole HTTP side: both markets, their pictures, the console, health. */
export function buildApp(
  services: Services,
  { logLevel, isStopping, hasConsole }: AppOptions,
): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    // Its own lines hold the address, and an address may hold a game password.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    // Addresses that cannot be decoded or are too long never reach a route.
    frameworkErrors: onError,
    routerOptions: { maxParamLength: 512 },
    // The apps' own server stands before it, and says whom it speaks for.
    trustProxy: 'loopback',
  });
  app.removeContentTypeParser('text/plain');
  void app.register(multipart, { throwFileSizeLimit: false });
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_, reply) => reply.code(404).send(errorBody('NO_DATA')));
  app.addHook('onRequest', async (request, reply) => {
    const { operationId, market } = request.routeOptions.config;
    // Without this a browser may keep an answer: a 410 is cacheable by default, and 'gone' would be for ever.
    if (operationId !== undefined) reply.header('cache-control', 'no-store');
    if (operationId !== undefined && isMarketId(market)) services.calls.record(market, operationId);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operationId, market } = request.routeOptions.config;
    if (operationId === undefined) return;
    request.log.info(
      { operationId, market, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  for (const market of markets) {
    mountRoutes(app, market, routes, services);
    mountArt(app, market);
    mountMedia(app, market);
    mountSlipPictures(app, market, services);
    mountLobby(app, market, services);
    mountChatFiles(app, market, services);
  }
  if (hasConsole) {
    mountConsole(app, services);
    mountChatConsole(app, services);
  }
  services.chat.hub.attach(app.server, services);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await services.db.query('select 1 as ready');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  return app;
}
