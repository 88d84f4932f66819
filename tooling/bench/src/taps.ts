import { parseArgs } from 'node:util';
import { openBrowser } from './harness/browser';
import type { MainThreadWork } from './harness/main-thread';
import { median } from './harness/measure';
import { checkAtMost, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { openThaiApp } from './harness/thai-app';
import { memberJourneys } from './taps/member-journeys';
import { moneyJourneys } from './taps/money-journeys';
import { perform } from './taps/stage';
import { visitorJourneys } from './taps/visitor-journeys';

/**
 * Measures every tap at a 4× CPU slowdown: the longest task of the page's main thread until it is idle, and all of its
 * work until the next frame, in ms of CPU time. Needs the built apps and sandbox. The journeys take turns.
 * --check fails if the median of a longest task exceeds 60 ms. --only selects a group of journeys. --traces sets a folder
 * for traces with profiles, for a browser's developer tools; recording them makes the figures unusable.
 */
const LIMIT_MS = 60;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    check: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    traces: { type: 'string', default: '' },
  },
});
const journeys = { visitor: visitorJourneys, money: moneyJourneys, member: memberJourneys };
const chosen = Object.entries(journeys).flatMap(([name, group]) => (name.includes(values.only) ? group : []));

await runBench(async (closing) => {
  const browser = await closing(openBrowser());
  const works = new Map<string, MainThreadWork[]>();
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // A new backend for every round, because a bonus can be claimed only once.
    await runBench(async (closingRound) => {
      const app = await closingRound(openThaiApp());
      for (const journey of chosen) {
        for (const [name, work] of await perform(journey, browser, app, values.traces))
          works.set(name, [...(works.get(name) ?? []), work]);
      }
    });
  }
  title('CPU 4× slower, medians in ms: longest task; until the next frame; the longest tasks of the rounds');
  for (const [name, rounds] of works) {
    const longest = rounds.map((work) => Math.round(work.longest));
    const untilPaint = Math.round(median(rounds.map((work) => work.untilPaint)));
    if (values.check) checkAtMost(name, median(longest), LIMIT_MS, untilPaint, ...longest);
    else row(name, median(longest), untilPaint, ...longest);
  }
});
