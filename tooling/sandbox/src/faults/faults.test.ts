/** @starts servers */
import type { Sandbox } from '../start-sandbox';
import { at, call, tokenOf } from '../testing/caller';
import { startAt } from '../testing/seeded';
import { groupNames, isTarget, reaches } from './reach';

const PHONE = '0812345678';
const LAO_PHONE = '02055512345';
/** A phone that has the format of both markets. */
const PHONE_OF_BOTH = '0301234567';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startAt({ databaseUrl: undefined });
});
afterAll(() => sandbox.close());

const get = (path: string) => call(sandbox.url, 'GET', path);
const post = (path: string, body: unknown) => call(sandbox.url, 'POST', path, body);
const info = () => get('/th/api/lookup/info');
const add = (fault: object) => post('/console/faults', { market: 'th', operationId: 'getInfo', ...fault });
afterEach(() => call(sandbox.url, 'DELETE', '/console/faults'));

test('refuses a fault for an unknown call', async () => {
  expect((await add({ operationId: 'nothing', kind: 'html' })).status).toBe(404);
});

test('answers with the error as many times as was set', async () => {
  await add({ kind: 'error', code: 'NO_DATA', status: 404, times: 2 });
  expect(await info()).toEqual({ status: 404, body: { message: 'NO_DATA', code: 'NO_DATA' } });
  expect((await info()).status).toBe(404);
  expect((await info()).status).toBe(200);
});

test('a fault without a number of times applies until it is cleared, in its market only', async () => {
  await add({ kind: 'error' });
  expect((await info()).status).toBe(500);
  expect((await info()).status).toBe(500);
  expect((await get('/la/api/lookup/info')).status).toBe(200);
  await call(sandbox.url, 'DELETE', '/console/faults');
  expect((await info()).status).toBe(200);
});

test('clears one fault and keeps the others', async () => {
  const { body } = await add({ kind: 'error' });
  await add({ kind: 'delay', ms: 1, operationId: 'getNotice' });
  await post('/console/faults/clear', { id: at(body, 'id') });
  expect((await info()).status).toBe(200);
  const page = String((await get('/console/faults')).body);
  expect(page).toContain('Clear the fault: getNotice, th, everybody, delay 1 ms');
  expect(page).not.toContain('Clear the fault: getInfo');
});

test.each([
  ['html', /^<!doctype html>/],
  ['truncated', /^\{"message":"OK","sl$/],
])('with the fault %s, the body matches %p', async (kind, text) => {
  await add({ kind, times: 1 });
  expect((await info()).body).toMatch(text);
});

test('answers with JSON of another shape', async () => {
  await add({ kind: 'wrong-shape', times: 1 });
  expect(await info()).toEqual({ status: 200, body: [{ unexpected: [null] }] });
});

test('delays one call, and no other', async () => {
  await add({ kind: 'delay', ms: 2000, times: 1 });
  const slow = info();
  const quick = get('/th/api/lookup/sources');
  expect(await Promise.race([slow.then(() => 'slow'), quick.then(() => 'quick')])).toBe('quick');
  expect((await slow).status).toBe(200);
});

test.each([
  ['cut-before', 0],
  ['cut-after', 1],
])('%s: the connection drops and %p transfers are made', async (kind, made) => {
  const token = await tokenOf(sandbox.url, 'th', '0812345678');
  const total = async () =>
    Number(
      at(
        (await call(sandbox.url, 'POST', '/th/api/statement', { page: 1, limit: 1 }, { token })).body,
        'total',
      ),
    );
  const before = await total();
  await call(sandbox.url, 'DELETE', '/console/calls');
  await add({ operationId: 'transfer', kind, times: 1 });
  const cut = call(
    sandbox.url,
    'POST',
    '/th/api/wallet/transfer',
    { from: 'WALLET', to: 'PG', amount: 5 },
    { token },
  );
  await expect(cut).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await total()).toBe(before + made);
  expect((await get('/console/calls/count?market=th&operationId=transfer')).body).toEqual({ count: 1 });
  expect((await get('/console/calls/count?market=la&operationId=transfer')).body).toEqual({ count: 0 });
});

test.each([
  ['reads', 'getWallet', 'transfer'],
  ['writes', 'transfer', 'getWallet'],
  ['money', 'withdraw', 'changePassword'],
  ['chat', 'sendChatMessage', 'login'],
  ['transfer', 'transfer', 'transferAll'],
])('the target %s includes %s but not %s', (name, inside, outside) => {
  expect([reaches(name, inside), reaches(name, outside), reaches('all', outside)]).toEqual([
    true,
    false,
    true,
  ]);
});

test('no call has the name of a group, and an unknown name is no target', () => {
  expect(groupNames.map((name) => [name, reaches(name, name)])).toEqual(
    groupNames.map((name) => [name, false]),
  );
  expect(isTarget('nothing')).toBe(false);
});

test('a fault for a group applies to all its calls, and counts them', async () => {
  await add({ operationId: 'reads', kind: 'html' });
  for (const path of ['info', 'sources']) expect((await get(`/th/api/lookup/${path}`)).body).toMatch(/^<!/);
  const page = String((await get('/console/faults')).body);
  expect(page).toContain('<td data-head="Struck" class="figure">2</td>');
  expect(at((await get('/console/overview')).body, 'faults', 0, 'struck')).toBe(2);
});

test('a used-up fault is still listed with its count, but no longer applies', async () => {
  await add({ kind: 'error', times: 1 });
  expect((await info()).status).toBe(500);
  expect((await info()).status).toBe(200);
  expect(String((await get('/console/faults')).body)).toContain('used up');
  expect(at((await get('/console/overview')).body, 'faults')).toEqual([]);
});

test('a fault for a phone applies to that member, and to visitors who send that phone', async () => {
  const token = await tokenOf(sandbox.url, 'th', PHONE);
  const other = await tokenOf(sandbox.url, 'th', '0898765432');
  const wallet = async (own: string) =>
    (await call(sandbox.url, 'GET', '/th/api/wallet', undefined, { token: own })).status;
  await add({ operationId: 'all', kind: 'error', status: 503, phone: PHONE });
  expect([await wallet(token), await wallet(other), (await info()).status]).toEqual([503, 200, 200]);
  const login = (username: string) => post('/th/api/login', { username, password: 'demo1234' });
  expect([(await login(PHONE)).status, (await login('0898765432')).status]).toEqual([503, 200]);
});

test('a fault for one Lao member applies to that member only', async () => {
  const [kip, baht] = [
    await tokenOf(sandbox.url, 'la', LAO_PHONE),
    await tokenOf(sandbox.url, 'la', '02099887766'),
  ];
  const wallet = async (token: string) =>
    (await call(sandbox.url, 'GET', '/la/api/wallet', undefined, { token })).status;
  await add({ market: 'la', operationId: 'all', kind: 'error', phone: LAO_PHONE });
  expect([await wallet(kip), await wallet(baht)]).toEqual([500, 200]);
});

test('a fault for all markets applies in each, and counts all its calls', async () => {
  await add({ market: 'all', kind: 'error', times: 2 });
  expect([(await info()).status, (await get('/la/api/lookup/info')).status]).toEqual([500, 500]);
  expect([(await info()).status, (await get('/la/api/lookup/info')).status]).toEqual([200, 200]);
  expect(String((await get('/console/faults')).body)).toContain('<td data-head="Market">all</td>');
});

test.each([
  ['th', LAO_PHONE, 400],
  ['la', LAO_PHONE, 200],
  ['la', PHONE, 400],
  ['th', PHONE_OF_BOTH, 200],
  ['la', PHONE_OF_BOTH, 200],
  ['all', PHONE_OF_BOTH, 400],
  ['all', LAO_PHONE, 200],
  ['all', PHONE, 200],
  ['all', '12345', 400],
])('setting a fault in %s for the phone %s is answered with %p', async (market, phone, status) => {
  expect((await add({ market, phone, kind: 'error' })).status).toBe(status);
});

test('a fault for a phone that exists in both markets applies in its own market only', async () => {
  await add({ market: 'la', operationId: 'login', kind: 'error', status: 503, phone: PHONE_OF_BOTH });
  const login = (market: string) =>
    post(`/${market}/api/login`, { username: PHONE_OF_BOTH, password: 'demo1234' });
  expect([(await login('la')).status, (await login('th')).status]).toEqual([503, 401]);
  const { body } = await add({ market: 'all', kind: 'error', phone: LAO_PHONE });
  expect(at(body, 'market')).toBe('la');
});

test('of several faults, the oldest that matches the call applies', async () => {
  await add({ kind: 'error', status: 503, phone: '0800000000' });
  await add({ kind: 'error', status: 502, times: 1 });
  expect([(await info()).status, (await info()).status]).toEqual([502, 200]);
});

test('a refusal has the status of its code, and is listed with it', async () => {
  await add({ kind: 'refused', code: 'MONEY_NOT_ENOUGH', times: 1 });
  expect(await info()).toEqual({
    status: 422,
    body: { message: 'MONEY_NOT_ENOUGH', code: 'MONEY_NOT_ENOUGH' },
  });
  const [last] = (await get('/console/calls/list?operationId=getInfo')).body as readonly unknown[];
  expect(last).toMatchObject({ status: 422, code: 'MONEY_NOT_ENOUGH', fault: 'refused' });
});

test('stores a code only for kinds that answer with one', async () => {
  expect((await add({ kind: 'html', code: 'NO_DATA' })).body).not.toHaveProperty('code');
});

test.each([
  ['error', 0],
  ['error-after', 1],
])('%s: the response is 500, and the ledger has %p transfers', async (kind, made) => {
  const token = await tokenOf(sandbox.url, 'th', PHONE);
  await add({ operationId: 'money', kind, times: 1 });
  const body = { from: 'WALLET', to: 'PG', amount: 5 };
  const sent = await call(sandbox.url, 'POST', '/th/api/wallet/transfer', body, { token });
  expect(sent).toMatchObject({ status: 500, body: { code: 'INTERNAL_SERVER_ERROR' } });
  const [last] = (await get('/console/calls/list?operationId=transfer')).body as readonly unknown[];
  expect(at(last, 'transactions')).toHaveLength(made);
});
