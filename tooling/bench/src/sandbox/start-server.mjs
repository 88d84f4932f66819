import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the sandbox as another process, on the embedded database or in a schema of its own on PostgreSQL. */
export async function startServer(databaseUrl) {
  const home = await mkdtemp(join(tmpdir(), 'bench-sandbox-'));
  const address = databaseUrl && new URL(databaseUrl);
  address?.searchParams.set('schema', 'bench_sandbox');
  const child = fork(new URL('server.mjs', import.meta.url), [join(home, 'data')], {
    execArgv: ['--expose-gc'],
    env: { ...process.env, ...(address && { BENCH_DATABASE_URL: address.href }) },
  });
  const gone = once(child, 'exit').then(([code]) => {
    throw new Error(`The server ended with ${code}`);
  });
  gone.catch(() => undefined);
  const hear = async (name) => {
    for (;;) {
      const [message] = await Promise.race([once(child, 'message'), gone]);
      if (message.name === name) return message.answer;
    }
  };
  const url = await hear('ready');
  const ask = (name, details) => {
    child.send({ name, details });
    return hear(name);
  };
  return {
    url,
    ask,
    close: async () => {
      await ask('close');
      child.disconnect();
      await gone.catch(() => undefined);
      await rm(home, { recursive: true, force: true });
    },
  };
}
