import { inTurns, median, percentile } from './harness/measure';
import { numberOptions } from './harness/options';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { closedLoop, type Rate } from './sandbox/closed-loop';
import { type BenchMember, makeMembers } from './sandbox/members';
import { mixedStep } from './sandbox/mixed';
import { paced } from './sandbox/paced';
import { type BenchServer, startServer } from './sandbox/start-server';
import { transferStep } from './sandbox/transfer';

/**
 * Measures how fast the sandbox moves money, and whether it withstands mixed load.
 *
 * Transfers, each with its own Idempotency-Key, are measured through the database driver and over HTTP with a token.
 * The baseline is a bare `begin; update; insert; commit` through the same driver. Both run alternately for a second
 * each; the round with the median share is shown.
 * Also measures PostgreSQL if DATABASE_URL is set. Options: --seconds 7 --mixed 60 --listed 10
 * --embedded 1; 0 skips a part.
 */
const { seconds, mixed, listed, embedded } = numberOptions({
  seconds: 7,
  mixed: 60,
  listed: 10,
  embedded: 1,
});
const CLIENTS = [1, 16, 64];
const SMALLEST_SHARE = 0.5;
const LARGEST_GROWTH = 1.3;
/** Ms between calls at 1,000 calls a minute. */
const PACE_MS = 60;
const LARGEST_LISTED = 1.1;

const rateRow = (name: string, { perSecond, p50, p95, p99 }: Rate, ...more: (string | number)[]) =>
  row(name, Math.round(perSecond), p50, p95, p99, ...more);

/** Runs bare transactions and transfers alternately for a second each, so that other load affects both. */
async function measureTransfers(server: BenchServer, members: readonly BenchMember[], wanted: number) {
  for (const clients of CLIENTS) {
    const rounds: { bare: Rate; moved: Rate; share: number }[] = [];
    for (let round = 0; round < seconds; round += 1) {
      const bare = await server.bare({ clients, seconds: 1 });
      const moved = await server.move({ clients, seconds: 1 });
      rounds.push({ bare, moved, share: moved.perSecond / bare.perSecond });
    }
    const share = median(rounds.map((each) => each.share));
    const shown = rounds.find((each) => each.share === share);
    if (!shown) return;
    const overHttp = await closedLoop(clients, 2, transferStep(members));
    rateRow(`${clients} clients: bare`, shown.bare);
    rateRow('  transfer', shown.moved);
    rateRow('  transfer over HTTP', overHttp, overHttp.perSecond / shown.bare.perSecond);
    const shares = rounds.map((each) => each.share);
    const range = [Math.min(...shares), Math.max(...shares)];
    check('  transfer, share of bare; least, most', [share, ...range], share >= wanted, `≥ ${wanted}`);
  }
}

async function measureMixed(server: BenchServer, members: readonly BenchMember[]) {
  const statuses = new Map<number, number>();
  const step = mixedStep(members, statuses);
  await server.closeLedger();
  // A warm-up, so that code loaded on first use does not count as growth.
  await closedLoop(members.length, 5, step);
  const before = await server.memory();
  const rate = await closedLoop(members.length, mixed, step);
  const after = await server.memory();
  rateRow(`${members.length} clients: mixed`, rate);
  const growth = after.rss / before.rss;
  const MB = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`;
  const answers = [...statuses].sort(([a], [b]) => a - b);
  for (const [status, count] of answers)
    check(`  responses ${status}`, count, status < 500, 'none of 500 and above');
  const isSound = await server.isSound();
  check('  ledger', isSound ? 'sound' : 'broken', isSound);
  row('  memory in use before, after', MB(before.used), MB(after.used));
  check(
    '  memory of the process; growth',
    [MB(before.rss), MB(after.rss), growth],
    growth <= LARGEST_GROWTH,
    `≤ ${LARGEST_GROWTH}`,
  );
}

/**
 * Measures how much the console's list of calls slows them down: two servers in turns, one with and one without the list,
 * for two seconds each, at 1,000 calls a minute.
 */
async function measureListed(databaseUrl: string | undefined) {
  await runBench(async (closing) => {
    const contenders: Record<string, () => Promise<readonly number[]>> = {};
    for (const [name, isListed] of [
      ['listed', true],
      ['not listed', false],
    ] as const) {
      const server = await closing(startServer(databaseUrl, isListed));
      const members = await makeMembers(server.url, Math.round(2000 / PACE_MS));
      await closing({ close: () => members.forEach(({ connection }) => connection.close()) });
      const step = mixedStep(members, new Map());
      let round = 0;
      contenders[name] = async () => {
        round += 1;
        return paced(members.length, PACE_MS, (client) => step(client, round));
      };
      await contenders[name]?.();
    }
    const times = await inTurns(listed, contenders);
    const [on = [], off = []] = [times['listed']?.flat(), times['not listed']?.flat()];
    const ratio = median(on) / median(off);
    row('1,000 calls a minute, listed', '', median(on), percentile(on, 0.95), percentile(on, 0.99));
    row('  not listed', '', median(off), percentile(off, 0.95), percentile(off, 0.99));
    check('  p50 listed ÷ not listed', ratio, ratio <= LARGEST_LISTED, `≤ ${LARGEST_LISTED}`);
  });
}

/** @param wanted the minimal share of the bare rate */
async function measure(store: string, databaseUrl: string | undefined, wanted: number) {
  await runBench(async (closing) => {
    title(store);
    row('', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare');
    const server = await closing(startServer(databaseUrl));
    const members = await makeMembers(server.url, Math.max(...CLIENTS));
    await closing({ close: () => members.forEach(({ connection }) => connection.close()) });
    await measureTransfers(server, members, wanted);
    if (mixed > 0) await measureMixed(server, members);
  });
  if (listed > 0) await measureListed(databaseUrl);
}

if (embedded > 0) await measure('embedded database', undefined, 0);
if (process.env.DATABASE_URL) await measure('PostgreSQL', process.env.DATABASE_URL, SMALLEST_SHARE);
else row('PostgreSQL was not measured: DATABASE_URL is not set');
