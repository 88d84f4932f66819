import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import { join } from 'node:path';
import { createProxyServer } from 'httpxy';
import sirv from 'sirv';

const PROXIED = /^\/(api|socket\.io)(\/|$|\?)/;
const HASHED = /^\/assets\//;

/** @typedef {import('node:http').ServerResponse} Response */

/**
 * Reads the `/*` block of a `_headers` file, which applies to every response.
 * @param {string} text
 * @returns {Record<string, string>}
 */
export function headersForAll(text) {
  const block = text.split(/^(?=\S)/m).find((part) => part.startsWith('/*\n')) ?? '';
  return Object.fromEntries(
    block
      .split('\n')
      .slice(1)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const at = line.indexOf(':');
        return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
      }),
  );
}

/**
 * Listens on `port`, or on the next free one if it is taken. Port 0 means any.
 * @param {import('node:net').Server} server @param {{ host: string, port: number, tries?: number }} options
 * @returns {Promise<number>} the port
 */
export function listen(server, { host, port, tries = 20 }) {
  return new Promise((resolve, reject) => {
    const attempt = (/** @type {number} */ candidate, /** @type {number} */ left) => {
      server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
        if (error.code === 'EADDRINUSE' && left > 0) attempt(candidate + 1, left - 1);
        else reject(error);
      });
      server.listen(candidate, host, () => {
        server.removeAllListeners('error');
        resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
      });
    };
    attempt(port, tries);
  });
}

/**
 * The wanted port, or the next free one.
 * @param {number} wanted
 */
export async function freePort(wanted, host = '127.0.0.1') {
  const probe = createServer();
  const port = await listen(probe, { host, port: wanted });
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/**
 * Serves a built app as its production host would: precompressed files, the app's own headers,
 * index.html for every route, and /api forwarded to the operator's backend.
 * @param {{ dir: string, api: string, host?: string, port?: number }} options `api` is the backend's
 *   base URL, put before the request's path.
 * @returns {Promise<{ url: string, port: number, close(): Promise<void> }>}
 */
export async function serveApp({ dir, api, host = '127.0.0.1', port = 0 }) {
  await stat(join(dir, 'index.html')).catch(() => {
    throw new Error(`There is no built app in ${dir}: build it first.`);
  });
  const headers = headersForAll(await readFile(join(dir, '_headers'), 'utf8'));
  const files = sirv(dir, {
    brotli: true,
    gzip: true,
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  const page = join(dir, 'index.html');
  // A new connection for each request: the backend may close a kept one just as the next request, which may move
  // money, is on its way, and then nobody knows whether it arrived.
  const agent = new Agent({ keepAlive: false });
  const proxy = createProxyServer({ target: api, changeOrigin: true, xfwd: true, agent });
  const unreachable = (/** @type {Response} */ response) => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: 'INTERNAL_SERVER_ERROR' }));
  };

  const server = createServer((request, response) => {
    if (PROXIED.test(request.url ?? '')) {
      proxy.web(request, response).catch(() => unreachable(response));
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response, () => {
      const isFile = /\.[a-z0-9]+$/i.test((request.url ?? '').replace(/\?.*/, ''));
      if (isFile || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(404).end();
        return;
      }
      const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('Vary', 'Accept-Encoding');
      if (compressed) response.setHeader('Content-Encoding', 'br');
      createReadStream(compressed ? `${page}.br` : page)
        .on('error', () => response.destroy())
        .pipe(response);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    if (!PROXIED.test(request.url ?? '')) return void socket.destroy();
    void proxy
      .ws(request, /** @type {import('node:net').Socket} */ (socket), {}, head)
      .catch(() => socket.destroy());
  });

  const actual = await listen(server, { host, port });
  return {
    url: `http://${host}:${actual}`,
    port: actual,
    close: () =>
      new Promise((resolve) => {
        proxy.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
