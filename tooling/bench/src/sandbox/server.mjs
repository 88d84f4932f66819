import { startSandbox } from '@member-wallet/sandbox';
import { openLedger } from './ledger.mjs';

/** The sandbox in a process of its own, which answers its parent's questions. */
const [folder] = process.argv.slice(2);
const databaseUrl = process.env.BENCH_DATABASE_URL;
const beside = databaseUrl && new URL(databaseUrl);
beside?.searchParams.set('schema', `${beside.searchParams.get('schema')}_ledger`);

const sandbox = await startSandbox({ dataDir: folder, databaseUrl, reset: true, logLevel: 'silent' });
let ledger = await openLedger({ folder: `${folder}-ledger`, databaseUrl: beside?.href, members: 64 });

const work = {
  bare: (details) => ledger.bare(details),
  move: (details) => ledger.move(details),
  /** Its memory must not stand in the sandbox's account. */
  closeLedger: async () => {
    await ledger.close();
    ledger = undefined;
  },
  memory: async () => {
    for (let i = 0; i < 4; i += 1) {
      globalThis.gc();
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, used: heapUsed + external };
  },
  invariants: () => sandbox.invariants(),
  close: async () => {
    await sandbox.close();
    await ledger?.close();
  },
};

process.on('message', async ({ name, details }) => {
  process.send({ name, answer: await work[name](details) });
});
process.send({ name: 'ready', answer: sandbox.url });
