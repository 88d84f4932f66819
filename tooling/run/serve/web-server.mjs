import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Agent, createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createProxyServer } from 'httpxy';
import sirv from 'sirv';
import {
  allowOrigins,
  readSettings,
  takesSettings,
  withSettings,
} from '@member-wallet/release/hosting/settings.mjs';

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

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Reads a file of a build, if it has one. @param {string} dir @param {string} name */
const readIn = (dir, name) => readFile(join(dir, name), 'utf8').catch(() => null);

/**
 * The settings of a build: the given ones, otherwise its settings.json. Throws if they are invalid.
 * @param {string} dir @param {Record<string, unknown>} [given] @param {Record<string, string>} [defaults]
 */
async function settingsOf(dir, given, defaults) {
  const schema = await readIn(dir, 'settings.schema.json');
  const text = given ? JSON.stringify(given) : ((await readIn(dir, 'settings.json')) ?? '{}');
  return schema === null ? {} : { ...defaults, ...readSettings(text, JSON.parse(schema)) };
}

/**
 * The page with the settings in it. Rebuilt when its file changes.
 * @param {string} file @param {Record<string, unknown>} settings
 */
function pageOf(file, settings) {
  /** @type {{ mtimeMs: number, tag: string, text: string, compressed: Promise<Buffer> } | undefined} */
  let made;
  return async () => {
    const { mtimeMs } = await stat(file);
    if (made?.mtimeMs !== mtimeMs) {
      const source = await readFile(file, 'utf8');
      const text = takesSettings(source) ? withSettings(source, settings) : source;
      // Weak, because the page and its compressed version have the same one.
      const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      made = { mtimeMs, tag, text, compressed: promisify(brotliCompress)(text, QUALITY) };
    }
    return made;
  };
}

/**
 * Serves a built app as its production host would: precompressed files, the app's own headers,
 * index.html for every route with the settings in it, and /api forwarded to the operator's backend.
 * @param {{ dir: string, api: string, settings?: Record<string, unknown>, defaults?: Record<string, string>, host?: string, port?: number }} options
 *   `api` is the backend's base URL, put before the request's path; `settings` those of settings.json, by default the
 *   build's own file; `defaults` those that the file does not name.
 * @returns {Promise<{ url: string, port: number, close(): Promise<void> }>}
 */
export async function serveApp({ dir, api, settings: given, defaults, host = '127.0.0.1', port = 0 }) {
  await stat(join(dir, 'index.html')).catch(() => {
    throw new Error(`There is no built app in ${dir}: build it first.`);
  });
  const settings = await settingsOf(dir, given, defaults);
  const headers = headersForAll(allowOrigins(await readFile(join(dir, '_headers'), 'utf8'), settings));
  const files = sirv(dir, {
    // Serves no index.html for folders: the page with the settings is served below.
    extensions: [],
    brotli: true,
    gzip: true,
    etag: true,
  });
  const page = pageOf(join(dir, 'index.html'), settings);
  // A new connection for each request: the backend may close an idle one while the next request, which may move money,
  // is being sent, and then it is unknown whether the request arrived.
  const agent = new Agent({ keepAlive: false });
  const proxy = createProxyServer({ target: api, changeOrigin: true, xfwd: true, agent });
  // Browsers resend a request, even a POST, if a reused connection closes during it. They do not on a new connection.
  proxy.on('proxyRes', (answer) => {
    answer.headers.connection = 'close';
  });
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
    // Set here and not by sirv, which sends a 304 without them.
    response.setHeader('Vary', 'Accept-Encoding');
    const isAsset = HASHED.test(request.url ?? '');
    response.setHeader('Cache-Control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    const servePage = async () => {
      const isFile = /\.[a-z0-9]+$/i.test(
        (request.url ?? '').replace(/\?.*/, '').replace(/^\/index\.html$/, '/'),
      );
      if (isFile || (request.method !== 'GET' && request.method !== 'HEAD')) {
        response.writeHead(404, { 'Cache-Control': 'no-store' }).end();
        return;
      }
      const compressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Cache-Control', 'no-cache');
      const made = await page().catch(() => null);
      if (!made) return void response.destroy();
      // With the ETag, a browser that has this version of the page gets 304.
      response.setHeader('ETag', made.tag);
      if (request.headers['if-none-match'] === made.tag) {
        response.writeHead(304).end();
        return;
      }
      if (compressed) response.setHeader('Content-Encoding', 'br');
      response.end(compressed ? await made.compressed : made.text);
    };
    if (/^\/index\.html(\?|$)/.test(request.url ?? '')) void servePage();
    else files(request, response, servePage);
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
