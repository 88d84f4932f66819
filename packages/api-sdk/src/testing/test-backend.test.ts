import { login } from '../endpoints/account';
import { getBanks } from '../endpoints/lookup';
import { createQrCode } from '../endpoints/qrcode';
import { listSlips, listStatement } from '../endpoints/statement';
import { getWallet } from '../endpoints/wallet';
import { transfer, uploadSlip, withdraw } from '../endpoints/money';
import { declared } from '../fixtures/examples';
import { transactions } from '../fixtures/rows';
import { paginate } from '../lists/paginate';
import type { Fault } from './replies';
import { fault, raw, refusal } from './replies';
import { createTestBackend } from './test-backend';

const money = { from: 'WALLET', to: 'PG', amount: 100 };
const backend = createTestBackend();
const client = backend.client({ getToken: () => 'token-1' });
afterEach(() => backend.reset());

test('responds with the example of every endpoint by default', async () => {
  for (const { endpoint, input } of declared) {
    const expected = endpoint.response.parse(endpoint.example.response);
    await expect(endpoint(client, input)).resolves.toEqual(expected);
  }
  expect(backend.calls()).toHaveLength(declared.length);
});

test('responds with given data, or data computed from the input', async () => {
  backend.answer(login, { token: 'token-2' });
  await expect(login(client, { username: '0812345678', password: 'x' })).resolves.toEqual({
    token: 'token-2',
  });
  backend.answer(createQrCode, ({ provider, amount }) => ({ hasQrcode: true, qrcodeId: provider, amount }));
  await expect(createQrCode(client, { provider: 'WW', amount: 200 })).resolves.toMatchObject({
    qrcodeId: 'WW',
    amount: 200,
  });
});

test('does not compile with an answer of the wrong type', () => {
  // @ts-expect-error a login answers with a token
  backend.answer(login, { message: 'OK' });
  // @ts-expect-error the token is a text
  backend.answer(login, () => ({ token: 1 }));
  expect(backend.calls(login)).toEqual([]);
});

test('refuses with code, status and message', async () => {
  backend.answer(transfer, refusal('MONEY_NOT_ENOUGH'));
  await expect(transfer(client, money)).rejects.toMatchObject({
    kind: 'api',
    code: 'MONEY_NOT_ENOUGH',
    status: 400,
    outcome: 'none',
  });
  backend.answer(transfer, refusal('INTERNAL_SERVER_ERROR', 500, 'Database is away'));
  await expect(transfer(client, money)).rejects.toMatchObject({
    message: 'Database is away',
    outcome: 'unknown',
  });
});

test.each<[Fault, object]>([
  ['unreachable', { kind: 'network', reason: 'ECONNREFUSED', outcome: 'none' }],
  ['cut', { kind: 'network', reason: 'ECONNRESET', outcome: 'unknown' }],
  ['silence', { kind: 'timeout', outcome: 'unknown' }],
  ['html', { kind: 'unexpected-response', reason: 'not-json', outcome: 'unknown' }],
  ['truncated', { kind: 'unexpected-response', reason: 'not-json' }],
  ['empty', { kind: 'unexpected-response', reason: 'empty' }],
  ['wrong-shape', { kind: 'unexpected-response', reason: 'shape' }],
  ['redirect', { kind: 'unexpected-response', reason: 'redirect' }],
])('simulates the network fault %s', async (name, expected) => {
  backend.answer(login, fault(name));
  const result = await login.safe(client, { username: 'a', password: 'b' }, { timeoutMs: 20 });
  expect(result).toMatchObject({ ok: false, error: expected });
});

test('uses limited answers in order, before the permanent one', async () => {
  backend.answer(withdraw, refusal('NO_BANK'));
  backend.answer(withdraw, fault('cut'), { times: 1 });
  backend.answer(withdraw, refusal('MONEY_NOT_ENOUGH'), { times: 1 });
  const kinds = [];
  for (let call = 0; call < 4; call += 1) {
    const result = await withdraw.safe(client, { amount: 1 });
    kinds.push(result.ok ? 'ok' : result.error.kind === 'api' ? result.error.code : result.error.kind);
  }
  expect(kinds).toEqual(['network', 'MONEY_NOT_ENOUGH', 'NO_BANK', 'NO_BANK']);
});

test('can hold a response after the call has arrived', async () => {
  const release = backend.hold(transfer);
  let done = false;
  const call = transfer(client, money).then(() => {
    done = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(backend.calls(transfer)).toHaveLength(1);
  expect(done).toBe(false);
  release();
  await call;
  expect(done).toBe(true);
});

test('records the input of calls, including files', async () => {
  await transfer(client, money, { idempotencyKey: 'k1' });
  await uploadSlip(client, { file: new Blob(['abc']), fileName: 'a.png' });
  expect(backend.calls(transfer)).toMatchObject([
    { input: money, headers: { Authorization: 'Bearer token-1', 'Idempotency-Key': 'k1' } },
  ]);
  expect(backend.calls(uploadSlip)[0]?.input.file).toMatchObject({ name: 'a.png', size: 3 });
  expect(backend.calls(getWallet)).toHaveLength(0);
});

test('accepts initial answers by operationId, which survive a reset', async () => {
  const own = createTestBackend({ login: { token: 'mine' }, transfer: refusal('NO_GAME', 404) });
  own.answer(login, fault('cut'));
  own.reset();
  await expect(login(own.client(), { username: 'a', password: 'b' })).resolves.toEqual({ token: 'mine' });
  await expect(transfer(own.client(), money)).rejects.toMatchObject({ code: 'NO_GAME', status: 404 });
});

test('can lose the response of a write that took effect', async () => {
  let wallet = 1000;
  backend.answer(transfer, ({ amount }) => {
    wallet -= amount;
    return fault('cut');
  });
  await expect(transfer(client, money)).rejects.toMatchObject({ kind: 'network', outcome: 'unknown' });
  expect(wallet).toBe(900);
});

test('can respond with anything', async () => {
  backend.answer(login, raw({ status: 200, text: '{"token":[7]}' }));
  await expect(login(client, { username: 'a', password: 'b' })).rejects.toMatchObject({
    reason: 'shape',
    field: 'token',
  });
});

test('reports upload progress, half of it while the response is held', async () => {
  const release = backend.hold(uploadSlip);
  const seen: (number | undefined)[] = [];
  const upload = uploadSlip(
    client,
    { file: new Blob(['abcdefgh']), fileName: 'a.png' },
    { onUploadProgress: ({ loaded, total }) => seen.push(loaded, total) },
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([4, 8]);
  release();
  await upload;
  expect(seen).toEqual([4, 8, 8, 8]);
});

test('records whether the caller aborted', async () => {
  await transfer(client, money);
  backend.hold(transfer);
  const stop = new AbortController();
  const call = transfer(client, money, { signal: stop.signal });
  stop.abort();
  await expect(call).rejects.toMatchObject({ kind: 'cancelled', outcome: 'unknown' });
  expect(backend.calls(transfer).map(({ aborted }) => aborted)).toEqual([false, true]);
});

describe('token', () => {
  test('is only required for members’ calls', async () => {
    const visitor = backend.client({ getToken: () => null });
    for (const { endpoint, input } of declared) {
      const result = await endpoint.safe(visitor, input);
      const expected = { ok: false, error: { kind: 'api', code: 'UNAUTHORIZED', status: 401 } };
      expect(result).toMatchObject(endpoint.auth === 'member' ? expected : { ok: true });
    }
    expect(backend.calls()).toHaveLength(declared.length);
  });

  test('is sent by the backend’s client by default', async () => {
    await getWallet(backend.client());
    expect(backend.calls(getWallet)[0]?.headers).toMatchObject({ Authorization: 'Bearer test-token' });
  });

  test('that is missing uses up no answer, and is not required for other calls', async () => {
    backend.answer(transfer, refusal('MONEY_NOT_ENOUGH'), { times: 1 });
    const visitor = backend.client({ getToken: () => null });
    await expect(transfer(visitor, money)).rejects.toMatchObject({ code: 'UNAUTHORIZED', outcome: 'none' });
    await expect(transfer(client, money)).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    const open = createTestBackend({}, { needsToken: false }).client({ getToken: () => null });
    expect((await getWallet(open)).wallet.amount).toBe(1250.5);
  });
});

describe('list', () => {
  const rows = transactions(5);

  test('has pages of its given rows', async () => {
    backend.answer(listStatement, { total: 5, statements: rows });
    expect(await listStatement(client, { page: 2, limit: 2 })).toEqual({
      total: 5,
      statements: rows.slice(2, 4),
    });
    expect(await listStatement(client, { page: 4, limit: 2 })).toEqual({ total: 5, statements: [] });
    const all = [];
    for await (const row of paginate(client, listStatement, { limit: 2 })) all.push(row);
    expect(all).toEqual(rows);
  });

  test('also has pages without a total, and of its example', async () => {
    const slips = ['SL-1', 'SL-2'].map((reference) => ({
      createdAt: '2026-01-31T09:30:00.000Z',
      amount: 100,
      status: 'SUCCESS',
      note: null,
      link: null,
      reference,
    }));
    backend.answer(listSlips, { slips });
    expect((await listSlips(client, { page: 2, limit: 1 })).slips).toMatchObject([{ reference: 'SL-2' }]);
    expect((await listStatement(client, { page: 1, limit: 10 })).statements).toHaveLength(1);
    expect((await listStatement(client, { page: 2, limit: 10 })).statements).toEqual([]);
  });

  test('is unchanged if it is already one page: with another total, or computed', async () => {
    backend.answer(listStatement, { total: 45, statements: rows });
    expect((await listStatement(client, { page: 3, limit: 2 })).statements).toEqual(rows);
    backend.answer(listStatement, () => ({ total: 5, statements: rows }));
    expect((await listStatement(client, { page: 3, limit: 2 })).statements).toEqual(rows);
  });
});

describe('strict', () => {
  test('fails for a call without an answer, and shows how to set one', async () => {
    const strict = createTestBackend({ getBanks: [] }, { strict: true });
    expect(await getBanks(strict.client())).toEqual([]);
    strict.answer(transfer, refusal('MONEY_NOT_ENOUGH'), { times: 1 });
    await expect(transfer(strict.client(), money)).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    for (const call of [transfer(strict.client(), money), getWallet(strict.client())])
      await expect(call).rejects.toThrow(/nothing is arranged for \w+: write backend\.answer\(\w+, …\)/);
    expect(() => strict.reset()).toThrow(
      'nothing is arranged for transfer: write backend.answer(transfer, …)\n' +
        'nothing is arranged for getWallet: write backend.answer(getWallet, …)',
    );
    expect(() => strict.reset()).not.toThrow();
  });

  test('refuses a call without a token first', async () => {
    const strict = createTestBackend({}, { strict: true });
    await expect(getWallet(strict.client({ getToken: () => null }))).rejects.toMatchObject({ status: 401 });
    expect(() => strict.reset()).not.toThrow();
  });
});
