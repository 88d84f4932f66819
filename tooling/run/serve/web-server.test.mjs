/** @starts servers */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { freePort, headersForAll, listen, serveApp } from './web-server.mjs';

const HEADERS =
  "/*\n  Referrer-Policy: no-referrer\n  Content-Security-Policy: default-src 'none'; img-src https:\n/assets/*\n  Cache-Control: immutable\n";
const PAGE = '<!doctype html><title>page</title>';

/** @type {string} */
let dir;
/** @type {import('node:http').Server} */
let backend;
/** @type {Awaited<ReturnType<typeof serveApp>>} */
let app;
/** The connections on which a request has arrived. @type {WeakSet<import('node:net').Socket>} */
const used = new WeakSet();

before(async () => {
  dir = await mkdtemp(join(tmpdir(), 'web-server-'));
  await writeFile(join(dir, '_headers'), HEADERS);
  await writeFile(join(dir, 'index.html'), PAGE);
  await writeFile(join(dir, 'index.html.br'), brotliCompressSync(PAGE));
  await mkdir(join(dir, 'assets'));
  await writeFile(join(dir, 'assets/a.js'), 'run()');
  await writeFile(join(dir, 'assets/a.js.br'), brotliCompressSync('run()'));
  backend = createServer((request, response) => {
    if (request.url?.includes('cut')) return void request.socket.destroy();
    if (request.url?.includes('once') && used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.setHeader('Content-Type', 'text/plain').end(`${request.method} ${request.url}`);
  });
  const port = await listen(backend, { host: '127.0.0.1', port: 0 });
  app = await serveApp({ dir, api: `http://127.0.0.1:${port}/th` });
});

after(async () => {
  await app.close();
  await new Promise((resolve) => backend.close(resolve));
  await rm(dir, { recursive: true });
});

test('reads the headers that apply to every response', () => {
  assert.deepEqual(headersForAll(HEADERS), {
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': "default-src 'none'; img-src https:",
  });
});

test('serves every route with the page and its headers', async () => {
  for (const path of ['/', '/user/home', '/register?code=PR1']) {
    const response = await fetch(app.url + path);
    assert.equal(response.status, 200);
    assert.equal(await response.text(), PAGE);
    assert.equal(response.headers.get('referrer-policy'), 'no-referrer');
    assert.equal(response.headers.get('cache-control'), 'no-cache');
  }
});

test('tells caches that a response depends on the encoding, by Vary and by weak tags', async () => {
  for (const path of ['/login', '/assets/a.js']) {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const first = await fetch(app.url + path, { headers });
      const tag = first.headers.get('etag') ?? '';
      const again = await fetch(app.url + path, { headers: { ...headers, 'if-none-match': tag } });
      assert.deepEqual([first.status, again.status], [200, 304]);
      assert.equal(first.headers.get('content-encoding') ?? 'identity', encoding);
      assert.match(tag, /^W\//);
      for (const response of [first, again]) {
        assert.equal(response.headers.get('vary'), 'Accept-Encoding');
        assert.equal(response.headers.get('cache-control'), first.headers.get('cache-control'));
      }
    }
  }
});

test('responds with an uncacheable 404 to a missing file', async () => {
  const { status, headers } = await fetch(`${app.url}/assets/gone.js`);
  assert.deepEqual([status, headers.get('cache-control')], [404, 'no-store']);
  assert.equal((await fetch(`${app.url}/user/home`, { method: 'POST' })).status, 404);
});

test('forwards the API under the backend path', async () => {
  const response = await fetch(`${app.url}/api/wallet?x=1`, { method: 'POST', body: 'a' });
  assert.equal(await response.text(), 'POST /th/api/wallet?x=1');
});

test('responds with 502 and a code if the backend drops the connection', async () => {
  const response = await fetch(`${app.url}/api/cut`);
  assert.equal(response.status, 502);
  assert.deepEqual(await response.json(), { message: 'INTERNAL_SERVER_ERROR' });
});

test('loses no request if the backend closes an idle connection when the next request arrives', async () => {
  for (let times = 3; times > 0; times -= 1) {
    const response = await fetch(`${app.url}/api/once`, { method: 'POST' });
    assert.equal(response.status, 200);
    await response.text();
  }
});

test('closes connections of the API, on which a browser would resend a write, and keeps those of files', async () => {
  const connectionAfter = async (/** @type {string} */ path) =>
    (await fetch(app.url + path, { headers: { connection: 'keep-alive' } })).headers.get('connection');
  assert.equal(await connectionAfter('/api/wallet'), 'close');
  assert.equal(await connectionAfter('/icon.svg'), 'keep-alive');
});

test('puts the settings of the file into the page, and defaults for those that it does not set', async () => {
  const place = '<script type="application/json" id="settings"></script>';
  const other = await mkdtemp(join(tmpdir(), 'web-server-'));
  const names = ['VITE_REPORT_URL', 'VITE_APP_NAME'];
  const schema = { properties: Object.fromEntries(names.map((name) => [name, { pattern: '' }])) };
  await writeFile(join(other, '_headers'), HEADERS);
  await writeFile(join(other, 'index.html'), PAGE + place);
  await writeFile(join(other, 'settings.schema.json'), JSON.stringify(schema));
  const defaults = { VITE_REPORT_URL: '/api/reports', VITE_APP_NAME: 'Default' };
  for (const [file, expected] of [
    ['{}', defaults],
    ['{"VITE_APP_NAME":"File"}', { ...defaults, VITE_APP_NAME: 'File' }],
    ['{"VITE_REPORT_URL":""}', { ...defaults, VITE_REPORT_URL: '' }],
  ]) {
    await writeFile(join(other, 'settings.json'), String(file));
    const served = await serveApp({ dir: other, api: 'http://127.0.0.1:9', defaults });
    const page = await (await fetch(served.url)).text();
    await served.close();
    const [, json = ''] = /id="settings">(.*)<\/script>/.exec(page) ?? [];
    assert.deepEqual(JSON.parse(json), expected);
  }
  await rm(other, { recursive: true });
});

test('uses the next port if the wanted one is taken', async () => {
  assert.notEqual(await freePort(app.port), app.port);
});

test('throws a clear error if the app was not built', async () => {
  await assert.rejects(serveApp({ dir: join(dir, 'nowhere'), api: app.url }), /build it first/);
});
