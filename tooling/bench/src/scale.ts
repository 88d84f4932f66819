import { startChild } from './harness/child-process';
import { inTurns, median, percentile, timed } from './harness/measure';
import { numberOptions } from './harness/options';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { type CallName, callNames, calls } from './scale/calls';
import { gatherPeople, type People } from './scale/people';

/**
 * Measures whether the sandbox is as fast with many members as with few. Fills two schemas of the PostgreSQL at
 * DATABASE_URL, or reuses those that are already filled, and calls both over HTTP in turns, one call after another. Then
 * checks the large ledger.
 * Options: --members 100000 --moves 1000000 for the large schema, --share 10 for how many times smaller the other one is,
 * --rounds 25, and --calls 40 of each kind in a round.
 */
const options = numberOptions({ members: 100_000, moves: 1_000_000, share: 10, rounds: 25, calls: 40 });
const LARGEST_RATIO = 1.3;
const LEDGER_WITHIN_S = 60;

async function startFilled(name: string, members: number, moves: number) {
  const address = new URL(process.env.DATABASE_URL ?? '');
  address.searchParams.set('schema', `bench_scale_${name}`);
  const start = performance.now();
  const child = await startChild<string>(
    new URL('scale/server.ts', import.meta.url),
    [String(members), String(moves)],
    { execArgv: ['--import', 'tsx'], env: { ...process.env, BENCH_DATABASE_URL: address.href } },
  );
  row(
    `${name}: ${members} members, ${moves} moves, ready in s`,
    Math.round((performance.now() - start) / 1000),
  );
  return {
    gatherPeople: () => gatherPeople(child.ready, members),
    checkLedger: async () =>
      (await child.ask('checkLedger')) as {
        readonly ok: boolean;
        readonly took: number;
        readonly moves: number;
      },
    close: async () => {
      await child.ask('close');
      await child.close();
    },
  };
}

/** Times of some calls of one kind, in ms. */
async function measure(name: CallName, people: People, round: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < options.calls; nth += 1) {
    times.push(await timed(() => calls[name](people, round * options.calls + nth)));
  }
  return times;
}

async function compare(name: CallName, small: People, large: People): Promise<void> {
  // The first calls prepare their statements.
  await measure(name, small, 0);
  await measure(name, large, 0);
  let round = 0;
  const figures = await inTurns(options.rounds, {
    small: () => measure(name, small, (round += 1)),
    large: () => measure(name, large, (round += 1)),
  });
  const [few, many] = [figures.small.flat(), figures.large.flat()];
  // Ratios within a round, so that other load on the machine affects both.
  const ratios = figures.small.map((each, nth) => median(figures.large[nth] ?? []) / median(each));
  compareAt(`${name}, p50`, median(few), median(many), median(ratios));
  const [fewAt99, manyAt99] = [percentile(few, 0.99), percentile(many, 0.99)];
  compareAt(`${name}, p99`, fewAt99, manyAt99, manyAt99 / fewAt99);
}

const compareAt = (name: string, few: number, many: number, ratio: number): void =>
  check(name, [few, many, ratio], ratio <= LARGEST_RATIO, `≤ ${LARGEST_RATIO}`);

if (process.env.DATABASE_URL) {
  await runBench(async (closing) => {
    title('Filling');
    const { members, moves, share } = options;
    const small = await closing(startFilled('small', members / share, moves / share));
    const large = await closing(startFilled('large', members, moves));
    title('One call after another, ms');
    row('', 'small', 'large', '×');
    const few = await closing(small.gatherPeople());
    const many = await closing(large.gatherPeople());
    for (const name of callNames) await compare(name, few, many);
    title('The ledger of the large one');
    const { ok, took, moves: counted } = await large.checkLedger();
    row('transactions', counted);
    check('every rule holds', ok ? 'yes' : 'no', ok);
    check('checked in s', took / 1000, took / 1000 <= LEDGER_WITHIN_S, `≤ ${LEDGER_WITHIN_S}`);
  });
} else {
  row('Nothing was measured: DATABASE_URL is not set');
}
