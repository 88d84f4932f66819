import { createServer, type IncomingMessage, request as sendRequest, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How a file is lost: 404, or status 200 with an HTML page, as some hosts respond. */
export const LOSSES = ['404', 'a page in its place'] as const;
type Loss = (typeof LOSSES)[number];

/** A proxy in front of a built app that loses files. The engines' own tools intercept too little, or disable the cache. */
export interface LossyProxy {
  readonly url: string;
  /**
   * Loses each file with a matching path this many times, then serves it.
   * @param times once by default
   */
  lose(files: RegExp, loss: Loss, times?: number): void;
  /** The paths of the lost files, in order. */
  lost(): readonly string[];
  /** Removes all rules and clears `lost`. */
  reset(): void;
  close(): Promise<void>;
}

function answer(response: ServerResponse, loss: Loss): void {
  // As a host without rules for missing files responds.
  response.writeHead(loss === '404' ? 404 : 200, {
    'Content-Type': 'text/html',
    'Cache-Control': 'no-cache',
  });
  response.end('<!doctype html><title>Wallet</title>');
}

export async function openLossyProxy(target: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(target);
  let rules: { files: RegExp; loss: Loss; times: number; counts: Map<string, number> }[] = [];
  let lost: string[] = [];

  const pass = (from: IncomingMessage, to: ServerResponse) => {
    const { method, url: path, headers } = from;
    const onward = sendRequest({ hostname, port, method, path, headers, agent: false }, (own) => {
      to.writeHead(own.statusCode ?? 502, own.rawHeaders);
      own.pipe(to);
    });
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', target).pathname;
    for (const { files, loss, times, counts } of rules) {
      const count = counts.get(path) ?? 0;
      if (!files.test(path) || count >= times) continue;
      counts.set(path, count + 1);
      lost.push(path);
      return answer(response, loss);
    }
    pass(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lose: (files, loss, times = 1) => rules.push({ files, loss, times, counts: new Map() }),
    lost: () => lost,
    reset: () => {
      rules = [];
      lost = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
