/**
 * @jest-environment @member-wallet/configs/jest/dom-environment
 * @starts servers
 */
import type { ServerResponse } from 'node:http';
import { clearBonus } from '../endpoints/bonus';
import { getBanks } from '../endpoints/lookup';
import { transfer } from '../endpoints/money';
import type { Loopback } from '../fixtures/loopback';
import { json, listen } from '../fixtures/loopback';

// The browser's way of sending: axios over XMLHttpRequest, across origins, with preflights.
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};
const page = '<!doctype html><title>Log in</title>';
const money = { from: 'WALLET', to: 'PG', amount: 100 };

let server: Loopback;
let answer: (response: ServerResponse, url: string) => void;
beforeAll(async () => {
  server = await listen((response, { method, url }) => {
    for (const [name, value] of Object.entries(open)) response.setHeader(name, value);
    if (method === 'OPTIONS') response.writeHead(204).end();
    else answer(response, url);
  });
});
afterAll(() => server.close());
// axios reports each lost connection on jsdom's console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const callsSeen = () => server.seen.filter(({ method }) => method !== 'OPTIONS');

test('it is a page', async () => {
  expect(typeof XMLHttpRequest).toBe('function');
  answer = (response) => json(response, []);
  await expect(getBanks(server.client())).resolves.toEqual([]);
  expect(callsSeen().at(-1)?.headers['x-requested-with']).toBe('XMLHttpRequest');
});

test.each([
  ['a page', page],
  ['a plausible answer', '{"message":"OK"}'],
])('a redirect that was followed, to %s, is a redirect and no answer', async (_, text) => {
  answer = (response, url) =>
    url === '/login'
      ? response.writeHead(200).end(text)
      : response.writeHead(302, { location: `${server.url}/login` }).end();
  // A GET that writes.
  await expect(clearBonus(server.client())).rejects.toMatchObject({
    kind: 'unexpected-response',
    reason: 'redirect',
    outcome: 'unknown',
  });
});

test('a redirect to an origin that does not allow the page looks like a lost connection', async () => {
  const other = await listen((response) => json(response, []));
  answer = (response) => response.writeHead(302, { location: `${other.url}/api/lookup/banks` }).end();
  await expect(getBanks(server.client())).rejects.toMatchObject({ kind: 'network', reason: 'ERR_NETWORK' });
  await other.close();
});

test('a write whose connection drops may have taken effect; it is sent once', async () => {
  answer = (response) => void response.destroy();
  const before = callsSeen().length;
  await expect(transfer(server.client(), money)).rejects.toMatchObject({
    kind: 'network',
    reason: 'ERR_NETWORK',
    outcome: 'unknown',
  });
  expect(callsSeen().length - before).toBe(1);
});

test.each([
  ['a page instead of data', 200, 'text/html', page, { kind: 'unexpected-response', reason: 'not-json' }],
  ['nothing', 204, undefined, undefined, { kind: 'unexpected-response', reason: 'empty', status: 204 }],
  ['half an answer', 200, 'application/json', '[{"code":', { reason: 'not-json' }],
  [
    'a refusal of the wrong type',
    400,
    'text/html',
    '{"message":"NO_DATA"}',
    { kind: 'api', code: 'NO_DATA' },
  ],
  ['a failed gateway', 502, 'text/html', page, { reason: 'not-json', status: 502 }],
])('%s is the error that Node gives', async (_, status, type, text, expected) => {
  answer = (response) =>
    response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(text);
  await expect(getBanks(server.client())).rejects.toMatchObject(expected);
});

test('a cookie of the page is not sent as a header', async () => {
  document.cookie = 'XSRF-TOKEN=cookie-1';
  answer = (response) => json(response, []);
  await getBanks(server.client());
  expect(callsSeen().at(-1)?.headers['x-xsrf-token']).toBeUndefined();
});

test('data with a wrong content type is still data', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('[]');
  await expect(getBanks(server.client())).resolves.toEqual([]);
});
