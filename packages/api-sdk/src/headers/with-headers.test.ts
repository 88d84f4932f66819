/** @starts servers */
import { inspect } from 'node:util';
import fc from 'fast-check';
import { createClient } from '../client/create-client';
import { listStatement } from '../endpoints/statement';
import { transfer } from '../endpoints/money';
import { declared } from '../fixtures/examples';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';
import { paginate } from '../lists/paginate';
import { retryReads } from '../retry/retry-reads';
import { raw } from '../testing/replies';
import { createTestBackend } from '../testing/test-backend';
import { withHeaders } from './with-headers';

const money = { from: 'WALLET', to: 'PG', amount: 100 };
const backend = createTestBackend();
const options = { getToken: () => 'token-1', getLocale: () => 'th' as const, idempotencyKeys: true };
const client = backend.client(options);
afterEach(() => backend.reset());

let server: Loopback | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'it succeeded',
    (error: unknown) => error,
  );
const refusalOf = (headers: Readonly<Record<string, string>>): unknown => {
  try {
    return withHeaders(client, headers);
  } catch (error) {
    return error;
  }
};

test('sends additional headers with a call, and does not change the given client', async () => {
  server = await listen((response) => json(response, {}));
  const plain = server.client(options);
  await transfer(
    withHeaders(plain, { traceparent: '00-4bf9-00f0-01', 'X-Tenant': 'th ~!#', 'x-empty': '' }),
    money,
  );
  await transfer(plain, money);
  expect(server.seen[0]?.headers).toMatchObject({
    traceparent: '00-4bf9-00f0-01',
    'x-tenant': 'th ~!#',
    'x-empty': '',
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'idempotency-key': expect.any(String),
  });
  expect(server.seen[1]?.headers).not.toHaveProperty('traceparent');
});

test('adds to earlier headers; the later of two with the same name wins', async () => {
  const both = withHeaders(withHeaders(client, { 'X-A': '1', 'X-B': '1' }), { 'X-B': '2' });
  await transfer(both, money);
  expect(backend.calls(transfer)[0]?.headers).toMatchObject({ 'X-A': '1', 'X-B': '2' });
});

test.each(declared.map(({ endpoint, input }) => [endpoint.operationId, endpoint, input] as const))(
  'sends the headers with %s',
  async (_, endpoint, input) => {
    await endpoint(withHeaders(client, { 'X-Own': 'yes' }), input);
    expect(backend.calls()[0]?.headers).toMatchObject({ 'X-Own': 'yes', Authorization: 'Bearer token-1' });
  },
);

const spelt = (name: string) => [name, name.toLowerCase(), name.toUpperCase()];
const own = ['Authorization', 'X-Requested-With', 'Content-Type', 'Idempotency-Key', 'Accept-Language'];

test.each(
  [...own, 'Content-Length', 'Content-Encoding', 'Transfer-Encoding', 'Host', 'Connection'].flatMap(spelt),
)('refuses to replace %s', (name) => {
  const error = refusalOf({ 'X-Fine': 'yes', [name]: 'p4ssw0rd' });
  expect(error).toBeInstanceOf(TypeError);
  expect(String(error)).toBe(`TypeError: the header "${name}" cannot be sent`);
  expect(inspect(error)).not.toContain('p4ssw0rd');
});

test.each([
  ['a line break in the value', { 'X-Own': 'secret\r\nAuthorization: Bearer other' }],
  ['a line feed', { 'X-Own': 'secret\n' }],
  ['a NUL', { 'X-Own': 'secret\0' }],
  ['a letter that headers lack', { 'X-Own': 'secret ก' }],
  ['no text', { 'X-Own': undefined as unknown as string }],
  ['an empty name', { '': 'secret' }],
  ['a space in the name', { 'X Own': 'secret' }],
  ['a colon in the name', { 'X-Own: Authorization': 'secret' }],
  ['a line break in the name', { 'X-Own\r\nAuthorization': 'secret' }],
  ['a space before an own name', { ' Authorization': 'secret' }],
])('refuses %s, without the value and in one line', (_, headers) => {
  const error = refusalOf(headers);
  expect(error).toBeInstanceOf(TypeError);
  expect(inspect(error)).not.toContain('secret');
  expect(String(error)).not.toMatch(/[\r\n]/);
});

test('replaces no header of the SDK and breaks no line, whatever the names and values', async () => {
  const anyName = fc.oneof(
    fc.constantFrom(...own.flatMap(spelt), '__proto__', 'constructor'),
    fc.stringMatching(/^[\w!#-]{1,8}$/),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const anyValue = fc.oneof(fc.stringMatching(/^[\t -~]{0,8}$/), fc.string({ unit: 'binary' }));
  await fc.assert(
    fc.asyncProperty(fc.dictionary(anyName, anyValue, { maxKeys: 3 }), async (headers) => {
      const plain = createTestBackend();
      const more = refusalOf(headers);
      if (more instanceof TypeError) return;
      await transfer(withHeaders(plain.client(options), headers), money, { idempotencyKey: 'once' });
      const [{ headers: sent } = { headers: {} }] = plain.calls();
      const names = Object.keys(sent).map((one) => one.toLowerCase());
      for (const one of own) expect(names.filter((known) => known === one.toLowerCase())).toHaveLength(1);
      expect(sent).toMatchObject({ Authorization: 'Bearer token-1', 'Idempotency-Key': 'once' });
      expect(Object.entries(sent).flat().join('')).not.toMatch(/[^\t\x20-\x7e]/);
      expect(names).toHaveLength(own.length + Object.keys(headers).length);
    }),
    { numRuns: 300 },
  );
});

test('does not send an unvalidated field of the options', async () => {
  const careless = { ...options, baseURL: '', transport: backend.transport, headers: { host: 'other' } };
  await transfer(createClient(careless), money);
  expect(backend.calls(transfer)[0]?.headers).not.toHaveProperty('host');
});

test.each(['session 7f3a/9', encodeURIComponent('session 7f3a/9')])(
  'redacts the values of headers if a server echoes %s',
  async (echoed) => {
    const secretive = withHeaders(client, { 'X-Session': 'session 7f3a/9', 'X-Empty': '' });
    backend.answer(transfer, raw({ status: 400, text: JSON.stringify({ message: `Bad ${echoed}!` }) }));
    const error = await failureOf(transfer(secretive, money));
    expect(error).toMatchObject({ kind: 'api', message: 'Bad ***!' });
    expect(inspect(error)).not.toContain('7f3a');
  },
);

test('sends the headers again with a retry, in whichever order the client was wrapped', async () => {
  for (const again of [
    withHeaders(retryReads(client, { delayMs: 1 }), { 'X-Own': 'yes' }),
    retryReads(withHeaders(client, { 'X-Own': 'yes' }), { delayMs: 1 }),
  ]) {
    backend.reset();
    backend.answer(listStatement, raw({ status: 503 }), { times: 1 });
    for await (const _ of paginate(again, listStatement)) break;
    expect(backend.calls(listStatement).map(({ headers }) => headers['X-Own'])).toEqual(['yes', 'yes']);
  }
});
