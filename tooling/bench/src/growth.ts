import { parseArgs } from 'node:util';
import type { Cost } from './growth/busy-time';
import { visitScreens } from './growth/visit-screens';
import { openBrowser } from './harness/browser';
import { inTurns, median } from './harness/measure';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { openThaiApp } from './harness/thai-app';

/**
 * Each screen for the demo member, and for the same member with the data of years: what the main thread works and what
 * is requested. Needs the built apps and sandbox. With --check, fails where the large member costs more than LIMIT times
 * as much.
 */
const GROWTH = { statement: 10_000, slips: 300, games: 200, bonuses: 60, invites: 500, coupons: 100 };
/** The demo member has less than a screenful of bonuses; both draw the same number of cards. */
const SCREENFUL = { bonuses: 4 };
const LIMIT = 1.2;
/** Below that, in ms, a ratio would compare noise. */
const NOISE_MS = 10;

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, check: { type: 'boolean', default: false } },
});

type App = Awaited<ReturnType<typeof openThaiApp>>;

async function grow({ sandbox }: App, growth: object): Promise<void> {
  const answer = await fetch(`${sandbox}/console/growth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ market: 'th', phone: '0812345678', ...growth }),
  });
  if (!answer.ok) throw new Error(`The sandbox did not grow the member: ${await answer.text()}`);
}

const medianOf = (rounds: readonly ReadonlyMap<string, Cost>[], step: string, figure: keyof Cost): number =>
  median(rounds.map((round) => round.get(step)?.[figure] ?? Number.NaN));

await runBench(async (closing) => {
  const [small, large] = [await closing(openThaiApp()), await closing(openThaiApp())];
  await grow(small, SCREENFUL);
  await grow(large, GROWTH);
  const browser = await closing(openBrowser());
  // The first visit of a server's life warms it, and is not counted.
  await visitScreens(browser, small.url);
  await visitScreens(browser, large.url);
  const rounds = await inTurns(Number(values.rounds), {
    small: () => visitScreens(browser, small.url),
    large: () => visitScreens(browser, large.url),
  });

  title('A member with the data of years beside the demo member: medians');
  row('', 'CPU, ms', 'large', '×', 'requests', 'large', 'kB', 'large');
  for (const step of rounds.small[0]?.keys() ?? []) {
    const of = (figure: keyof Cost) =>
      [medianOf(rounds.small, step, figure), medianOf(rounds.large, step, figure)] as const;
    const cpu = of('cpu');
    const ratio = cpu[1] / cpu[0];
    const requests = of('requests');
    const holds =
      (ratio <= LIMIT || cpu[1] - cpu[0] <= NOISE_MS) && requests[1] <= Math.ceil(requests[0] * LIMIT);
    check(step, [...cpu, ratio, ...requests, ...of('kB')], holds || !values.check, `≤ ${LIMIT}`);
  }
});
