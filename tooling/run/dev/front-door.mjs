import { createServer } from 'node:http';
import { createProxyServer } from 'httpxy';
import { listen } from '../web-server.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/** The address behind the door: a promise, and the function that fulfils it. */
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
    /** @param {string | null} address null where no server is there to wait for */
    open(address) {
      this.isOpen = true;
      resolve(address);
    },
  };
}

/**
 * One address for a server that is replaced now and then. What comes while nobody is behind the door waits there
 * and is answered by the next server: nothing is refused.
 * @param {{ port: number, host?: string }} options the wanted port; the next free one where it is taken
 */
export async function openFrontDoor({ port, host = '127.0.0.1' }) {
  const proxy = createProxyServer({});
  let behind = createTarget();
  let underWay = 0;
  /** @type {(() => void)[]} */
  let whenQuiet = [];

  const ended = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const tell of whenQuiet) tell();
    whenQuiet = [];
  };
  /** Asks again where the door was shut meanwhile. */
  const currentUrl = async () => {
    for (;;) {
      const asked = behind;
      const url = await asked.url;
      if (asked === behind) return url;
    }
  };
  const forward = async (/** @type {Request} */ request, /** @type {Response} */ response) => {
    const target = await currentUrl();
    if (response.destroyed) return;
    underWay += 1;
    response.once('close', ended);
    if (target === null) return unavailable(response);
    await proxy.web(request, response, { target }).catch(() => unavailable(response));
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
    await proxy
      .ws(request, /** @type {import('node:net').Socket} */ (socket), { target }, head)
      .catch(() => socket.destroy());
  });
  const actual = await listen(server, { host, port });

  return {
    url: `http://${host}:${actual}`,
    port: actual,
    /**
     * Lets nobody through until letIn. Resolves once every request that was let through has its answer.
     * @returns {Promise<void>}
     */
    hold() {
      if (behind.isOpen) behind = createTarget();
      return new Promise((resolve) => {
        if (underWay === 0) resolve();
        else whenQuiet.push(resolve);
      });
    },
    /** @param {string | null} url where requests go from now on; null answers them with 503 */
    letIn(url) {
      if (behind.isOpen) behind = createTarget();
      behind.open(url);
    },
    /** @returns {Promise<void>} */
    close: () =>
      new Promise((resolve) => {
        proxy.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
