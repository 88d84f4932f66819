import { type ChildProcess, fork } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Stack } from './browser';

/** Starts a stack, in its own process, on the first request for it. */
export interface StackServer {
  /** `GET /any-name` returns the stack of that name. */
  readonly url: string;
  close(): Promise<void>;
}

interface Started {
  readonly child: ChildProcess;
  readonly stack: Promise<Stack>;
}

function startStack(): Started {
  const child = fork(join(__dirname, 'stack-process.ts'), [], { execArgv: ['--import', 'tsx'] });
  const stack = new Promise<Stack>((resolve, reject) => {
    child.once('message', (said) => resolve(said as Stack));
    child.once('exit', (code) => reject(new Error(`A stack exited with ${code} before it was ready.`)));
  });
  return { child, stack };
}

/** A stack's process exits when its parent disconnects. */
const end = ({ child }: Started): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.disconnect();
  });

export async function openStackServer(): Promise<StackServer> {
  const started = new Map<string, Started>();
  const server: Server = createServer((request, response) => {
    const name = request.url ?? '';
    const known = started.get(name) ?? startStack();
    started.set(name, known);
    known.stack.then(
      (each) => response.end(JSON.stringify(each)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), ...[...started.values()].map(end)]);
    },
  };
}
