import { createServer } from 'node:http';
import { createProxyServer } from 'httpxy';
import { listen } from '../serve/web-server.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** A promise of the current server's address, and the function that resolves it. */
function createTarget() {
  /** @type {(url: string | null) => void} */
  let resolve = () => undefined;
  /** @type {Promise<string | null>} */
  const url = new Promise((fulfil) => {
    resolve = fulfil;
  });
  return {
    url,
    isOpen: false,
    /** @param {string | null} address null if there is no server to wait for */
    open(address) {
      this.isOpen = true;
      resolve(address);
    },
  };
}

/**
 * A proxy with a fixed address for a server that is replaced when its code changes. Requests that arrive in between wait
 * for the next server, so that none is refused.
 * @param {{ port: number, host?: string }} options the preferred port; if it is taken, the next free one is used
 */
export async function openDevProxy({ port, host = '127.0.0.1' }) {
  const forwarder = createProxyServer({});
  let current = createTarget();
  let pending = 0;
  /** @type {(() => void)[]} */
  let onIdle = [];

  const ended = () => {
    pending -= 1;
    if (pending > 0) return;
    for (const callback of onIdle) callback();
    onIdle = [];
  };
  /** Waits again if the proxy was put on hold meanwhile. */
  const currentUrl = async () => {
    for (;;) {
      const asked = current;
      const url = await asked.url;
      if (asked === current) return url;
    }
  };
  const forward = async (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const target = await currentUrl();
    if (response.destroyed) return;
    pending += 1;
    response.once('close', ended);
    if (target === null) return unavailable(response);
    await forwarder.web(request, response, { target }).catch(() => unavailable(response));
  };
  const unavailable = (/** @type {Response} */ response) => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: 'INTERNAL_SERVER_ERROR' }));
  };

  const server = createServer((request, response) => void forward(request, response));
  server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const target = await currentUrl();
    if (target === null) return void socket.destroy();
    await forwarder
      .ws(request, /** @type {import('node:net').Socket} */ (socket), { target }, head)
      .catch(() => socket.destroy());
  });
  const actual = await listen(server, { host, port });

  return {
    url: `http://${host}:${actual}`,
    port: actual,
    /**
     * Holds new requests until forwardTo. Resolves once all forwarded requests have ended.
     * @returns {Promise<void>}
     */
    hold() {
      if (current.isOpen) current = createTarget();
      return new Promise((resolve) => {
        if (pending === 0) resolve();
        else onIdle.push(resolve);
      });
    },
    /** @param {string | null} url the server for all requests from now on; null responds with 503 */
    forwardTo(url) {
      if (current.isOpen) current = createTarget();
      current.open(url);
    },
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        forwarder.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
