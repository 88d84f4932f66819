import type { Context, Span, Tracer } from '@opentelemetry/api';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { IncomingHttpHeaders } from 'node:http';
import type { Db, Store } from '../db/db';
import { currentScope } from '../http/request-scope';

/** A call in progress. */
interface TracedCall {
  /** The context of the call's span, the parent of all its spans. */
  readonly context: Context;
  end(end: { readonly status: number; readonly transactions: readonly bigint[] }): void;
}

interface BegunCall {
  readonly method: string;
  readonly route: string;
  readonly market: string;
  readonly operationId: string;
  readonly requestId: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Traces {
  begin(call: BegunCall): TracedCall;
  /** The store, with a span for each statement and transaction of a call. */
  watch(store: Store): Store;
  /** Sends pending spans. */
  close(): Promise<void>;
}

/** How long the end of the process waits for the collector, in ms. */
const LONGEST_SEND_MS = 3000;

const propagator = new W3CTraceContextPropagator();
const headerGetter = {
  keys: (headers: IncomingHttpHeaders) => Object.keys(headers),
  get: (headers: IncomingHttpHeaders, name: string) => headers[name],
};

/** The first words of a statement, such as 'insert into ledger_transaction'. They contain no values. */
const summaryOf = (text: string): string =>
  /^\s*(\w+(?:\s+[\w.*]+){0,2})/.exec(text)?.[1]?.replace(/\s+/g, ' ') ?? 'script';

async function inSpan<T>(span: Span, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Never record the error: a database error contains the refused row.
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
  }
}

function watchedStore(store: Store, tracer: Tracer): Store {
  const attributes = { 'db.system.name': 'postgresql' };
  const spanned = <T>(name: string, parent: Context | undefined, work: (inside: Context) => Promise<T>) => {
    // Work outside of calls, such as due work, is not traced.
    if (!parent) return work(ROOT_CONTEXT);
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    return inSpan(span, () => work(trace.setSpan(parent, span)));
  };
  const handle = (db: Db, parent: () => Context | undefined): Db => ({
    query: (text, values) => spanned(summaryOf(text), parent(), () => db.query(text, values)),
    script: (text) => spanned('script', parent(), () => db.script(text)),
    transaction: (work) =>
      spanned('transaction', parent(), (inside) =>
        db.transaction((tx) => work(handle(tx, () => (parent() ? inside : undefined)))),
      ),
  });
  return { ...store, ...handle(store, () => currentScope()?.trace) };
}

/**
 * Traces for a collector that speaks OTLP over HTTP.
 * @param endpoint its address, to which /v1/traces is added
 */
export function openTraces(endpoint: string): Traces {
  const exporter = new OTLPTraceExporter({
    timeoutMillis: LONGEST_SEND_MS,
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'member-wallet-sandbox' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('member-wallet-sandbox');
  return {
    begin({ method, route, market, operationId, requestId, headers }) {
      const parent = propagator.extract(ROOT_CONTEXT, headers, headerGetter);
      const span = tracer.startSpan(
        `${method} ${route}`,
        {
          kind: SpanKind.SERVER,
          attributes: {
            'http.request.method': method,
            'http.route': route,
            'member_wallet.market': market,
            'member_wallet.request_id': requestId,
            'member_wallet.operation': operationId,
          },
        },
        parent,
      );
      return {
        context: trace.setSpan(parent, span),
        end({ status, transactions }) {
          span.setAttribute('http.response.status_code', status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          if (transactions.length > 0) {
            span.setAttribute('member_wallet.ledger_transactions', transactions.map(String));
          }
          span.end();
        },
      };
    },
    watch: (store) => watchedStore(store, tracer),
    close: () => provider.shutdown(),
  };
}
