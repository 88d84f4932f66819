import { openConversation } from './chat/conversation';
import { readByOperator, readOnPage } from './chat/marks';
import { operatorOf } from './chat/operator';
import { panelOf } from './chat/panel-page';
import { until } from './chat/until';
import { openBrowser, PHONE } from './harness/browser';
import { numberOptions } from './harness/options';
import { check, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { openThaiApp } from './harness/thai-app';

/**
 * How many chat messages are lost, duplicated or reordered on a flaky network. A guest, in a real browser, and the
 * operator send messages while sends, uploads and history requests are cut before or after they took effect,
 * connections drop, the browser goes offline and the page reloads. The server's history is the reference. Fails if
 * anything is lost, duplicated or shown in another order. Needs the built app and sandbox.
 */
const { messages, drops, seed, minutes } = numberOptions({
  messages: 1000,
  drops: 200,
  seed: 1,
  minutes: 30,
});

const start = performance.now();
const seconds = () => Math.round((performance.now() - start) / 1000);
let doing = 'starting';

const progress = setInterval(() => row(doing, `${seconds()} s`), 10_000);
const deadline = setTimeout(() => {
  console.error(`Timed out after ${minutes} min: ${doing}`);
  process.exit(1);
}, minutes * 60_000);

await runBench(async (closing) => {
  const app = await closing(openThaiApp());
  const browser = await closing(openBrowser());
  const context = await browser.newContext({ baseURL: app.url, viewport: PHONE });
  const panel = panelOf(await context.newPage());
  const operator = operatorOf(app.sandbox);

  await operator.liftLimits();
  await panel.open();
  const guestId = await panel.guestId();
  title(`seed ${seed}: ${messages} messages each way, ${drops} drops`);
  const conversation = openConversation({ context, panel, operator, guestId });
  const counts = await conversation.hold({ messages, drops, seed }, (step) => {
    doing = step;
  });
  doing = 'sending the remaining messages';
  await until('every fault to be used', async () => (await operator.faultsLeft()) === 0);
  await conversation.drain(0);

  doing = 'comparing';
  const { all, markOf } = await readByOperator(operator, guestId);
  const wanted = (messages + counts.offline) * 2;
  await until(
    'the newest message to be shown',
    async () => (await readOnPage(panel, markOf)).at(-1) === all.at(-1),
  );
  await until(
    'the start of the conversation to be shown',
    async () => {
      const isMore = await panel.older();
      doing = `scrolling up: ${(await readOnPage(panel, markOf)).length} of ${wanted}`;
      return !isMore;
    },
    600,
  );
  const shown = await readOnPage(panel, markOf);

  const unique = new Set(all);
  const mine = all.filter((mark) => mark.startsWith('mine')).map((mark) => Number(mark.slice(5)));
  const isLate = (number: number, index: number) =>
    number < messages && mine.slice(0, index).some((other) => other > number && other < messages);
  row('messages of the guest', messages + counts.offline);
  row('messages of the operator', messages + counts.offline);
  for (const [name, count] of counts.drops) row(name, count);
  row(
    'drops in total',
    [...counts.drops.values()].reduce((sum, count) => sum + count, 0),
  );
  row('times offline', counts.offline);
  row('reloads', counts.reloads);
  row('shown in the page', shown.length);
  row('resent manually', counts.resent);
  row('overtaken by a later message', mine.filter(isLate).length);
  row('seconds', seconds());
  check('lost', wanted - unique.size, wanted === unique.size);
  check('duplicated', all.length - unique.size, all.length === unique.size);
  const isSame = JSON.stringify(shown) === JSON.stringify(all);
  check('shown in the server’s order', isSame ? 'yes' : 'no', isSame);
});
clearInterval(progress);
clearTimeout(deadline);
