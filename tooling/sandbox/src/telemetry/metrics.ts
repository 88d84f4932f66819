import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../db/db';
import type { MarketId } from '../markets/market';
import { marketIds } from '../markets/market';
import type { Answered } from '../http/answered';

export interface MetricSources {
  readonly db: Pick<Store, 'pool'>;
  /** How many chat connections a market has. */
  readonly sockets: (market: MarketId) => number;
}

export interface Metrics {
  answered(call: Answered): void;
  /** Serves the metrics at /metrics. */
  mount(app: FastifyInstance): void;
}

/** The buckets of the histogram, in seconds: from a read from memory to an upload on a slow connection. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics for Prometheus, at /metrics. */
export function createMetrics({ db, sockets }: MetricSources): Metrics {
  const registers = [new Registry()] as const;
  const [register] = registers;
  collectDefaultMetrics({ register });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to its answer, by route pattern and status.',
    labelNames: ['method', 'route', 'market', 'status'],
    buckets: BUCKETS,
    registers: [...registers],
  });
  const writes = new Counter({
    name: 'wallet_writes_total',
    help: 'Writes of members, by their end: done, refused (with its code) or failed.',
    labelNames: ['market', 'operation', 'outcome', 'code'],
    registers: [...registers],
  });
  new Gauge({
    name: 'chat_connections',
    help: 'Open chat connections of this process.',
    labelNames: ['market'],
    registers: [...registers],
    collect() {
      for (const market of marketIds) this.set({ market }, sockets(market));
    },
  });
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections to PostgreSQL that are open or idle, and calls that wait for one; none with the embedded database.',
    labelNames: ['state'],
    registers: [...registers],
    collect() {
      const { open, idle, waiting } = db.pool?.() ?? { open: 0, idle: 0, waiting: 0 };
      this.set({ state: 'open' }, open);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  return {
    answered({ method, route, market, status, seconds, write }) {
      durations.observe({ method, route, market, status: String(status) }, seconds);
      if (write)
        writes.inc({ market, operation: write.operationId, outcome: write.outcome, code: write.code });
    },
    mount(app) {
      app.get('/metrics', async (_, reply) =>
        reply.type(register.contentType).send(await register.metrics()),
      );
    },
  };
}
