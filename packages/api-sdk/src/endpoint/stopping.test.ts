/** @starts servers */
import { getEventListeners } from 'node:events';
import { createClient } from '../client/create-client';
import type { Transport } from '../client/transport';
import { getBanks } from '../endpoints/lookup';
import { uploadSlip, withdraw } from '../endpoints/money';
import { getWallet } from '../endpoints/wallet';
import { declared } from '../fixtures/examples';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';
import { rejectOnAbort } from '../testing/replies';

let server: Loopback | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const never = () => undefined;

test('reports a missing response as a timeout, with an unknown outcome for a write', async () => {
  server = await listen(never);
  const result = await withdraw.safe(server.client(), { amount: 1 }, { timeoutMs: 20 });
  expect(result).toMatchObject({ ok: false, error: { kind: 'timeout', timeoutMs: 20, outcome: 'unknown' } });
});

test('also times out if the response arrives too slowly', async () => {
  server = await listen((response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const trickle = setInterval(() => response.write(' '), 5);
    response.on('close', () => clearInterval(trickle));
  });
  await expect(getBanks(server.client(), undefined, { timeoutMs: 40 })).rejects.toMatchObject({
    kind: 'timeout',
    outcome: 'none',
  });
});

test('has separate timeouts for calls and uploads', async () => {
  server = await listen(never);
  const client = server.client({ timeouts: { call: 10, upload: 15 } });
  const slip = { file: new Blob(['x']), fileName: 'a.png' };
  await expect(getBanks(client)).rejects.toMatchObject({ timeoutMs: 10 });
  await expect(uploadSlip(client, slip)).rejects.toMatchObject({ timeoutMs: 15 });
  await expect(getBanks(client, undefined, { timeoutMs: 5 })).rejects.toMatchObject({ timeoutMs: 5 });
});

const rows = declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const);

test.each(rows)(
  '%s: uses the right timeout of the client, also if only that is set, unless the call has its own',
  async (name, endpoint, input) => {
    const isUpload = ['uploadSlip', 'uploadChatImage', 'uploadChatVideo'].includes(name);
    const transport: Transport = ({ signal }) => rejectOnAbort(signal);
    const failureOf = (timeouts: object, timeoutMs: number | undefined) =>
      endpoint(createClient({ baseURL: '', timeouts, transport }), input, { timeoutMs }).catch(
        (error: unknown) => error,
      );
    jest.useFakeTimers();
    for (const [timeouts, own, limit] of [
      [{ call: 10, upload: 15 }, undefined, isUpload ? 15 : 10],
      [{ call: 10 }, undefined, isUpload ? 300_000 : 10],
      [{ upload: 15 }, undefined, isUpload ? 15 : endpoint.timeoutMs],
      [{}, undefined, endpoint.timeoutMs],
      [{ call: 10, upload: 15 }, 20, 20],
    ] as const) {
      const failed = failureOf(timeouts, own);
      await jest.advanceTimersByTimeAsync(limit);
      await expect(failed).resolves.toMatchObject({ kind: 'timeout', timeoutMs: limit });
    }
    jest.useRealTimers();
  },
);

test('reports an unknown outcome if the caller aborts', async () => {
  const stop = new AbortController();
  server = await listen(() => stop.abort());
  const result = await withdraw.safe(server.client(), { amount: 1 }, { signal: stop.signal });
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'unknown' } });
});

test('reports no effect if the call was aborted before it started', async () => {
  server = await listen((response) => json(response, {}));
  const result = await withdraw.safe(server.client(), { amount: 1 }, { signal: AbortSignal.abort() });
  expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled', outcome: 'none' } });
  expect(server.seen).toHaveLength(0);
});

test('removes all listeners from a signal after many calls, whatever their outcome', async () => {
  let asked = 0;
  server = await listen((response) => {
    asked += 1;
    if (asked % 3 === 0) response.destroy();
    else json(response, asked % 3 === 1 ? [] : { message: 'NO_DATA' }, asked % 3 === 1 ? 200 : 400);
  });
  const { signal } = new AbortController();
  const client = server.client();
  for (let call = 0; call < 60; call += 1) await getBanks.safe(client, undefined, { signal });
  expect(asked).toBe(60);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
});

test('shares one listener between concurrent calls on a signal, so that Node does not warn', async () => {
  server = await listen((response) => json(response, []));
  const warned = jest.spyOn(process, 'emitWarning').mockReturnValue();
  const { signal } = new AbortController();
  const client = server.client();
  const calls = Array.from({ length: 40 }, () => getBanks(client, undefined, { signal }));
  expect(getEventListeners(signal, 'abort')).toHaveLength(1);
  await Promise.all(calls);
  expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('aborts all running calls of a signal, but not those that ended before', async () => {
  server = await listen((response, { url }) => {
    if (url.endsWith('banks')) json(response, []);
  });
  const stop = new AbortController();
  const options = { signal: stop.signal };
  const client = server.client();
  const calls = Array.from({ length: 40 }, () => getWallet.safe(client, undefined, options));
  await expect(getBanks(client, undefined, options)).resolves.toEqual([]);
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(1);
  stop.abort();
  for (const result of await Promise.all(calls))
    expect(result).toMatchObject({ ok: false, error: { kind: 'cancelled' } });
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(0);
});
