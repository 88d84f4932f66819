/** @starts servers */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, test } from 'node:test';
import { listen } from '../serve/web-server.mjs';
import { openDevProxy } from './dev-proxy.mjs';

/** @type {Awaited<ReturnType<typeof openDevProxy>>} */
let proxy;
/** @type {import('node:http').Server[]} */
const servers = [];

/**
 * A server that responds with its name; if `slow` is set, only when the test calls the functions in `arrived`.
 * @param {string} name
 */
async function startServer(name, { slow = false } = {}) {
  /** @type {(() => void)[]} */
  const arrived = [];
  const server = createServer((request, response) => {
    arrived.push(() => response.end(`${name} ${request.method} ${request.url}`));
    server.emit('arrived');
    if (!slow) arrived.at(-1)?.();
  });
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    socket.once('data', (said) => socket.end(`${name} heard ${said}`));
  });
  servers.push(server);
  const port = await listen(server, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${port}`, server, arrived };
}

const ask = async (/** @type {string} */ path, /** @type {RequestInit} */ options = {}) => {
  const response = await fetch(proxy.url + path, options);
  return `${response.status} ${await response.text()}`;
};

beforeEach(async () => {
  proxy = await openDevProxy({ port: 0 });
});
afterEach(async () => {
  await proxy.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('holds requests until there is a server', async () => {
  const answers = Promise.all(['/a', '/b'].map((path) => ask(path, { method: 'POST', body: 'x' })));
  const { url } = await startServer('first');
  proxy.forwardTo(url);
  assert.deepEqual(await answers, ['200 first POST /a', '200 first POST /b']);
});

test('forwards requests that arrive between two servers to the second', async () => {
  const [first, second] = [await startServer('first'), await startServer('second')];
  proxy.forwardTo(first.url);
  assert.equal(await ask('/a'), '200 first GET /a');
  await proxy.hold();
  const held = ask('/b');
  proxy.forwardTo(second.url);
  assert.equal(await held, '200 second GET /b');
  assert.equal(first.arrived.length, 1);
});

test('hold waits for running requests', async () => {
  const first = await startServer('first', { slow: true });
  proxy.forwardTo(first.url);
  const arrived = once(first.server, 'arrived');
  const answer = ask('/slow');
  await arrived;
  /** @type {string[]} */
  const order = [];
  const quiet = proxy.hold().then(() => order.push('quiet'));
  const answered = answer.then((text) => order.push(text));
  // Another request proves that the proxy holds requests: it must not reach the first server.
  const later = ask('/later');
  first.arrived[0]?.();
  await Promise.all([quiet, answered]);
  assert.deepEqual(order.toSorted(), ['200 first GET /slow', 'quiet']);
  const second = await startServer('second');
  proxy.forwardTo(second.url);
  assert.equal(await later, '200 second GET /later');
  assert.equal(first.arrived.length, 1);
});

test('holds WebSocket upgrades too', async () => {
  const socket = connect(proxy.port, '127.0.0.1');
  socket.write('GET /s HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const { url } = await startServer('first');
  proxy.forwardTo(url);
  const [head] = await once(socket, 'data');
  assert.match(String(head), /^HTTP\/1\.1 101 /);
  socket.write('hello');
  const [answer] = await once(socket, 'data');
  assert.equal(String(answer), 'first heard hello');
  socket.destroy();
});

test('responds with 503 and a code if there is no server to wait for', async () => {
  proxy.forwardTo(null);
  assert.equal(await ask('/a'), '503 {"message":"INTERNAL_SERVER_ERROR"}');
});
