import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Stack } from '../page/browser';

/** Starts each stack, in its own process, on the first request for it. */
export interface StackServer {
  /** `GET /any-name` returns the stack with that name. */
  readonly url: string;
  close(): Promise<void>;
}

interface Started {
  readonly child: ChildProcess;
  readonly stack: Promise<Stack>;
}

/** Baseline compiler only: optimising the embedded database's WebAssembly takes longer than it saves here. */
const forkScript = (name: string, ...args: readonly string[]): ChildProcess =>
  fork(join(__dirname, name), args, { execArgv: ['--liftoff-only', '--import', 'tsx'] });

/** Seeds one database for the sandboxes of all stacks, which start from the copy in a third of the time. */
const writeSeededCopy = (file: string): Promise<void> =>
  new Promise((resolve, reject) => {
    forkScript('seeded-copy-process.ts', file).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The seeding of a database exited with ${code}.`)),
    );
  });

function startStack(copy: string): Started {
  const child = forkScript('stack-process.ts', copy);
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
  const folder = await mkdtemp(join(tmpdir(), 'stacks-'));
  const copy = join(folder, 'seeded.tar');
  await writeSeededCopy(copy);
  const started = new Map<string, Started>();
  const server: Server = createServer((request, response) => {
    const name = request.url ?? '';
    const known = started.get(name) ?? startStack(copy);
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
      await rm(folder, { recursive: true, force: true });
    },
  };
}
