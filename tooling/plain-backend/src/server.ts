import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { control } from './control';
import type { MarketId } from './market';
import { Refusal, refusal, type Reply } from './reply';
import type { Call, Route } from './route';
import { account } from './routes/account';
import { chat } from './routes/chat';
import { deposit } from './routes/deposit';
import { lookups } from './routes/lookups';
import { records } from './routes/records';
import { rewards } from './routes/rewards';
import { spin } from './routes/spin';
import { wallet } from './routes/wallet';
import { newWorld, type World } from './world';

export interface PlainBackend {
  readonly url: string;
  close(): Promise<void>;
}

const ROUTES = [...lookups, ...account, ...wallet, ...deposit, ...rewards, ...spin, ...records, ...chat].map(
  (route) => ({ ...route, pattern: new RegExp(`^${route.call.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }),
);

interface Received {
  readonly body: Record<string, unknown>;
  readonly fileSize: number;
}

async function receive(request: IncomingMessage): Promise<Received> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const whole = Buffer.concat(parts);
  if (request.headers['content-type']?.startsWith('multipart/form-data'))
    return { body: {}, fileSize: whole.includes('filename=') ? whole.length : 0 };
  const text = whole.toString();
  return { body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>), fileSize: 0 };
}

function match(called: string): { route: Route; params: string[] } | undefined {
  for (const route of ROUTES) {
    const found = route.pattern.exec(called);
    if (found) return { route, params: found.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

function carryOut(route: Route, call: Call): Reply {
  try {
    return route.reply(call);
  } catch (error) {
    if (error instanceof Refusal) return refusal(error.code, error.shape, error.status);
    throw error;
  }
}

/** @returns the reply, or 'lost' if the connection should end without one */
function react(world: World, request: IncomingMessage, received: Received): Reply | 'lost' {
  const path = new URL(request.url ?? '', 'http://plain').pathname;
  const called = `${request.method} ${path}`;
  const found = match(called);
  if (!found) return control(world, path, received.body) ?? refusal('NO_DATA', 'message', 404);
  const { route, params } = found;
  if (route.isWrite) world.writes.push({ call: called, body: received.body });
  const at = world.twists.findIndex((twist) => twist.call === called);
  const [twist] = at < 0 ? [] : world.twists.splice(at, 1);
  if (twist?.refuse) return refusal(twist.refuse.code, twist.refuse.shape, twist.refuse.status);
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const who = world.members.get(world.tokens.get(token) ?? '');
  const reply = carryOut(route, { world, params, who, ...received });
  return twist?.lose ? 'lost' : reply;
}

function answer(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    ...(body && { 'content-type': 'application/json' }),
  });
  response.end(body);
}

/** Starts a backend with a demo member, on a free loopback port. It has no realtime socket. */
export async function startPlainBackend(market: MarketId): Promise<PlainBackend> {
  const world = newWorld(market);
  const server: Server = createServer((request, response) => {
    receive(request)
      .then((received) => {
        const reply = react(world, request, received);
        if (reply === 'lost') response.destroy();
        else answer(response, reply);
      })
      // An error in this backend should only fail the flow that causes it, not the process.
      .catch((error: unknown) => answer(response, { status: 500, body: JSON.stringify(String(error)) }));
  });
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 404 Not Found\r\n\r\n'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
