import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A load balancer: each new connection goes to the next server that accepts it. */
export interface Balancer {
  readonly url: string;
  /** How many connections each server has accepted, in the order of their URLs. */
  taken(): readonly number[];
  close(): Promise<void>;
}

/** @param urls the servers' URLs */
export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const taken = urls.map(() => 0);
  const open = new Set<Socket>();
  let turn = 0;

  function forward(client: Socket, triesLeft: number): void {
    const index = turn++ % urls.length;
    const { hostname, port } = new URL(urls[index] ?? '');
    const upstream = connect(Number(port), hostname);
    let isConnected = false;
    upstream.once('connect', () => {
      isConnected = true;
      taken[index] = (taken[index] ?? 0) + 1;
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => undefined);
    upstream.once('close', () => {
      open.delete(upstream);
      if (!isConnected && triesLeft > 0 && !client.destroyed) forward(client, triesLeft - 1);
      else client.destroy();
    });
    client.once('close', () => upstream.destroy());
    open.add(upstream);
  }

  const server = createServer((client) => {
    open.add(client);
    client.on('error', () => undefined);
    client.once('close', () => open.delete(client));
    forward(client, urls.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    taken: () => taken,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
