/** @starts processes */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { getWallet } from '../endpoints/wallet';
import { activateSlot } from '../endpoints/game-accounts';
import { transfer } from '../endpoints/money';
import { root } from '../fixtures/packed-project';
import { withSpans } from '../fixtures/open-telemetry';
import { fault, raw } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const backend = createTestBackend();
const client = withSpans(backend.client());

beforeAll(() => {
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});
afterAll(() => {
  trace.disable();
  propagation.disable();
  context.disable();
});
afterEach(() => {
  exporter.reset();
  backend.reset();
});

test('has the code of the README', () => {
  const code = readFileSync(join(root, 'src/fixtures/open-telemetry.ts'), 'utf8');
  const shown = code.replace("'../index'", "'@member-wallet/api-sdk'");
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`\`\`\`ts\n${shown}\`\`\``);
});

test('creates one finished span per call, which the server can continue', async () => {
  backend.answer(activateSlot, raw({ status: 200, text: '{"message":"OK"}', requestId: 'req-1' }));
  await activateSlot(client, { slotCode: 'PG' });
  const [span, ...others] = exporter.getFinishedSpans();
  expect(others).toEqual([]);
  expect(span).toMatchObject({
    name: 'activateSlot',
    kind: SpanKind.CLIENT,
    status: { code: SpanStatusCode.UNSET },
    attributes: {
      'http.request.method': 'GET',
      'url.template': '/api/wallet/activate/{slotCode}',
      'http.response.status_code': 200,
      'member_wallet.request_id': 'req-1',
    },
  });
  const { traceId = '', spanId = '' } = span?.spanContext() ?? {};
  expect(backend.calls(activateSlot)[0]?.headers['traceparent']).toBe(`00-${traceId}-${spanId}-01`);
});

test('creates a span with an error for a failed call, and ends that of a call without a response', async () => {
  backend.answer(transfer, fault('silence'));
  await transfer.safe(client, { from: 'WALLET', to: 'PG', amount: 1 }, { timeoutMs: 10 });
  backend.answer(getWallet, raw({ status: 400, text: '{"message":"NO_WALLET"}' }));
  await getWallet.safe(client);
  expect(exporter.getFinishedSpans()).toMatchObject([
    {
      name: 'transfer',
      status: { code: SpanStatusCode.ERROR },
      attributes: { 'error.type': 'timeout', 'member_wallet.outcome': 'unknown' },
    },
    {
      name: 'getWallet',
      status: { code: SpanStatusCode.ERROR },
      attributes: {
        'error.type': 'NO_WALLET',
        'member_wallet.outcome': 'none',
        'http.response.status_code': 400,
      },
    },
  ]);
});
