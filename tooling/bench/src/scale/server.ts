import { startSandbox } from '@member-wallet/sandbox';
import { fill, hashPassword, openStore } from '@member-wallet/sandbox/load';
import { answer } from '../harness/child-process';
import { BUSY, PASSWORD } from './people';

/** Runs a filled sandbox in a child process. Arguments: the numbers of members and of moves. */
const [members = 0, moves = 0] = process.argv.slice(2).map(Number);
const databaseUrl = process.env.BENCH_DATABASE_URL;

/** Fills the schema, unless it was already filled with these numbers: filling takes minutes. */
async function fillOnce(): Promise<void> {
  const wanted = JSON.stringify([members, moves, BUSY]);
  const store = await openStore({ dataDir: null, databaseUrl, reset: false });
  const [filled] = await store.query<{ like: string }>(
    "select value #>> '{}' as like from setting where market = 'all' and name = 'filled'",
  );
  await store.close();
  if (filled?.like === wanted) return;
  const empty = await openStore({ dataDir: null, databaseUrl, reset: true });
  await fill(empty, { members, moves, ...BUSY, passwordHash: await hashPassword(PASSWORD) }, new Date());
  await empty.query("insert into setting values ('all', 'filled', to_jsonb($1::text))", [wanted]);
  await empty.close();
}

await fillOnce();
const sandbox = await startSandbox({ databaseUrl, logLevel: 'silent', seed: false });

answer(sandbox.url, {
  checkLedger: async () => {
    const start = performance.now();
    const { ok, totals } = await sandbox.invariants();
    const took = performance.now() - start;
    return { ok, took, moves: totals.reduce((sum, { transactions }) => sum + transactions, 0) };
  },
  close: () => sandbox.close(),
});
