import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallJournal } from '../calls/call-journal';
import type { Metrics } from '../telemetry/metrics';
import type { Traces } from '../telemetry/traces';
import type { WriteEnd } from './answered';
import type { RequestScope } from './request-scope';
import { inScope, newScope } from './request-scope';

/** What records calls; undefined if it is off. */
export interface Followers {
  readonly metrics: Metrics | undefined;
  readonly traces: Traces | undefined;
  readonly journal: Pick<CallJournal, 'ended'> | undefined;
  readonly now: () => Date;
}

/** The status for a connection that ended before the response, as in nginx's logs. */
const CUT = 499;

function outcomeOf(status: number): WriteEnd['outcome'] {
  if (status === CUT) return 'cut';
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
}

function follow(
  request: FastifyRequest,
  reply: FastifyReply,
  { metrics, traces, journal, now }: Followers,
): RequestScope {
  const { method, headers, id: requestId } = request;
  const { config, url: route = 'none' } = request.routeOptions;
  const { operationId, market = '', effect } = config;
  const call = operationId
    ? traces?.begin({ method, route, market, operationId, requestId, headers })
    : undefined;
  const scope = newScope(call?.context);
  if (!metrics && !call && !(journal && operationId)) return scope;
  const began = performance.now();
  reply.raw.once('close', () => {
    const status = reply.raw.writableFinished ? reply.raw.statusCode : CUT;
    const ms = performance.now() - began;
    const write =
      operationId && effect === 'write'
        ? { operationId, outcome: outcomeOf(status), code: scope.refusal }
        : undefined;
    metrics?.answered({ method, route, market, status, seconds: ms / 1000, write });
    call?.end({ status, transactions: scope.transactions });
    if (!journal || !operationId) return;
    const key = headers['idempotency-key'];
    journal.ended({
      ...{ market, operationId, method, route, requestId, status, ms, scope },
      at: now(),
      endedAt: new Date(),
      isWrite: effect === 'write',
      params: request.params,
      body: request.body,
      bytes: headers['content-length'],
      key: typeof key === 'string' ? key : undefined,
    });
  });
  return scope;
}

/** Gives every request its own scope, and reports its end to the followers. */
export function followCalls(app: FastifyInstance, followers: Followers): void {
  app.addHook('onRequest', (request, reply, done) => inScope(follow(request, reply, followers), done));
}
