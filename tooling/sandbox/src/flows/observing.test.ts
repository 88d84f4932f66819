/** @starts servers */
import parseMetrics from 'parse-prometheus-text-format';
import pg from 'pg';
import { schemaOf } from '../db/postgres-store';
import type { Sandbox } from '../start-sandbox';
import { call, tokenOf } from '../testing/caller';
import { openChatClient } from '../testing/chat-client';
import { openCollector } from '../testing/collector';
import { onOneStore } from '../testing/every-store';
import { startAt } from '../testing/seeded';

const PHONE = '0812345678';
const MOVE = { from: 'WALLET', to: 'PG', amount: 80.25 };
const TRANSFER = '/th/api/wallet/transfer';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

onOneStore('metrics and traces', (place) => {
  let collector: Awaited<ReturnType<typeof openCollector>>;
  let sandbox: Sandbox;
  let token: string;
  beforeAll(async () => {
    collector = await openCollector();
    sandbox = await startAt(place, { metrics: true, traces: collector.url });
    token = await tokenOf(sandbox.url, 'th', PHONE);
  });
  afterAll(async () => {
    await sandbox.close();
    collector.close();
  });

  const transfer = (amount: number, headers: Readonly<Record<string, string>> = {}) =>
    call(sandbox.url, 'POST', TRANSFER, { ...MOVE, amount }, { token, headers });
  async function scrape() {
    const answer = await fetch(`${sandbox.url}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    const families = new Map(parseMetrics(text).map((family) => [family.name, family]));
    // The parser drops the labels of histograms, so their type is removed: then it reads each line separately.
    const lines = parseMetrics(text.replace(/^# TYPE \S+ histogram\n/gm, ''));
    const samples = (name: string, labels: Readonly<Record<string, string>>) =>
      lines
        .filter((family) => family.name === name)
        .flatMap(({ metrics }) => metrics)
        .filter(({ labels: own = {} }) =>
          Object.entries(labels).every(([label, value]) => own[label] === value),
        );
    return { text, families, samples };
  }

  test('an independent parser reads calls by route and status, outcomes of writes, chat connections and the pool', async () => {
    for (const amount of [10, 11, 12]) expect((await transfer(amount)).status).toBe(200);
    expect((await transfer(9_999_999)).status).toBe(422);
    const fault = { market: 'th', operationId: 'transfer', kind: 'cut-after', times: 1 };
    await call(sandbox.url, 'POST', '/console/faults', fault);
    await expect(transfer(13)).rejects.toMatchObject({ code: 'ECONNRESET' });
    await call(sandbox.url, 'GET', '/th/api/wallet/account/PG', undefined, { token });
    await call(sandbox.url, 'GET', `/th/api/nowhere/${PHONE}`);

    const { text, families, samples } = await scrape();
    const durations = families.get('http_request_duration_seconds');
    expect(durations).toMatchObject({ type: 'HISTOGRAM' });
    const calls = (labels: Readonly<Record<string, string>>) =>
      samples('http_request_duration_seconds_count', labels).map(({ value }) => Number(value));
    expect(calls({ method: 'POST', route: TRANSFER, market: 'th', status: '200' })).toEqual([3]);
    expect(calls({ route: TRANSFER, status: '422' })).toEqual([1]);
    expect(calls({ route: TRANSFER, status: '499' })).toEqual([1]);
    expect(calls({ route: '/th/api/wallet/account/:slotCode', status: '200' })).toEqual([1]);
    expect(calls({ route: 'none', status: '404' })).toEqual([1]);
    const writes = (outcome: string, code: string) =>
      samples('wallet_writes_total', { market: 'th', operation: 'transfer', outcome, code }).map(
        ({ value }) => Number(value),
      );
    expect(families.get('wallet_writes_total')).toMatchObject({ type: 'COUNTER' });
    expect(writes('done', '')).toEqual([3]);
    expect(writes('refused', 'MONEY_NOT_ENOUGH')).toEqual([1]);
    expect(writes('cut', '')).toEqual([1]);
    expect(samples('wallet_writes_total', { operation: 'getWallet' })).toEqual([]);
    const guest = await openChatClient(sandbox.url, 'guest-of-this-test-0001');
    const connections = async (market: string) =>
      (await scrape()).samples('chat_connections', { market }).map(({ value }) => value);
    while ((await connections('th'))[0] !== '1');
    expect(await connections('la')).toEqual(['0']);
    guest.close();
    const [open] = samples('db_pool_connections', { state: 'open' });
    expect(Number(open?.value) > 0).toBe(place.databaseUrl !== undefined);
    expect(families.has('process_cpu_seconds_total')).toBe(true);
    for (const secret of [PHONE, token]) expect(text).not.toContain(secret);
  });

  test('a transfer is one trace, from the browser’s request id to the ledger', async () => {
    const id = 'browser-7f3a-0001';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${sandbox.url}${TRANSFER}`, {
      method: 'POST',
      headers: { ...headers, 'x-request-id': id, traceparent: `00-${TRACE}-${PARENT}-01` },
      body: JSON.stringify(MOVE),
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-request-id')).toBe(id);
    const bad = await fetch(`${sandbox.url}/th/api/lookup/info`, { headers: { 'x-request-id': 'a b"c' } });
    expect(bad.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    // Sends pending spans.
    await sandbox.close();

    expect(new Set(collector.services())).toEqual(new Set(['member-wallet-sandbox']));
    const spans = collector.spans();
    const [own] = spans.filter(({ attributes }) => attributes['member_wallet.request_id'] === id);
    expect(own).toMatchObject({
      traceId: TRACE,
      parentSpanId: PARENT,
      name: `POST ${TRANSFER}`,
      attributes: {
        'http.route': TRANSFER,
        'http.response.status_code': 200,
        'member_wallet.operation': 'transfer',
        'member_wallet.ledger_transactions': [expect.stringMatching(/^\d+$/)],
      },
    });
    const statements = spans.filter(
      ({ traceId, parentSpanId }) => traceId === TRACE && parentSpanId === own?.spanId,
    );
    expect(statements.length).toBeGreaterThan(0);
    expect(new Set(statements.map(({ attributes }) => attributes['db.system.name']))).toEqual(
      new Set(['postgresql']),
    );
    // A refused call has posted nothing.
    const refused = spans.filter(({ attributes }) => attributes['http.response.status_code'] === 422);
    expect(refused.map(({ attributes }) => attributes['member_wallet.ledger_transactions'])).toEqual([
      undefined,
    ]);
    for (const secret of [PHONE, token, '80.25', 'demo1234']) {
      expect(collector.text()).not.toContain(secret);
    }
    if (place.databaseUrl === undefined) return;
    const client = new pg.Client({ connectionString: place.databaseUrl.replace(/\?.*/, '') });
    await client.connect();
    const [posted] = [own?.attributes['member_wallet.ledger_transactions']].flat();
    const found = await client.query<{ kind: string; amount: string }>(
      `select kind, amount from ${schemaOf(place.databaseUrl)}.ledger_transaction where id = $1`,
      [posted],
    );
    await client.end();
    expect(found.rows).toEqual([{ kind: 'transfer', amount: '8025' }]);
  });
});

test('metrics and traces are off by default', async () => {
  const sandbox = await startAt({ databaseUrl: undefined });
  try {
    expect((await call(sandbox.url, 'GET', '/metrics')).status).toBe(404);
  } finally {
    await sandbox.close();
  }
});
