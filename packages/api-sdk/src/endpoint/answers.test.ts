/** @starts servers */
import { getBanks, getRegisterOtp } from '../endpoints/lookup';
import { sendChatMessage } from '../endpoints/chat';
import { getWallet } from '../endpoints/wallet';
import { transfer } from '../endpoints/money';
import type { Loopback } from '../fixtures/loopback';
import { listen } from '../fixtures/loopback';

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

let answer: Answer = { status: 200 };
let server: Loopback;

beforeAll(async () => {
  server = await listen((response) => {
    response.writeHead(answer.status, {
      ...(answer.type !== undefined && { 'content-type': answer.type }),
      ...answer.headers,
    });
    response.end(answer.text);
  });
});
afterAll(() => server.close());

const page = '<!doctype html><title>Bad gateway</title>';
const money = { from: 'WALLET', to: 'PG', amount: 100 };

test.each<[string, Answer, object]>([
  ['an HTML page', { status: 200, type: 'text/html', text: page }, { reason: 'not-json', status: 200 }],
  ['an HTML page as JSON', { status: 200, type: 'application/json', text: page }, { reason: 'not-json' }],
  ['a cut-off body', { status: 200, type: 'application/json', text: '[{"code":"KB' }, { reason: 'not-json' }],
  ['an empty body', { status: 200, type: 'application/json', text: '' }, { reason: 'empty' }],
  ['204', { status: 204 }, { reason: 'empty', status: 204 }],
  ['white space', { status: 200, text: ' \n' }, { reason: 'empty' }],
  ['null', { status: 200, text: 'null' }, { reason: 'shape', field: '' }],
  ['another shape', { status: 200, text: '{"banks":[]}' }, { reason: 'shape', field: '' }],
  [
    'a list inside another',
    { status: 200, text: '{"0":{"code":"KBANK","nameTH":"x"}}' },
    { reason: 'shape', field: '' },
  ],
  ['a redirect', { status: 302, headers: { location: '/elsewhere' } }, { reason: 'redirect', status: 302 }],
  ['a choice of addresses', { status: 300, text: '[]' }, { reason: 'redirect', status: 300 }],
  ['a long text', { status: 400, text: 'x'.repeat(201) }, { reason: 'not-json', status: 400 }],
  ['a failed gateway', { status: 502, type: 'text/html', text: page }, { reason: 'not-json', status: 502 }],
  [
    'an error without a text',
    { status: 500, text: '{"ok":false}' },
    { reason: 'no-error-code', status: 500 },
  ],
  ['an empty error', { status: 503, text: '' }, { reason: 'empty', status: 503 }],
])('reports %s as an unexpected response', async (_, given, expected) => {
  answer = given;
  await expect(getBanks(server.client())).rejects.toMatchObject({
    kind: 'unexpected-response',
    endpoint: 'getBanks',
    outcome: 'none',
    field: '',
    ...expected,
  });
});

test('does not follow redirects', async () => {
  answer = { status: 307, headers: { location: `${server.url}/elsewhere` } };
  const before = server.seen.length;
  await transfer.safe(server.client(), money);
  expect(server.seen.length - before).toBe(1);
});

test.each<[string, Answer, object]>([
  ['a code', { status: 400, text: '{"message":"NO_USER"}' }, { code: 'NO_USER', status: 400 }],
  ['a bare text', { status: 403, type: 'text/plain', text: 'INVALID_IP' }, { code: 'INVALID_IP' }],
  ['a bare sentence', { status: 400, text: 'x'.repeat(200) }, { message: 'x'.repeat(200) }],
  ['gone', { status: 410, text: '{"message":"gone"}' }, { code: 'gone', status: 410 }],
  ['gone in a success', { status: 200, text: '{"message":"gone"}' }, { code: 'gone', status: 200 }],
  ['401 of a proxy', { status: 401, type: 'text/html', text: page }, { code: 'UNAUTHORIZED', status: 401 }],
  ['429 of a proxy', { status: 429, type: 'text/html', text: page }, { code: 'REQUEST_LIMIT', status: 429 }],
  [
    'a wrong content type',
    { status: 400, type: 'text/html', text: '{"message":"NO_USER"}' },
    { code: 'NO_USER' },
  ],
])('reports %s as an API error', async (_, given, expected) => {
  answer = given;
  await expect(getWallet(server.client())).rejects.toMatchObject({
    kind: 'api',
    endpoint: 'getWallet',
    ...expected,
  });
});

test.each<[string, Answer, 'none' | 'unknown']>([
  ['a refusal', { status: 400, text: '{"message":"MONEY_NOT_ENOUGH"}' }, 'none'],
  ['a refusal that the catalogue lacks', { status: 400, text: '{"message":"WALLET_FROZEN"}' }, 'none'],
  ['any other refusal', { status: 499, text: '{"message":"WALLET_FROZEN"}' }, 'none'],
  ['a wait that was too long', { status: 408, text: '{"message":"TOO_SLOW"}' }, 'unknown'],
  ['a declared failure with 500', { status: 500, text: '{"message":"TRANSFER_FAIL"}' }, 'none'],
  ['a failure of the server', { status: 500, text: '{"message":"INTERNAL_SERVER_ERROR"}' }, 'unknown'],
  ['a failed gateway', { status: 504, type: 'text/html', text: page }, 'unknown'],
  ['a conflict without a known code', { status: 409, text: '{"message":"IN_PROGRESS"}' }, 'unknown'],
  ['a page instead of an answer', { status: 200, type: 'text/html', text: page }, 'unknown'],
  ['a redirect', { status: 302, headers: { location: '/' } }, 'unknown'],
  ['a missing route', { status: 404, type: 'text/html', text: page }, 'none'],
])('after %s, a write has the outcome %s', async (_, given, outcome) => {
  answer = given;
  const result = await transfer.safe(server.client(), money);
  expect(result).toMatchObject({ ok: false, error: { outcome } });
});

test.each([[0], [Number.NaN], [undefined], ['200']])(
  'does not treat the status %p as a success',
  async (status) => {
    const client = server.client({ transport: async () => ({ status: status as number, text: '' }) });
    await expect(transfer(client, money)).rejects.toMatchObject({ reason: 'empty', outcome: 'unknown' });
  },
);

test.each([
  ['an object', '{"message":"OK","id":7}', { message: 'OK', id: 7 }],
  ['nothing', '', {}],
  ['a text', '"OK"', { message: 'OK' }],
  ['null', 'null', {}],
  ['a list', '[1]', { value: [1] }],
])('accepts %s as a response without a specified shape', async (_, text, data) => {
  answer = { status: 200, text };
  await expect(transfer(server.client(), money)).resolves.toEqual(data);
});

test('accepts a JSON string from a lookup', async () => {
  answer = { status: 200, text: 'false' };
  await expect(getRegisterOtp(server.client())).resolves.toBe(false);
});

test.each([
  ['"2026-01-31T09:30:00.000Z"'],
  ['2026-01-31T09:30:00.000Z'],
  ['{"createdAt":"2026-01-31T09:30:00.000Z"}'],
])('reads the creation time of a message from %s', async (text) => {
  answer = { status: 201, text };
  const sent = await sendChatMessage(server.client(), {
    sender: 'customer',
    message: { message_type: 'text', payload: 'Hello' },
  });
  expect(sent).toEqual({ createdAt: '2026-01-31T09:30:00.000Z' });
});
