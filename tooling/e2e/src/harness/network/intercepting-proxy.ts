import { createReadStream } from 'node:fs';
import {
  Agent,
  createServer,
  type IncomingMessage,
  request as sendRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The reaction to a request: the given response, the server's own (undefined), no response, or a dropped connection. */
type Reaction = Answer | 'hold' | 'cut' | undefined;

/** @param own forwards the request and resolves with the server's response */
export type Handler = (method: string, own: () => Promise<Answer>) => Reaction | Promise<Reaction>;

/** A proxy in front of a built app that can respond itself. The browser's own interception would disable its cache. */
export interface InterceptingProxy {
  readonly url: string;
  /** @param path below /api/; `*` matches one segment, `**` any number. The latest matching handler wins. */
  handle(path: string, handler: Handler): void;
  /** Whether a request to this URL is held. Held requests never end, so do not wait for them. */
  isHeld(url: string): boolean;
  /** Removes all handlers and drops the held requests. */
  reset(): void;
  close(): Promise<void>;
}

/** An empty page on the app's origin. */
export const BLANK = '/__blank';
/** The probes' script. Served on the app's origin, so that the browser compiles it only once. */
export const PROBES = '/__probes.js';

const patternOf = (path: string): RegExp =>
  new RegExp(`^/api/${path.replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'))}$`);

const bodyOf = async (stream: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/**
 * @param target the URL of the app's own server
 * @param modules JavaScript that replaces files of the build, by their names in /assets/
 */
export async function openInterceptingProxy(
  target: string,
  modules = new Map<string, string>(),
): Promise<InterceptingProxy> {
  const { hostname, port } = new URL(target);
  // No kept-alive connections: the server may close one just as the next request is sent.
  const agent = new Agent({ keepAlive: false });
  const held = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let handlers: { pattern: RegExp; handler: Handler }[] = [];

  const pass = (from: IncomingMessage, body?: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { method, url: path, headers } = from;
      const to = sendRequest({ hostname, port, agent, method, path, headers }, resolve).on('error', reject);
      if (body) to.end(body);
      else from.pipe(to);
    });

  const relay = async (from: IncomingMessage, to: ServerResponse, body?: Buffer): Promise<void> => {
    const answer = await pass(from, body);
    to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    await pipeline(answer, to);
  };

  const react = async (from: IncomingMessage, to: ServerResponse): Promise<void> => {
    const path = new URL(from.url ?? '', target).pathname;
    const found = handlers.find(({ pattern }) => pattern.test(path));
    if (!found) return relay(from, to);
    const body = await bodyOf(from);
    const reaction = await found.handler(from.method ?? 'GET', async () => {
      const own = await pass(from, body);
      const text = (await bodyOf(own)).toString();
      return { status: own.statusCode ?? 502, body: text === '' ? null : (JSON.parse(text) as unknown) };
    });
    if (reaction === undefined) return relay(from, to, body);
    if (reaction === 'cut') return void to.destroy();
    if (reaction === 'hold') return void held.add(to);
    to.writeHead(reaction.status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    to.end(JSON.stringify(reaction.body));
  };

  const server: Server = createServer((from, to) => {
    const { url: path = '' } = from;
    if (path === BLANK) return void to.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>');
    if (path === PROBES) {
      to.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' });
      return void createReadStream(process.env.E2E_PROBES ?? '').pipe(to);
    }
    const module = modules.get(path.replace('/assets/', ''));
    if (module !== undefined)
      return void to.writeHead(200, { 'content-type': 'text/javascript' }).end(module);
    react(from, to).catch(() => to.destroy());
  });
  server.on('upgrade', (from: IncomingMessage, near: Socket, head: Buffer) => {
    const to = sendRequest({ hostname, port, method: 'GET', path: from.url, headers: from.headers });
    to.on('error', () => near.destroy()).on('response', () => near.destroy());
    to.on('upgrade', (answer, far, first) => {
      const lines = answer.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : [`${name}: ${all[at + 1]}`]));
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (first.length > 0) near.write(first);
      far.pipe(near).pipe(far);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on('error', () => other.destroy()).on('close', () => other.destroy());
    });
    to.end(head);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    handle: (path, handler) => {
      handlers = [{ pattern: patternOf(path), handler }, ...handlers];
    },
    isHeld: (address) => {
      const { pathname, origin } = new URL(address);
      return origin === url && [...held].some(({ req }) => new URL(req.url ?? '', url).pathname === pathname);
    },
    reset: () => {
      handlers = [];
      for (const answer of held) answer.destroy();
      held.clear();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
