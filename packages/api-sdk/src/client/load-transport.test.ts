/** @starts servers */
import { getBanks } from '../endpoints/lookup';
import { transfer } from '../endpoints/money';
import { json, listen } from '../fixtures/loopback';
import { createTestBackend } from '../testing/test-backend';
import { transport as axiosTransport } from '../axios';
import { createClientOver } from './client';
import { loadTransport } from './load-transport';

const money = { from: 'WALLET', to: 'PG', amount: 1 };
const backend = createTestBackend();
afterEach(() => backend.reset());

/** A transport whose code arrives, or fails to load, when the test says so. */
const deferredTransport = () => {
  const loads: { arrive: () => void; fail: () => void }[] = [];
  const transport = loadTransport(
    () =>
      new Promise((resolve, reject) => {
        loads.push({
          arrive: () => resolve({ transport: backend.transport }),
          fail: () => reject(new TypeError('Failed to fetch dynamically imported module')),
        });
      }),
  );
  const client = createClientOver(transport, { baseURL: '', getToken: () => 'token-1' });
  return { transport, client, loads };
};

test('loads the code once, on the first call, and sends each call once', async () => {
  const { client, loads } = deferredTransport();
  expect(loads).toHaveLength(0);
  const calls = [transfer(client, money), getBanks(client), transfer(client, money)];
  expect(loads).toHaveLength(1);
  expect(backend.calls()).toHaveLength(0);
  loads[0]?.arrive();
  await Promise.all(calls);
  expect(backend.calls().map(({ operationId }) => operationId)).toEqual(['transfer', 'getBanks', 'transfer']);
  void transfer(client, money);
  // From now on, calls are sent synchronously.
  expect(backend.calls(transfer)).toHaveLength(3);
  expect(loads).toHaveLength(1);
});

test('does not delay calls if the code was loaded in advance', async () => {
  const { client, transport, loads } = deferredTransport();
  const ahead = transport.load();
  loads[0]?.arrive();
  await ahead;
  void getBanks(client);
  expect(backend.calls(getBanks)).toHaveLength(1);
  await transport.load();
  expect(loads).toHaveLength(1);
});

test('sends nothing and reports it if the code fails to load, also for a write', async () => {
  const { client, loads } = deferredTransport();
  const told = jest.fn();
  const call = transfer.safe({ ...client, onError: told }, money);
  loads[0]?.fail();
  const expected = { kind: 'network', reason: 'ERR_NOT_LOADED', outcome: 'none', endpoint: 'transfer' };
  expect(await call).toMatchObject({ ok: false, error: expected });
  expect(told).toHaveBeenCalledTimes(1);
  expect(backend.calls()).toHaveLength(0);

  const again = transfer(client, money);
  expect(loads).toHaveLength(2);
  loads[1]?.arrive();
  await again;
  expect(backend.calls(transfer)).toHaveLength(1);
});

test('handles a load that throws synchronously in the same way', async () => {
  const transport = loadTransport(() => {
    throw new Error('no modules here');
  });
  await transport.load();
  const call = transfer(createClientOver(transport, { baseURL: '' }), money);
  await expect(call).rejects.toMatchObject({ reason: 'ERR_NOT_LOADED', outcome: 'none' });
});

test('loads the code again on the first call if loading it in advance failed', async () => {
  const { client, transport, loads } = deferredTransport();
  const ahead = transport.load();
  loads[0]?.fail();
  await expect(ahead).resolves.toBeUndefined();
  const call = getBanks(client);
  loads[1]?.arrive();
  await call;
  expect(backend.calls(getBanks)).toHaveLength(1);
});

test.each([
  ['the timeout', 'timeout'],
  ['an abort', 'cancelled'],
])('applies %s while the code loads, and never sends a stopped call', async (_, kind) => {
  const { client, loads } = deferredTransport();
  const stop = new AbortController();
  const call = transfer(client, money, {
    signal: stop.signal,
    timeoutMs: kind === 'timeout' ? 10 : 60_000,
  });
  if (kind === 'cancelled') stop.abort();
  await expect(call).rejects.toMatchObject({ kind });
  loads[0]?.arrive();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(backend.calls()).toHaveLength(0);
});

test('sends the same call as createClient if it loads axios', async () => {
  const server = await listen((response) => json(response, []));
  const transport = loadTransport(async () => ({ transport: axiosTransport }));
  await getBanks(server.client());
  await getBanks(createClientOver(transport, { baseURL: server.url }));
  const [one, other] = server.seen;
  expect({ ...other, headers: { ...other?.headers } }).toEqual({ ...one, headers: { ...one?.headers } });
  await server.close();
});
