import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../access/network';
import { hashToken, memberOfHash, phoneOfToken } from '../access/tokens';
import { phoneIn } from '../calls/call-record';
import type { Fault } from '../faults/fault';
import type { Market } from '../markets/market';
import type { Services } from '../services';
import { readForm } from './read-form';
import { readInput } from './read-input';
import { Refusal, errorBody, statusOf } from './refusal';
import { noteCall } from './request-scope';
import type { MemberContext, Route, RequestContext } from './route';

const bearer = (request: FastifyRequest): string | undefined =>
  /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '')?.[1];

/** The Idempotency-Key: printable ASCII. @throws Refusal KEY_INVALID */
function idempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Refusal('KEY_INVALID');
  return key;
}

async function asMemberContext(request: FastifyRequest, context: RequestContext): Promise<MemberContext> {
  const token = bearer(request);
  if (token === undefined) {
    throw new Refusal(request.headers.authorization === undefined ? 'UNAUTHORIZED' : 'invalid-token');
  }
  const { services, market } = context;
  const tokenHash = hashToken(token);
  const member = await memberOfHash(services.db, market, tokenHash, services.clock.now());
  return { ...context, member, tokenHash, idempotencyKey: idempotencyKey(request) };
}

const SLIP_CODES = { missing: 'SLIP_NO_FILE', invalid: 'SLIP_INVALID_FILE' } as const;
const OTHER_CODES = { missing: 'KEY_MISSING', invalid: 'KEY_INVALID' } as const;

/** The input, checked by the endpoint's schema. Uploads have their own codes for problems with the file. */
async function inputOf({ endpoint }: Route, request: FastifyRequest): Promise<unknown> {
  if (endpoint.encoding === 'json') return readInput(endpoint.body, request.body, request.params);
  const { fields, isTooLarge } = await readForm(request);
  const codes = endpoint.errors.some((code) => code === 'SLIP_NO_FILE') ? SLIP_CODES : OTHER_CODES;
  if (isTooLarge) throw new Refusal(codes.invalid, 413);
  if (!Object.values(fields).some((value) => value instanceof Blob)) throw new Refusal(codes.missing);
  return readInput(endpoint.body, fields, request.params);
}

/** @throws Refusal NO_WALLET for calls that declare it, while the member's wallet is closed */
function expectWallet({ endpoint }: Route, { member }: MemberContext): void {
  const needsOne = endpoint.errors.some((code) => code === 'NO_WALLET');
  if (needsOne && member.status === 'wallet-closed') throw new Refusal('NO_WALLET');
}

/** @throws Refusal SLIP_UPLOAD_FAIL, or with 507, for writes while the disk is almost full. Nothing is begun then. */
async function expectRoom({ endpoint }: Route, { services }: RequestContext): Promise<void> {
  if (endpoint.effect !== 'write' || (await services.disk.hasRoom())) return;
  if (endpoint.errors.some((code) => code === 'SLIP_UPLOAD_FAIL')) throw new Refusal('SLIP_UPLOAD_FAIL');
  throw new Refusal('INTERNAL_SERVER_ERROR', 507);
}

async function answer(route: Route, request: FastifyRequest, context: RequestContext): Promise<unknown> {
  const work = (): Promise<unknown> => handle(route, request, context);
  if (route.endpoint.encoding === 'json') return work();
  const { services, market, address } = context;
  const { rateLimits } = await services.switches.read(market.id);
  return services.uploads.run(rateLimits ? address : null, work);
}

async function handle(route: Route, request: FastifyRequest, context: RequestContext): Promise<unknown> {
  const { terminated, addresses } = await context.services.switches.read(context.market.id);
  if (terminated) throw new Refusal('gone');
  if (!addresses) throw new Refusal('INVALID_IP');
  await expectRoom(route, context);
  if (route.auth === 'none') {
    return route.handle(await inputOf(route, request), context);
  }
  if (route.auth === 'any') {
    return route.handle(await inputOf(route, request), { ...context, token: bearer(request) });
  }
  const memberContext = await asMemberContext(request, context);
  expectWallet(route, memberContext);
  return route.handle(await inputOf(route, request), memberContext);
}

function cut(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.destroy();
}

/** The phone of the member with the request's token, or the phone in a visitor's body. */
async function callerPhone(
  request: FastifyRequest,
  market: Market,
  { db }: Services,
): Promise<string | undefined> {
  const token = bearer(request);
  return token === undefined ? phoneIn(request.body) : phoneOfToken(db, market.id, token);
}

/** Applies the fault. @returns whether the request has been answered or cut; if not, the route answers */
async function applyFault(fault: Fault, reply: FastifyReply): Promise<boolean> {
  switch (fault.kind) {
    case 'delay':
      await delay(fault.ms ?? 1000);
      return false;
    case 'error': {
      const code = fault.code ?? 'INTERNAL_SERVER_ERROR';
      await reply.code(fault.status ?? 500).send(errorBody(code));
      return true;
    }
    case 'refused': {
      const { code = 'INTERNAL_SERVER_ERROR' } = fault;
      noteCall({ refusal: code });
      await reply.code(statusOf(code)).send(errorBody(code));
      return true;
    }
    case 'cut-before':
      cut(reply);
      return true;
    case 'html':
      await reply
        .code(fault.status ?? 200)
        .type('text/html; charset=utf-8')
        .send('<!doctype html><title>Bad gateway</title><p>Bad gateway</p>');
      return true;
    case 'wrong-shape':
      await reply.code(fault.status ?? 200).send([{ unexpected: [null] }]);
      return true;
    case 'truncated':
      await reply
        .code(fault.status ?? 200)
        .type('application/json; charset=utf-8')
        .send('{"message":"OK","sl');
      return true;
    case 'delay-after':
    case 'error-after':
    case 'cut-after':
      return false;
  }
}

/** Mounts every route under the market's prefix, with the method and path of its endpoint. */
export function mountRoutes(
  app: FastifyInstance,
  market: Market,
  routes: readonly Route[],
  services: Services,
): void {
  for (const route of routes) {
    const { operationId, method, path, effect } = route.endpoint;
    app.route({
      method,
      url: `/${market.id}${path.replace(/\{(\w+)\}/g, ':$1')}`,
      config: { operationId, effect, market: market.id },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const fault = await services.faults.take({
          market: market.id,
          operationId,
          phone: () => callerPhone(request, market, services),
        });
        if (fault) noteCall({ fault: fault.kind });
        if (fault && (await applyFault(fault, reply))) return reply;
        const body = await answer(route, request, {
          services,
          market,
          address: networkOf(request.ip),
          userAgent: request.headers['user-agent'] ?? '',
        });
        // Serialised here, because Fastify would send a bare boolean or string as plain text.
        const text = JSON.stringify(body);
        if (fault?.kind === 'delay-after') await delay(fault.ms ?? 1000);
        if (fault?.kind === 'error-after') {
          return reply.code(fault.status ?? 500).send(errorBody(fault.code ?? 'INTERNAL_SERVER_ERROR'));
        }
        if (fault?.kind === 'cut-after') {
          noteCall({ answer: text });
          cut(reply);
          return reply;
        }
        return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(text);
      },
    });
  }
}
