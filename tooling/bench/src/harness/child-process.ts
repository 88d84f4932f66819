import { fork, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

interface Message {
  readonly name: string;
  readonly value: unknown;
}

/**
 * Starts a program of this package as a child process, which handles messages with `answer`.
 * @returns the value that the child sent when it was ready, and a function to call it
 */
export async function startChild<Ready>(program: URL, args: readonly string[], options: ForkOptions = {}) {
  const child = fork(program, args, options);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${program.pathname} ended with ${code}`);
  });
  ended.catch(() => undefined);
  const received = async (name: string): Promise<unknown> => {
    for (;;) {
      const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message];
      if (message.name === name) return message.value;
    }
  };
  return {
    ready: (await received('ready')) as Ready,
    async ask(name: string, details: unknown = {}): Promise<unknown> {
      child.send({ name, value: details });
      return received(name);
    },
    async close(): Promise<void> {
      child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}

/** Runs in the child: sends `ready`, and handles each message with the function of the same name. */
export function answer(
  ready: unknown,
  answers: Readonly<Record<string, (details: never) => unknown>> = {},
): void {
  const reply = async ({ name, value }: Message) =>
    process.send?.({ name, value: (await answers[name]?.(value as never)) ?? null });
  process.on('message', (message: Message) => void reply(message));
  process.send?.({ name: 'ready', value: ready });
}
