import { setTimeout as pause } from 'node:timers/promises';
import { startSandbox } from '@member-wallet/sandbox';
import { answer } from '../harness/child-process';
import { type Load, openLedger } from './ledger';

export interface Memory {
  readonly rss: number;
  readonly used: number;
}

/** Runs the sandbox in a child process and handles its parent's messages. */
const [folder = ''] = process.argv.slice(2);
const databaseUrl = process.env.BENCH_DATABASE_URL;
const beside = databaseUrl === undefined ? undefined : new URL(databaseUrl);
beside?.searchParams.set('schema', `${beside.searchParams.get('schema')}_ledger`);

const sandbox = await startSandbox({
  dataDir: folder,
  databaseUrl,
  reset: true,
  logLevel: 'silent',
  listCalls: process.env.BENCH_LIST_CALLS !== 'off',
});
const ledger = await openLedger({ folder: `${folder}-ledger`, databaseUrl: beside?.href, members: 64 });
let isLedgerOpen = true;

async function closeLedger(): Promise<void> {
  if (isLedgerOpen) await ledger.close();
  isLedgerOpen = false;
}

async function memory(): Promise<Memory> {
  for (let pass = 0; pass < 4; pass += 1) {
    globalThis.gc?.();
    await pause(250);
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, used: heapUsed + external };
}

answer(sandbox.url, {
  bare: (load: Load) => ledger.bare(load),
  move: (load: Load) => ledger.move(load),
  // For closing it before memory is measured, because its memory must not count as the sandbox's.
  closeLedger,
  memory,
  isSound: async () => (await sandbox.invariants()).ok,
  close: async () => {
    await sandbox.close();
    await closeLedger();
  },
});
