import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chatGuest } from '@member-wallet/e2e/harness/chat-client';
import { holdCase, LINK_CASES, until } from '@member-wallet/e2e/harness/link-cases';
import { roughLink } from '@member-wallet/e2e/harness/rough-link';
import { startSandboxProcess } from '@member-wallet/e2e/harness/sandbox-process';

/**
 * How soon the chat is right again after its link was cut, in the six ways in which links are cut: the time from
 * the link's return to a missed message on the screen, and to noticing a link on which nothing comes through.
 * In Node, over real sockets, against a sandbox of its own. Fails when a message is lost or doubled, when one in a
 * hundred took longer than 6 s, or when a dead link stood longer than 10 s. Reads the built sandbox: build first.
 *
 * npm run bench:chat-link -- [--rounds 5] [--dead-links 5]
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, 'dead-links': { type: 'string', default: '5' } },
});
const [ROUNDS, DEAD_LINKS] = [Number(values.rounds), Number(values['dead-links'])];
const SHOWN_WITHIN = 6000;
const NOTICED_WITHIN = 10_000;

const program = fileURLToPath(new URL('main.js', import.meta.resolve('@member-wallet/sandbox')));
const sandbox = await startSandboxProcess(program);

async function onStage(act) {
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

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
const row = (name, ...cells) =>
  console.log(`  ${name.padEnd(58)}${cells.map((cell) => String(cell).padStart(9)).join('')}`);
const rounded = (ms) => Math.round(ms);

const all = [];
let wrong = 0;
row('', 'messages', 'lost', 'doubled', 'p50 ms', 'max ms');
try {
  for (const one of LINK_CASES) {
    const outcomes = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      outcomes.push(await onStage((scene) => holdCase(one, scene)));
    }
    const sum = (count) => outcomes.reduce((total, outcome) => total + count(outcome), 0);
    const delays = outcomes.flatMap((outcome) => outcome.delays).sort((a, b) => a - b);
    all.push(...delays);
    wrong += outcomes.filter(({ lost, doubled, isSame }) => lost > 0 || doubled > 0 || !isSame).length;
    row(
      `${one.times} ${one.name}`,
      sum(({ messages }) => messages),
      sum(({ lost }) => lost),
      sum(({ doubled }) => doubled),
      rounded(percentile(delays, 0.5)),
      rounded(delays.at(-1)),
    );
  }
  const noticed = [];
  for (let round = 0; round < DEAD_LINKS; round += 1) {
    noticed.push(
      await onStage(async ({ link }) => {
        // At another moment of the five seconds between two checks each time.
        await new Promise((resolve) => setTimeout(resolve, (5000 / DEAD_LINKS) * round));
        const sockets = link.sockets();
        const began = performance.now();
        link.freeze('sockets');
        await until('a new connection', () => link.sockets() > sockets);
        return performance.now() - began;
      }),
    );
  }
  const p99 = percentile(
    all.sort((a, b) => a - b),
    0.99,
  );
  const longest = Math.max(...noticed);
  console.log('');
  row('missed messages', all.length);
  row(
    '  shown after the link was back, p50, p99, max: ms',
    ...[percentile(all, 0.5), p99, all.at(-1)].map(rounded),
  );
  row('dead links without any message', noticed.length);
  row('  noticed after, each: ms', ...noticed.map(rounded));
  if (wrong > 0 || p99 > SHOWN_WITHIN || longest > NOTICED_WITHIN) process.exitCode = 1;
} finally {
  await sandbox.close();
}
