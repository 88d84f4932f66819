import { join } from 'node:path';
import { readOptions } from './cli/options';
import type { Sandbox } from './start-sandbox';
import { startSandbox } from './start-sandbox';
import { messageOf } from './thrown';

/**
 * The process that `npm run dev` replaces at each change. It reports that it is loaded, opens the database once
 * it receives the program's arguments, and exits when its parent disconnects.
 */
type Message = { name: 'loaded' } | { name: 'serving' | 'failed'; value: string };

const tell = (message: Message): void => {
  process.send?.(message);
};

let sandbox: Promise<Sandbox> | undefined;

async function start(args: readonly string[]): Promise<Sandbox> {
  const options = readOptions(args, process.env, join(__dirname, '../../..'));
  // Any free port: the public address belongs to the proxy in front.
  return startSandbox({ ...options, port: 0, print: (line) => process.stdout.write(`${line}\n`) });
}

process.once('message', (args: readonly string[]) => {
  sandbox = start(args);
  sandbox.then(
    ({ url }) => tell({ name: 'serving', value: url }),
    (error: unknown) => tell({ name: 'failed', value: messageOf(error) }),
  );
});

process.once('disconnect', () => {
  Promise.resolve(sandbox)
    .then((started) => started?.close())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});

// Ctrl-C signals the whole process group; the parent decides when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

tell({ name: 'loaded' });
