import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received report. */
export interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The next receiver's response. */
  readonly status: number;
}

interface ReportReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Resolves once the received reports fulfil the condition. */
  until(isEnough: (received: readonly Received[]) => boolean): Promise<void>;
  close(): void;
}

/**
 * Receives reports on an origin of its own, which sends no CORS headers, and forwards each.
 * @param next the URL of the next receiver, which validates them
 */
export async function openReportReceiver(next: string): Promise<ReportReceiver> {
  const received: Received[] = [];
  let look = () => {};
  const take = async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    const { status } = await fetch(next, { method: request.method ?? '', headers, body: text });
    answer.writeHead(status).end();
    received.push({ url: request.url ?? '', headers: request.headers, text, status });
    look();
  };
  const server = createServer((request, answer) => void take(request, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    until: (isEnough) =>
      new Promise((resolve) => {
        look = () => isEnough(received) && resolve();
        look();
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
