/** @starts servers */
import { inspect } from 'node:util';
import { login } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { getWallet } from '../endpoints/wallet';
import { transfer } from '../endpoints/money';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';
import { retryReads } from '../retry/retry-reads';
import { fault, raw, refusal } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';
import { withMeta } from './with-meta';

const money = { from: 'WALLET', to: 'PG', amount: 100 };
const backend = createTestBackend();
const client = backend.client({ getToken: () => 'token-7f3a' });
afterEach(() => backend.reset());

let server: Loopback | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

test.each([
  ['x-request-id', 'req 1'],
  ['x-correlation-id', 'cor-1'],
])('reads the request id from the header %s, in responses and errors', async (header, id) => {
  let status = 200;
  server = await listen((response) => {
    response.setHeader(header, id);
    response.setHeader('retry-after', '3');
    json(response, status === 200 ? [] : { message: 'NO_DATA' }, status);
  });
  const { data, meta } = await withMeta(server.client(), (one) => getBanks(one));
  expect(data).toEqual([]);
  expect(meta).toEqual({ status: 200, requestId: id, retryAfterMs: 3000 });
  status = 404;
  await expect(getBanks(server.client())).rejects.toMatchObject({ kind: 'api', requestId: id, status: 404 });
  const failed = await withMeta(server.client(), (one) => getBanks.safe(one));
  expect(failed.meta).toEqual({ status: 404, requestId: id, retryAfterMs: 3000 });
  expect(failed.data).toMatchObject({ ok: false, error: { requestId: id } });
});

test('only has the status without headers', async () => {
  const { meta } = await withMeta(client, (one) => transfer(one, money));
  expect(meta).toEqual({ status: 200, requestId: undefined, retryAfterMs: undefined });
  backend.answer(transfer, refusal('MONEY_NOT_ENOUGH'));
  const refused = await transfer.safe(client, money);
  expect(!refused.ok && refused.error).toMatchObject({ kind: 'api', requestId: undefined });
});

test('has the id of an unusable response', async () => {
  backend.answer(getWallet, raw({ status: 502, requestId: 'req-2', text: '<html>' }));
  await expect(getWallet(client)).rejects.toMatchObject({ kind: 'unexpected-response', requestId: 'req-2' });
});

test('has no metadata without a response, also after a retry', async () => {
  backend.answer(transfer, fault('cut'));
  expect(await withMeta(client, (one) => transfer.safe(one, money))).toMatchObject({
    data: { ok: false },
    meta: undefined,
  });
  backend.answer(getWallet, raw({ status: 503 }), { times: 1 });
  backend.answer(getWallet, fault('cut'), { times: 1 });
  const again = retryReads(client, { times: 1, delayMs: 1 });
  expect((await withMeta(again, (one) => getWallet.safe(one))).meta).toBeUndefined();
  await expect(withMeta(client, (one) => transfer(one, money))).rejects.toMatchObject({ kind: 'network' });
});

test('has the last response of several calls; of concurrent ones, each has its own', async () => {
  backend.answer(getBanks, raw({ status: 201, text: '[]' }));
  const { meta } = await withMeta(client, async (one) => [await getWallet(one), await getBanks(one)]);
  expect(meta?.status).toBe(201);
  const both = await Promise.all([
    withMeta(client, (one) => getWallet(one)),
    withMeta(client, (one) => getBanks(one)),
  ]);
  expect(both.map((one) => one.meta?.status)).toEqual([200, 201]);
});

test('redacts an id that echoes a secret, in metadata and errors', async () => {
  const credentials = { username: '0812345678', password: 'p4ssw0rd/1' };
  const requestId = `p4ssw0rd/1 ${encodeURIComponent('p4ssw0rd/1')} token-7f3a`;
  backend.answer(login, raw({ status: 200, requestId, text: '{"token":"t"}' }));
  const { meta } = await withMeta(client, (one) => login(one, credentials));
  backend.answer(login, raw({ status: 400, requestId, text: '{"message":"NO_USER"}' }));
  const failed = await withMeta(client, (one) => login.safe(one, credentials));
  expect(meta?.requestId).toBe('*** *** ***');
  expect(failed.data).toMatchObject({ error: { requestId: '*** *** ***' } });
  expect(inspect([meta, failed], { depth: 9 })).not.toMatch(/p4ssw0rd|7f3a/);
});
