import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chatGuest } from '@member-wallet/e2e/harness/chat-client';
import { holdCase, LINK_CASES, type LinkScene, until } from '@member-wallet/e2e/harness/link-cases';
import { roughLink } from '@member-wallet/e2e/harness/rough-link';
import { startSandboxProcess } from '@member-wallet/e2e/harness/sandbox-process';
import { median, percentile, timed } from './harness/measure';
import { numberOptions } from './harness/options';
import { check, checkAtMost, row, title } from './harness/report';
import { runBench } from './harness/run-bench';

/**
 * How soon the chat is right again after its link was cut, in the six ways in which links are cut: the time from
 * the link's return to a missed message on the screen, and to noticing a link on which nothing comes through.
 * In Node, over real sockets, against a sandbox of its own. Fails when a message is lost or doubled, when one in a
 * hundred took longer than 6 s, or when a dead link stood longer than 10 s. Reads the built sandbox: build first.
 */
const options = numberOptions({ rounds: 5, 'dead-links': 5 });
const SHOWN_WITHIN = 6000;
const NOTICED_WITHIN = 10_000;
/** The chat's own time between two checks of its link. */
const CHECKED_EVERY = 5000;

await runBench(async (closing) => {
  const program = fileURLToPath(new URL('main.js', import.meta.resolve('@member-wallet/sandbox')));
  const sandbox = await closing(startSandboxProcess(program));

  async function withGuest<Result>(act: (scene: LinkScene) => Promise<Result>): Promise<Result> {
    const link = await roughLink(sandbox.url);
    const guest = chatGuest(link.url, sandbox.url);
    try {
      await until('online', () => guest.link() === 'online');
      return await act({ link, sandbox, guest });
    } finally {
      guest.stop();
      await link.close();
    }
  }

  const delays: number[] = [];
  let wrong = 0;
  row('', 'messages', 'lost', 'doubled', 'p50 ms', 'max ms');
  for (const one of LINK_CASES) {
    const totals = { messages: 0, lost: 0, doubled: 0, delays: [] as number[] };
    for (let round = 0; round < options.rounds; round += 1) {
      const outcome = await withGuest((scene) => holdCase(one, scene));
      totals.messages += outcome.messages;
      totals.lost += outcome.lost;
      totals.doubled += outcome.doubled;
      totals.delays.push(...outcome.delays);
      if (outcome.lost > 0 || outcome.doubled > 0 || !outcome.isSame) wrong += 1;
    }
    delays.push(...totals.delays);
    const times = [median(totals.delays), Math.max(...totals.delays)].map(Math.round);
    row(`${one.times} ${one.name}`, totals.messages, totals.lost, totals.doubled, ...times);
  }

  const noticed: number[] = [];
  for (let round = 0; round < options['dead-links']; round += 1) {
    noticed.push(
      await withGuest(async ({ link }) => {
        // At another moment between two checks each time.
        await pause((CHECKED_EVERY / options['dead-links']) * round);
        const sockets = link.sockets();
        return timed(async () => {
          link.freeze('sockets');
          await until('a new connection', () => link.sockets() > sockets);
        });
      }),
    );
  }

  title(`${delays.length} missed messages, ${noticed.length} dead links`);
  check('conversations with a wrong message', wrong, wrong === 0);
  row('shown after the link was back, p50, ms', Math.round(median(delays)));
  checkAtMost('  p99', Math.round(percentile(delays, 0.99)), SHOWN_WITHIN);
  row('  max', Math.round(Math.max(...delays)));
  checkAtMost('dead link noticed after, max, ms', Math.round(Math.max(...noticed)), NOTICED_WITHIN);
});
