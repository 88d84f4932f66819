import { Agent, request as send } from 'node:http';
import { createSecureServer } from 'node:http2';
import { listen } from '@member-wallet/run/web-server';

/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'proxy-connection'];

const HOST = '127.0.0.1';

/** Serves an HTTP/1.1 server's responses over HTTP/2, as hosts of static files do. */
export async function serveOverHttp2(
  target: string,
  { key, cert }: { readonly key: string | Buffer; readonly cert: string },
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
    );
    const forwarded = send(new URL(request.url, target), { agent, method: request.method, headers });
    forwarded.on('response', (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept));
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const port = await listen(server, { host: HOST, port: 0 });
  return {
    url: `https://${HOST}:${port}`,
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}
