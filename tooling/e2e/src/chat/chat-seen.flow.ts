import type { Page } from 'playwright-core';
import { until } from '@member-wallet/testing';
import { openChatPage, chatPanel } from './chat-steps';
import { visit } from '../harness/page/browser';
import { callCount, dropChat } from '../harness/stack/operator';
import { type Market, ON_LAOS } from '../markets';

/** Simulates switching to another app, or back. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

/** Starts a conversation on a page with a fake clock. */
async function startConversation(market: Market, n: number) {
  const visited = await visit(market.url());
  const { page } = visited;
  const sockets: { isClosed(): boolean }[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/socket.io/')) polls += 1;
  });
  await page.clock.install();
  await openChatPage(page, market, 'guest', n);
  const chat = chatPanel(page, market);
  await chat.open();
  await chat.say('hello');
  await page.locator('.reply').first().waitFor();
  await chat.delivered(1);
  await page.locator('.panel.online').waitFor();
  await until(() => sockets.length > 0);
  const shows = (text: string) =>
    page.locator('.row.theirs').getByText(text, { exact: true }).waitFor({ state: 'attached' });
  return { ...visited, chat, sockets, polls: () => polls, shows };
}

describe.each(ON_LAOS)('$name build: chat out of view', (market) => {
  test('marks messages as read, in one call, after they were visible for a second', async () => {
    const { leave, page, chat, shows, browserErrors } = await startConversation(market, 1);
    const reads = () => callCount(market.words.market, 'markChatRead');
    const before = await reads();
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > before);
    const first = await reads();

    await setVisible(page, false);
    await chat.operatorSays('while nobody looks');
    await shows('while nobody looks');
    await page.clock.fastForward(3000);
    await setVisible(page, true);
    await chat.operatorSays('while somebody looks');
    await shows('while somebody looks');
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > first);

    await page.getByRole('button', { name: chat.words.close }).click();
    await chat.operatorSays('while it is closed');
    await page.locator('.badge', { hasText: '1' }).waitFor();
    await page.clock.fastForward(3000);
    // A wrong call would have been sent by now, and would make the count below too high.
    await chat.open();
    await shows('while it is closed');
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > first + 1);
    expect(await reads()).toBe(first + 2);

    await chat.operatorSays('line\n'.repeat(60));
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > first + 2);
    await page.locator('.scroller').evaluate((list) => list.scrollTo(0, 0));
    await page.locator('.newest').waitFor();
    await chat.operatorSays('below the window');
    await page.locator('.newest .count', { hasText: '1' }).waitFor();
    await page.clock.fastForward(3000);
    await page.locator('.newest').click();
    await shows('below the window');
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > first + 3);
    expect(await reads()).toBe(first + 4);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('disconnects after a minute in the background, and catches up when visible again', async () => {
    const { leave, page, chat, sockets, polls, shows, browserErrors } = await startConversation(market, 2);
    await setVisible(page, false);
    await page.clock.fastForward(30_000);
    await chat.operatorSays('after half a minute');
    await shows('after half a minute');
    await page.clock.fastForward(31_000);
    await until(() => sockets.every((socket) => socket.isClosed()));
    const rested = [sockets.length, polls()];
    await chat.operatorSays('while it rests');
    // Neither history reads nor attempts to reconnect.
    for (let check = 0; check < 4; check += 1) await page.clock.fastForward(5000);
    expect(await page.locator('.row.theirs').getByText('while it rests').count()).toBe(0);
    expect([sockets.length, polls()]).toEqual(rested);
    await setVisible(page, true);
    await shows('while it rests');
    await page.locator('.panel.online').waitFor();
    await until(() => !sockets.every((socket) => socket.isClosed()));
    await chat.say('back again');
    await chat.delivered(2);
    expect(await chat.sentMessages()).toEqual(['hello', 'back again']);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows missed messages after an hour of sleep', async () => {
    const { leave, page, chat, shows, browserErrors } = await startConversation(market, 3);
    await dropChat(market.words.market);
    await chat.operatorSays('while it slept');
    // All timers fire an hour late.
    await page.clock.fastForward('01:00:00');
    await shows('while it slept');
    await chat.say('awake');
    await chat.delivered(2);
    expect(await chat.sentMessages()).toEqual(['hello', 'awake']);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
