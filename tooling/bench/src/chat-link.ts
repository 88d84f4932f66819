import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chatGuest } from '@member-wallet/e2e/harness/chat-client';
import { runCase, NETWORK_CASES, type NetworkSetup, until } from '@member-wallet/e2e/harness/network-cases';
import { openFlakyNetwork } from '@member-wallet/e2e/harness/flaky-network';
import { startSandboxProcess } from '@member-wallet/e2e/harness/sandbox-process';
import { median, percentile, timed } from './harness/measure';
import { numberOptions } from './harness/options';
import { check, checkAtMost, row, title } from './harness/report';
import { runBench } from './harness/run-bench';

/**
 * How quickly the chat recovers from six kinds of network failure: the time from recovery until a missed message is
 * shown, and the time until it detects a dead connection. Runs in Node, over real sockets, against its own sandbox.
 * Fails if a message is lost or duplicated, if the p99 exceeds 6 s, or if a dead connection is detected after more
 * than 10 s. Needs the built sandbox.
 */
const options = numberOptions({ rounds: 5, 'dead-links': 5 });
const SHOWN_WITHIN = 6000;
const NOTICED_WITHIN = 10_000;
/** The chat's own interval between two checks of its connection. */
const CHECKED_EVERY = 5000;

await runBench(async (closing) => {
  const program = fileURLToPath(new URL('main.js', import.meta.resolve('@member-wallet/sandbox')));
  const sandbox = await closing(startSandboxProcess(program));

  async function withGuest<Result>(act: (scene: NetworkSetup) => Promise<Result>): Promise<Result> {
    const network = await openFlakyNetwork(sandbox.url);
    const guest = chatGuest(network.url, sandbox.url);
    try {
      await until('online', () => guest.link() === 'online');
      return await act({ network, sandbox, guest });
    } finally {
      guest.stop();
      await network.close();
    }
  }

  const delays: number[] = [];
  let wrong = 0;
  row('', 'messages', 'lost', 'duplicated', 'p50 ms', 'max ms');
  for (const one of NETWORK_CASES) {
    const totals = { messages: 0, lost: 0, duplicated: 0, delays: [] as number[] };
    for (let round = 0; round < options.rounds; round += 1) {
      const outcome = await withGuest((scene) => runCase(one, scene));
      totals.messages += outcome.messages;
      totals.lost += outcome.lost;
      totals.duplicated += outcome.duplicated;
      totals.delays.push(...outcome.delays);
      if (outcome.lost > 0 || outcome.duplicated > 0 || !outcome.isSame) wrong += 1;
    }
    delays.push(...totals.delays);
    const times = [median(totals.delays), Math.max(...totals.delays)].map(Math.round);
    row(`${one.times} ${one.name}`, totals.messages, totals.lost, totals.duplicated, ...times);
  }

  const noticed: number[] = [];
  for (let round = 0; round < options['dead-links']; round += 1) {
    noticed.push(
      await withGuest(async ({ network }) => {
        // At a different moment between two checks each time.
        await pause((CHECKED_EVERY / options['dead-links']) * round);
        const sockets = network.sockets();
        return timed(async () => {
          network.freeze('sockets');
          await until('a new connection', () => network.sockets() > sockets);
        });
      }),
    );
  }

  title(`${delays.length} missed messages, ${noticed.length} dead connections`);
  check('conversations with a lost or duplicated message', wrong, wrong === 0);
  row('shown after recovery, p50, ms', Math.round(median(delays)));
  checkAtMost('  p99', Math.round(percentile(delays, 0.99)), SHOWN_WITHIN);
  row('  max', Math.round(Math.max(...delays)));
  checkAtMost('dead connection detected after, max, ms', Math.round(Math.max(...noticed)), NOTICED_WITHIN);
});
