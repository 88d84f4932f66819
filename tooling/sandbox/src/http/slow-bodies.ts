import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a client may take, in ms. */
export interface Patience {
  /** For a request's headers, and for the first after connecting. */
  readonly headersMs: number;
  /** For a whole request, body included. */
  readonly requestMs: number;
  /** For a body that arrives slower than `bytesPerSecond`. */
  readonly slowBodyMs: number;
  readonly bytesPerSecond: number;
  /** How long a chat connection may stay without a room. */
  readonly joinMs: number;
  /** How often connections are checked. */
  readonly checkMs: number;
}

/** On a poor mobile network (100 kB/s) a photo of 10 MB takes 100 seconds. */
export const PATIENCE: Patience = {
  headersMs: 15_000,
  requestMs: 300_000,
  slowBodyMs: 15_000,
  bytesPerSecond: 4096,
  joinMs: 15_000,
  checkMs: 1000,
};

/** In bytes. Far above the largest upload, so that the sender of a file that is too large still gets the refusal. */
const LONGEST_REQUEST = 100 * 1024 * 1024;

const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

interface Body {
  readonly startedAt: number;
  /** Bytes that the connection had received before. */
  readonly before: number;
}

/** Closes connections whose request bodies arrive too slowly or are too long. Other clients may be waiting for one. */
export function refuseSlowBodies(app: FastifyInstance, patience: Patience): void {
  const arriving = new Map<IncomingMessage, Body>();

  const isRefused = ({ socket }: IncomingMessage, { startedAt, before }: Body, now: number): boolean => {
    const took = now - startedAt;
    const bytes = socket.bytesRead - before;
    return (
      bytes > LONGEST_REQUEST ||
      (took > patience.slowBodyMs && bytes < (took / 1000) * patience.bytesPerSecond)
    );
  };

  function look(): void {
    const now = performance.now();
    for (const [request, body] of arriving) {
      if (request.complete) arriving.delete(request);
      else if (isRefused(request, body, now)) {
        arriving.delete(request);
        request.socket.end(TOO_SLOW);
        request.socket.destroySoon();
      }
    }
  }
  const timer = setInterval(look, patience.checkMs).unref();

  app.addHook('onRequest', (request, _, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || raw.headers['content-length'] !== undefined;
    if (hasBody) {
      arriving.set(raw, { startedAt: performance.now(), before: raw.socket.bytesRead });
      raw.once('close', () => arriving.delete(raw));
    }
    done();
  });
  app.addHook('onClose', (_, done) => {
    clearInterval(timer);
    done();
  });
}
