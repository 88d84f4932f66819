import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = '\r\n\r\n';

interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface RequestDetails {
  readonly body?: unknown;
  readonly token?: string;
  /** The Idempotency-Key. */
  readonly key?: string | undefined;
}

export interface Connection {
  send(method: string, path: string, details?: RequestDetails): Promise<Answer>;
  close(): void;
}

/**
 * A kept-alive HTTP connection that sends one request at a time. Uses the socket directly, because the load generator
 * shares two cores with the server and has to be cheap.
 */
export async function openConnection(origin: string): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve(answer: Answer): void; reject(error: unknown): void } | undefined;

  /** The first complete response in the received data. */
  function takeAnswer(): Answer | undefined {
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0) return undefined;
    const head = received.toString('latin1', 0, headEnd);
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? Number.NaN);
    if (Number.isNaN(length)) throw new Error(`A response without a length: ${head.slice(0, 200)}`);
    const end = headEnd + HEAD_END.length + length;
    if (received.length < end) return undefined;
    const text = received.toString('utf8', headEnd + HEAD_END.length, end);
    received = received.subarray(end);
    return { status: Number(head.slice(9, 12)), text };
  }

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    try {
      const answer = takeAnswer();
      if (answer) waiting?.resolve(answer);
    } catch (error) {
      waiting?.reject(error);
    }
  });
  socket.on('error', (error) => waiting?.reject(error));
  socket.on('close', () => waiting?.reject(new Error('The connection was closed')));

  return {
    send: (method, path, { body, token, key } = {}) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        const payload = body === undefined ? '' : JSON.stringify(body);
        const lines = [
          `${method} ${path} HTTP/1.1`,
          `host: ${host}`,
          ...(token ? [`authorization: Bearer ${token}`] : []),
          ...(key ? [`idempotency-key: ${key}`] : []),
          ...(payload
            ? ['content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`]
            : []),
        ];
        socket.write(`${lines.join('\r\n')}${HEAD_END}${payload}`);
      }),
    close: () => socket.destroy(),
  };
}
