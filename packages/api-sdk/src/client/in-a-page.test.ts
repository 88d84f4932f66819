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

// Axios over XMLHttpRequest, cross-origin with preflights, as in browsers.
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
// jsdom logs each lost connection.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const callsSeen = () => server.seen.filter(({ method }) => method !== 'OPTIONS');

test('runs in a page', async () => {
  expect(typeof XMLHttpRequest).toBe('function');
  answer = (response) => json(response, []);
  await expect(getBanks(server.client())).resolves.toEqual([]);
  expect(callsSeen().at(-1)?.headers['x-requested-with']).toBe('XMLHttpRequest');
});

test.each([
  ['a page', page],
  ['a plausible answer', '{"message":"OK"}'],
])('reports a followed redirect to %s as a redirect instead of a response', async (_, text) => {
  answer = (response, url) =>
    url === '/login'
      ? response.writeHead(200).end(text)
      : response.writeHead(302, { location: `${server.url}/login` }).end();
  // A GET that changes state.
  await expect(clearBonus(server.client())).rejects.toMatchObject({
    kind: 'unexpected-response',
    reason: 'redirect',
    outcome: 'unknown',
  });
});

test('reports a redirect to an origin without CORS as a lost connection', async () => {
  const other = await listen((response) => json(response, []));
  answer = (response) => response.writeHead(302, { location: `${other.url}/api/lookup/banks` }).end();
  await expect(getBanks(server.client())).rejects.toMatchObject({ kind: 'network', reason: 'ERR_NETWORK' });
  await other.close();
});

test('sends a write once if the connection drops, with an unknown outcome', async () => {
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
])('reports %s as in Node', async (_, status, type, text, expected) => {
  answer = (response) =>
    response.writeHead(status, type === undefined ? {} : { 'content-type': type }).end(text);
  await expect(getBanks(server.client())).rejects.toMatchObject(expected);
});

test('does not send a cookie as a header', async () => {
  document.cookie = 'XSRF-TOKEN=cookie-1';
  answer = (response) => json(response, []);
  await getBanks(server.client());
  expect(callsSeen().at(-1)?.headers['x-xsrf-token']).toBeUndefined();
});

test('reads data with a wrong content type', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/plain' }).end('[]');
  await expect(getBanks(server.client())).resolves.toEqual([]);
});
