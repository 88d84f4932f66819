import { join } from 'node:path';
import { readOptions } from './cli/options';
import type { Sandbox } from './start-sandbox';
import { startSandbox } from './start-sandbox';
import { messageOf } from './thrown';

/**
 * The sandbox that `npm run dev` replaces while it is worked on. It says that it is loaded, opens the database when
 * it is given the program's arguments, and ends when the other side hangs up.
 */
type Message = { name: 'loaded' } | { name: 'serving' | 'failed'; value: string };

const tell = (message: Message): void => {
  process.send?.(message);
};

let sandbox: Promise<Sandbox> | undefined;

async function start(args: readonly string[]): Promise<Sandbox> {
  const options = readOptions(args, process.env, join(__dirname, '../../..'));
  // Any free port: the address that everybody knows is the front door's.
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

// A signal reaches every process of the terminal or the group; the one that started this one says when to end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);

tell({ name: 'loaded' });
