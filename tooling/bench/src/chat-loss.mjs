import { parseArgs } from 'node:util';
import { planSteps } from './chat/loss-plan.mjs';
import { panelOf } from './chat/panel-page.mjs';
import { openStage, operatorOf } from './chat/stage.mjs';

/**
 * How many chat messages a rough network loses, doubles or puts out of order: a guest and the operator each
 * write, in a real browser, while sends, uploads and history are cut before and after they took effect,
 * connections drop, the browser goes offline and the page reloads. The server's history decides. Fails when
 * anything is lost, doubled or shown in another order. Reads the built app and sandbox, so build first.
 *
 * node src/chat-loss.mjs [--messages 1000] [--drops 200] [--seed 1] [--minutes 30]
 */
const { values } = parseArgs({
  options: {
    messages: { type: 'string', default: '1000' },
    drops: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '30' },
  },
});
const [messages, drops, seed, minutes] = ['messages', 'drops', 'seed', 'minutes'].map((name) =>
  Number(values[name]),
);
const QUEUE = 6;
const IS_MARK = /^(mine|theirs) \d+$/;

const began = performance.now();
const seconds = () => Math.round((performance.now() - began) / 1000);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const stage = await openStage();
const operator = operatorOf(stage.sandbox);
const page = await stage.context.newPage();
const panel = panelOf(page);
let doing = 'starting';
const counts = { offline: 0, reloads: 0, resent: 0, drops: new Map() };

const note = () => console.log(`  ${String(seconds()).padStart(4)} s  ${doing}`);
const progress = setInterval(note, 10_000);
const deadline = setTimeout(() => {
  console.error(`Not done after ${minutes} min: ${doing}`);
  process.exit(1);
}, minutes * 60_000);

async function until(what, done, limit = 120) {
  for (let left = limit * 5; left > 0; left -= 1) {
    if (await done()) return;
    await pause(200);
  }
  throw new Error(`It never came to this: ${what}`);
}

/** Waits until few messages are on their way, sending again what a member would have to send again. */
async function drain(left) {
  await until(`${left} messages left to send`, async () => {
    const waiting = await panel.waiting();
    if (waiting > left) counts.resent += await panel.resendFailed();
    return waiting <= left;
  });
}

async function speak({ number, isPicture }, guestId) {
  if (isPicture) await panel.sendPicture(`mine ${number}`);
  else await panel.write(`mine ${number}`);
  await operator.say(guestId, `theirs ${number}`);
}

async function goOffline(number, guestId) {
  counts.offline += 1;
  await stage.context.setOffline(true);
  await panel.write(`mine ${messages + number}`);
  await operator.say(guestId, `theirs ${messages + number}`);
  await pause(1500);
  await stage.context.setOffline(false);
}

async function converse(guestId) {
  for (const step of planSteps({ messages, drops, seed })) {
    doing = `message ${step.number} of ${messages}`;
    for (const drop of step.drops ?? []) {
      counts.drops.set(drop.name, (counts.drops.get(drop.name) ?? 0) + 1);
      if (drop.operationId) await operator.inject(drop);
      else await operator.dropConnections();
    }
    await speak(step, guestId);
    if (step.offline) await goOffline(step.number, guestId);
    if (step.reload) {
      counts.reloads += 1;
      await panel.open();
    }
    await drain(QUEUE);
  }
}

/** Marks of all that the server holds of this conversation, oldest first, and the mark of each picture's path. */
async function stored(guestId) {
  const marks = new Map();
  const all = [];
  for (const { message } of await operator.history(guestId)) {
    const { payload } = message;
    if (message.message_type === 'media')
      marks.set(payload.filePath, await operator.markOf(payload.filePath));
    const mark = message.message_type === 'media' ? marks.get(payload.filePath) : (payload?.text ?? payload);
    if (IS_MARK.test(mark)) all.push(mark);
  }
  return { all, marks };
}

/** Everything that the panel shows, scrolled up to the beginning, as marks. */
async function readUp(markOf, wanted) {
  const read = async () => (await panel.shown()).map(markOf).filter((mark) => IS_MARK.test(mark));
  await until(
    'the beginning of the conversation',
    async () => {
      const more = await panel.older();
      doing = `scrolling up: ${(await read()).length} of ${wanted}`;
      return !more;
    },
    600,
  );
  return read();
}

try {
  await panel.open();
  const guestId = await panel.guestId();
  console.log(`seed ${seed}: ${messages} messages each way, ${drops} drops`);
  await converse(guestId);
  doing = 'sending what is left';
  await until('every drop met its call', async () => (await operator.faultsLeft()) === 0);
  await drain(0);
  doing = 'comparing';
  const { all, marks } = await stored(guestId);
  const wanted = (messages + counts.offline) * 2;
  const markOf = (row) => marks.get(row) ?? row;
  await until('the newest message', async () => {
    const newest = (await panel.shown()).findLast((row) => IS_MARK.test(markOf(row)));
    return newest !== undefined && markOf(newest) === all.at(-1);
  });
  const shown = await readUp(markOf, wanted);
  const unique = new Set(all);
  const mine = all.filter((mark) => mark.startsWith('mine')).map((mark) => Number(mark.slice(5)));
  const lost = wanted - unique.size;
  const doubled = all.length - unique.size;
  const isSame = JSON.stringify(shown) === JSON.stringify(all);
  const table = [
    ['messages of the guest', messages + counts.offline],
    ['messages of the operator', messages + counts.offline],
    ...counts.drops,
    ['drops in all', [...counts.drops.values()].reduce((sum, count) => sum + count, 0)],
    ['offline spells', counts.offline],
    ['reloads', counts.reloads],
    ['lost', lost],
    ['doubled', doubled],
    ['shown in the page', shown.length],
    ['shown in the server’s order', isSame ? 'yes' : 'NO'],
    ['sent again by hand', counts.resent],
    [
      'later than one written after it',
      mine.filter((number, index) =>
        mine.slice(0, index).some((other) => other > number && other < messages && number < messages),
      ).length,
    ],
    ['seconds', seconds()],
  ];
  for (const [name, value] of table) console.log(`  ${String(name).padEnd(34)} ${value}`);
  if (lost > 0 || doubled > 0 || !isSame) process.exitCode = 1;
} finally {
  clearInterval(progress);
  clearTimeout(deadline);
  await stage.close();
}
