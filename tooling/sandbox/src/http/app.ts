import multipart from '@fastify/multipart';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mountChatFiles } from '../chat/mount-files';
import { mountConsole } from '../console/mount-console';
import { mountOpenAs } from '../console/members/open-as';
import { mountArt } from '../games/mount-art';
import { mountLobby } from '../games/mount-lobby';
import { mountMedia } from '../howto/mount-media';
import { isMarketId, markets } from '../markets/markets';
import { routes } from '../routes/routes';
import type { Services } from '../services';
import { mountReports } from '../reports/mount-reports';
import { mountSlipPictures } from '../slip/mount-slip-pictures';
import { codeOf, stackOf } from '../thrown';
import { mountRoutes } from './mount';
import { isDiskFull } from '../db/disk';
import { followCalls } from './follow-calls';
import type { Followers } from './follow-calls';
import { Refusal, errorBody } from './refusal';
import { currentScope, noteCall, requestIdOf } from './request-scope';
import type { Patience } from './slow-bodies';
import { refuseSlowBodies } from './slow-bodies';

const BODY_LIMIT = 64 * 1024;

declare module 'fastify' {
  interface FastifyContextConfig {
    operationId?: string;
    effect?: 'read' | 'write';
    market?: string;
  }
}

/** The refusal to respond with; undefined for an unexpected error. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isDiskFull(error)) return new Refusal('INTERNAL_SERVER_ERROR', 507);
  const status: unknown =
    typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  // Fastify's own client errors: malformed JSON, a body too large, a media type other than JSON.
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  return new Refusal('KEY_INVALID', status === 413 ? 413 : 400);
}

function onError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal) {
    noteCall({ refusal: refusal.code });
    void reply.code(refusal.status).send(errorBody(refusal.code));
    return;
  }
  // Never log the whole error: a database error contains the refused row.
  request.log.error(
    {
      operationId: request.routeOptions.config.operationId,
      name: error instanceof Error ? error.name : typeof error,
      code: codeOf(error),
      // Without the first line, which is the message and may contain what the member sent.
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
  /** True once the process has been told to stop. */
  readonly isStopping: () => boolean;
  readonly hasConsole: boolean;
  readonly patience: Patience;
  readonly followers: Followers;
}

/** The HTTP server: both markets, their pictures, the console, health checks. */
export function buildApp(
  services: Services,
  { logLevel, isStopping, hasConsole, patience, followers }: AppOptions,
): FastifyInstance {
  const app = Fastify({
    logger: { level: logLevel },
    // Fastify's own request lines contain the URL, and a URL may contain a game password.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: patience.requestMs,
    http: { headersTimeout: patience.headersMs, connectionsCheckingInterval: patience.checkMs },
    genReqId: ({ headers }) => requestIdOf(headers),
    forceCloseConnections: 'idle',
    // URLs that cannot be decoded or are too long never reach a route.
    frameworkErrors: onError,
    routerOptions: { maxParamLength: 512 },
    // The apps' server in front forwards the client's address.
    trustProxy: 'loopback',
  });
  refuseSlowBodies(app, patience);
  followCalls(app, followers);
  app.removeContentTypeParser('text/plain');
  void app.register(multipart, { throwFileSizeLimit: false });
  app.setErrorHandler(onError);
  app.setNotFoundHandler((_, reply) => reply.code(404).send(errorBody('NO_DATA')));
  app.addHook('onRequest', async (request, reply) => {
    const { operationId, market } = request.routeOptions.config;
    // Otherwise browsers may cache a response: a 410 is cacheable by default, so 'gone' would be permanent.
    if (operationId === undefined) return;
    reply.header('cache-control', 'no-store');
    // The id of the call in the log: the client's, if it sent one.
    reply.header('x-request-id', request.id);
    if (isMarketId(market)) services.calls.record(market, operationId);
    await services.clock.sync();
    // The time of the sandbox's clock, which the console can move.
    reply.header('date', services.clock.now().toUTCString());
  });
  app.addHook('onSend', async (_, __, payload) => {
    if (typeof payload === 'string') noteCall({ answer: payload });
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operationId, market } = request.routeOptions.config;
    if (operationId === undefined) return;
    const { transactions = [] } = currentScope() ?? {};
    request.log.info(
      {
        operationId,
        market,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        // The ids of what the call posted to the ledger.
        ...(transactions.length > 0 && { transactions: transactions.map(String) }),
      },
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
    mountReports(app, market, services);
    if (hasConsole) mountOpenAs(app, market);
  }
  if (hasConsole) mountConsole(app, services);
  services.chat.hub.attach(app.server, services);
  followers.metrics?.mount(app);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await services.db.query('select 1 as ready');
      if (!(await services.disk.hasRoom())) return reply.code(503).send({ status: 'disk full' });
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'no database' });
    }
  });
  return app;
}
