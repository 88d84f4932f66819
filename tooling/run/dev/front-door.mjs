import { createServer } from 'node:http';
import { createProxyServer } from 'httpxy';
import { listen } from '../web-server.mjs';

/** A promise with its handle: the address behind the door, once there is one. */
function awaited() {
  const next = { isOpen: false };
  next.url = new Promise((resolve) => {
    next.open = (url) => {
      next.isOpen = true;
      resolve(url);
    };
  });
  return next;
}

/**
 * One address for a server that is replaced now and then. What comes while nobody is behind the door waits there
 * and is answered by the next server: nothing is refused.
 * @param {{ port: number, host?: string }} options the wanted port; the next free one where it is taken
 */
export async function openFrontDoor({ port, host = '127.0.0.1' }) {
  const proxy = createProxyServer({});
  let behind = awaited();
  let underWay = 0;
  let whenQuiet = [];

  const ended = () => {
    underWay -= 1;
    if (underWay > 0) return;
    for (const tell of whenQuiet) tell();
    whenQuiet = [];
  };
  /** Asks again where the door was shut meanwhile. */
  const whoIsBehind = async () => {
    for (;;) {
      const asked = behind;
      const url = await asked.url;
      if (asked === behind) return url;
    }
  };
  const forward = async (request, response) => {
    const target = await whoIsBehind();
    if (response.destroyed) return;
    underWay += 1;
    response.once('close', ended);
    if (target === null) return unavailable(response);
    await proxy.web(request, response, { target }).catch(() => unavailable(response));
  };
  const unavailable = (response) => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ message: 'INTERNAL_SERVER_ERROR' }));
  };

  const server = createServer((request, response) => void forward(request, response));
  server.on('upgrade', async (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const target = await whoIsBehind();
    if (target === null) return socket.destroy();
    proxy.ws(request, socket, { target }, head).catch(() => socket.destroy());
  });
  const actual = await listen(server, { host, port });

  return {
    url: `http://${host}:${actual}`,
    port: actual,
    /** Lets nobody through until letIn. Resolves once every request that was let through has its answer. */
    hold() {
      if (behind.isOpen) behind = awaited();
      return new Promise((resolve) => {
        if (underWay === 0) resolve();
        else whenQuiet.push(resolve);
      });
    },
    /** @param {string | null} url where requests go from now on; null answers them with 503 */
    letIn(url) {
      if (behind.isOpen) behind = awaited();
      behind.open(url);
    },
    close: () =>
      new Promise((resolve) => {
        proxy.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
