import type { FastifyInstance } from 'fastify';
import { networkOf } from '../access/network';
import { MINUTE } from '../clock';
import { parse } from '../http/parse';
import { Refusal } from '../http/refusal';
import type { Market } from '../markets/market';
import type { Services } from '../services';
import { reportInput } from './report';

/** Reports of one client per minute. A page sends one every ten seconds, and one when it is hidden. */
const MOST_IN_A_MINUTE = 120;
/** Browsers refuse to send more at once. */
const BODY_LIMIT = 64 * 1024;

/** @returns whether a client may send another report */
function createLimit(): (client: string) => boolean {
  const counts = new Map<string, number>();
  let since = 0;
  return (client) => {
    const now = Date.now();
    if (now - since > MINUTE) {
      counts.clear();
      since = now;
    }
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return count <= MOST_IN_A_MINUTE;
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('KEY_INVALID');
  }
}

/** Receives reports: POST /api/reports, JSON as text/plain, because other types need a preflight across origins. */
export function mountReports(app: FastifyInstance, market: Market, services: Services): void {
  const isAllowed = createLimit();
  void app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, (_, body, done) => done(null, body));
    scope.post(`/${market.id}/api/reports`, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const { rateLimits } = await services.switches.read(market.id);
      if (rateLimits && !isAllowed(networkOf(request.ip))) throw new Refusal('REQUEST_LIMIT');
      const { body } = request;
      const report = parse(reportInput, typeof body === 'string' ? jsonOf(body) : body);
      services.reports.add(market.id, report, services.clock.now());
      return reply.code(204).send();
    });
  });
}
