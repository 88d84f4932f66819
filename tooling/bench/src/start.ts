import { parseArgs } from 'node:util';
import { openBrowser } from './harness/browser';
import { inTurns } from './harness/measure';
import { checkAtMost, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { checksOf } from './start/results/checks';
import { openContenders, PROTOCOLS } from './start/contenders/contenders';
import { keyOf, measured, type Round } from './start/results/measured';
import { printLighthouse, printLoaded, printThrottled, printUnforeseen } from './start/results/tables';
import { openLighthouse } from './start/visit/lighthouse';
import { visitTwice } from './start/visit/throttled-visit';

/**
 * Measures the start of the apps in comparison with an empty React page and a bare log-in form on the same packages: in
 * Lighthouse, and on a slowed phone. --check also checks the limits. Needs the built apps and sandbox.
 *
 * --rounds 5; --pages "log-in th,home th"; --protocols HTTP/1.1; --parts lighthouse,throttled
 */
const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string' },
    protocols: { type: 'string' },
    parts: { type: 'string' },
  },
});
const isWanted = (list: string | undefined, name: string) =>
  list === undefined || list.split(',').includes(name);
const protocols = PROTOCOLS.filter((name) => isWanted(options.protocols, name));
const [withLighthouse, withThrottled] = ['lighthouse', 'throttled'].map((part) =>
  isWanted(options.parts, part),
);

await runBench(async (closing) => {
  const opened = await closing(openContenders());
  const contenders = opened.contenders.filter(
    ({ name, route }) => route === null || isWanted(options.pages, name),
  );
  const believed = `--ignore-certificate-errors-spki-list=${opened.fingerprint}`;
  const lighthouse = withLighthouse ? await closing(openLighthouse([believed])) : null;
  const browser = withThrottled ? await closing(openBrowser([believed])) : null;

  const all = contenders.flatMap((contender) =>
    protocols.map((protocol) => {
      const url = contender.urls[protocol];
      const round = async (): Promise<Round> => ({
        lighthouse: (await lighthouse?.runTwice(contender, url)) ?? null,
        throttled: browser ? await visitTwice(browser, contender, url) : null,
      });
      return [keyOf(contender.name, protocol), round] as const;
    }),
  );
  // The first visits of a new browser are slower than all others.
  await all[0]?.[1]();
  const rounds = await inTurns(Number(options.rounds), Object.fromEntries(all));

  for (const protocol of protocols) {
    const results = measured(rounds, protocol);
    if (lighthouse) printLighthouse(contenders, results);
    if (browser) {
      printThrottled(contenders, results);
      printLoaded(contenders, results);
      await printUnforeseen(contenders, results);
    }
    if (!options.check) continue;
    title(`Limits, ${protocol}`);
    for (const contender of contenders)
      for (const { name, figure, limit } of checksOf(contender, results)) checkAtMost(name, figure, limit);
  }
});
