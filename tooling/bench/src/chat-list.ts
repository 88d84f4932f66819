import type { Page } from 'playwright-core';
import { openBrowser, PHONE } from './harness/browser';
import { bundleFile } from './harness/bundle';
import { median } from './harness/measure';
import { numberOptions } from './harness/options';
import { check, checkAtMost, row, title } from './harness/report';
import { runBench } from './harness/run-bench';
import { serveHistory } from './chat-list/backend';

/**
 * The chat's message list against a plain list of memoised rows, on one page of a real browser: opening it, sending a
 * message and typing, with 1,000 messages and with 5,000; then scrolling through the latter. Fails if the chat takes more
 * than 1.2 times as long, if visible messages move, if it does not open at its end, or if a task exceeds 50 ms.
 */
const { rounds, long: longRounds } = numberOptions({ rounds: 9, long: 3 });
const FACTOR = 1.2;
const LONG_TASK = 50;
const ROWS = 200;

await runBench(async (closing) => {
  const backend = await closing(serveHistory(await bundleFile('chat-list/page.tsx')));
  const browser = await closing(openBrowser());
  const inPage = await bundleFile('chat-list/in-page.ts');

  async function openList(messages: number) {
    backend.fill(messages);
    const page = await browser.newPage({ viewport: PHONE });
    await page.goto(backend.url);
    await page.locator('.launcher').waitFor();
    await page.evaluate(inPage);
    // Waits for its code and the first ten messages.
    await page.locator('.launcher').click();
    await page.locator('.panel .row').first().waitFor();
    return page;
  }

  /** Compares both lists with all messages loaded. */
  async function compare(page: Page, messages: string, times: number) {
    const filled = await page.evaluate(() => window.chatBench.loadAll(2500));
    await page.evaluate(() => window.chatBench.closeChat());
    const compared = await page.evaluate((count) => window.chatBench.compare(count), times);
    title(`${messages} messages, ${times} rounds: median ms from the event to the end of layout`);
    row('', 'chat', 'plain', 'ratio');
    for (const [what, { chat, plain }] of Object.entries(compared.times)) {
      const ratio = median(chat) / median(plain);
      check(what, [median(chat), median(plain), ratio, `≤ ${FACTOR}`], ratio <= FACTOR);
    }
    check('distance from the end after opening, px', compared.off, compared.off < 1);
    check(`shift while loading ${filled.pages} older pages, px`, filled.drift, filled.drift === 0);
  }

  const page = await openList(1000);
  await compare(page, '1,000', rounds);
  await page.close();

  const long = await openList(5000);
  await compare(long, '5,000', longRounds);
  const down = await long.evaluate(() => window.chatBench.scrollThrough());
  title('5,000 messages, from the first to the last');
  checkAtMost('most rows in the page', down.rows, ROWS);
  checkAtMost(`longest task over ${down.screens} screens, ms`, Math.round(down.longest), LONG_TASK);
  check('distance from the end after scrolling down, px', down.off, down.off < 1);
});
