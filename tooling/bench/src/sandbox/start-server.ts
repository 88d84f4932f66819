import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../harness/child-process';
import type { Rate } from './closed-loop';
import type { Load } from './ledger';
import type { Memory } from './server';

export type BenchServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the sandbox in a child process, on the embedded database or in its own schema on PostgreSQL.
 * @param listCalls whether its console lists the calls
 */
export async function startServer(databaseUrl: string | undefined, listCalls = true) {
  const home = await mkdtemp(join(tmpdir(), 'bench-sandbox-'));
  const address = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  address?.searchParams.set('schema', listCalls ? 'bench_sandbox' : 'bench_sandbox_unlisted');
  const child = await startChild<string>(new URL('server.ts', import.meta.url), [join(home, 'data')], {
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: {
      ...process.env,
      ...(address && { BENCH_DATABASE_URL: address.href }),
      BENCH_LIST_CALLS: listCalls ? 'on' : 'off',
    },
  });
  return {
    url: child.ready,
    bare: async (load: Load) => (await child.ask('bare', load)) as Rate,
    move: async (load: Load) => (await child.ask('move', load)) as Rate,
    closeLedger: () => child.ask('closeLedger'),
    memory: async () => (await child.ask('memory')) as Memory,
    isSound: async () => (await child.ask('isSound')) === true,
    close: async () => {
      await child.ask('close');
      await child.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}
