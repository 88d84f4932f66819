import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, test } from 'node:test';
import { listen } from '../web-server.mjs';
import { openFrontDoor } from './front-door.mjs';

/** @type {Awaited<ReturnType<typeof openFrontDoor>>} */
let door;
/** @type {import('node:http').Server[]} */
const servers = [];

/**
 * A server that answers with its name; where `slow` is set, when the test calls what `arrived` holds.
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
  const response = await fetch(door.url + path, options);
  return `${response.status} ${await response.text()}`;
};

beforeEach(async () => {
  door = await openFrontDoor({ port: 0 });
});
afterEach(async () => {
  await door.close();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

test('requests that come before the server wait for it and are answered', async () => {
  const answers = Promise.all(['/a', '/b'].map((path) => ask(path, { method: 'POST', body: 'x' })));
  const { url } = await startServer('first');
  door.letIn(url);
  assert.deepEqual(await answers, ['200 first POST /a', '200 first POST /b']);
});

test('requests that come between two servers are answered by the second', async () => {
  const [first, second] = [await startServer('first'), await startServer('second')];
  door.letIn(first.url);
  assert.equal(await ask('/a'), '200 first GET /a');
  await door.hold();
  const held = ask('/b');
  door.letIn(second.url);
  assert.equal(await held, '200 second GET /b');
  assert.equal(first.arrived.length, 1);
});

test('shut, it waits for the calls under way', async () => {
  const first = await startServer('first', { slow: true });
  door.letIn(first.url);
  const arrived = once(first.server, 'arrived');
  const answer = ask('/slow');
  await arrived;
  /** @type {string[]} */
  const order = [];
  const quiet = door.hold().then(() => order.push('quiet'));
  const answered = answer.then((text) => order.push(text));
  // Only another request through the door tells that it is shut: it must not have reached the first server.
  const later = ask('/later');
  first.arrived[0]?.();
  await Promise.all([quiet, answered]);
  assert.deepEqual(order.toSorted(), ['200 first GET /slow', 'quiet']);
  const second = await startServer('second');
  door.letIn(second.url);
  assert.equal(await later, '200 second GET /later');
  assert.equal(first.arrived.length, 1);
});

test('a socket waits as a request does', async () => {
  const socket = connect(door.port, '127.0.0.1');
  socket.write('GET /s HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  const { url } = await startServer('first');
  door.letIn(url);
  const [head] = await once(socket, 'data');
  assert.match(String(head), /^HTTP\/1\.1 101 /);
  socket.write('hello');
  const [answer] = await once(socket, 'data');
  assert.equal(String(answer), 'first heard hello');
  socket.destroy();
});

test('without a server to wait for, a 503 with a code', async () => {
  door.letIn(null);
  assert.equal(await ask('/a'), '503 {"message":"INTERNAL_SERVER_ERROR"}');
});
