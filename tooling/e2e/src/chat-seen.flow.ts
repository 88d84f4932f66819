import type { Page } from 'playwright-core';
import { beChatter, chatOn } from './chat-steps';
import { visit } from './harness/browser';
import { callCount, dropChat } from './harness/operator';
import { type Market, ON_LAOS } from './markets';

/** As when another app comes to the front, and when the member comes back. */
const setSeen = (page: Page, seen: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    seen ? 'visible' : 'hidden',
  );

/** A conversation that is open and has begun, on a phone whose clock can be moved. */
async function converse(market: Market, n: number) {
  const visited = await visit(market.url());
  const { page } = visited;
  const sockets: { isClosed(): boolean }[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await page.clock.install();
  await beChatter(page, market, 'guest', n);
  const chat = chatOn(page, market);
  await chat.open();
  await chat.say('hello');
  await page.locator('.reply').first().waitFor();
  await chat.delivered(1);
  await page.locator('.link.online').waitFor();
  const heard = (text: string) =>
    page.locator('.row.theirs').getByText(text, { exact: true }).waitFor({ state: 'attached' });
  return { ...visited, chat, sockets, heard };
}

async function until(done: () => boolean | Promise<boolean>): Promise<void> {
  for (let left = 600; left > 0 && !(await done()); left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(await done()).toBe(true);
}

describe.each(ON_LAOS)('$name build: a conversation that is not looked at', (market) => {
  test('only what is open and seen for a second counts as read, and once for all of it', async () => {
    const { leave, page, chat, heard, complaints } = await converse(market, 1);
    const reads = () => callCount(market.words.market, 'markChatRead');
    const before = await reads();
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > before);
    const first = await reads();

    await setSeen(page, false);
    await chat.hear('while nobody looks');
    await heard('while nobody looks');
    await page.clock.fastForward(3000);
    await setSeen(page, true);
    await chat.hear('while somebody looks');
    await heard('while somebody looks');
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > first);

    await page.getByRole('button', { name: chat.words.close }).click();
    await chat.hear('while it is closed');
    await page.locator('.badge', { hasText: '1' }).waitFor();
    await page.clock.fastForward(3000);
    // What would have been reported has had its time: a call of its own follows, and the server counts one more.
    await chat.open();
    await heard('while it is closed');
    await page.clock.fastForward(1000);
    await until(async () => (await reads()) > first + 1);
    expect(await reads()).toBe(first + 2);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('long out of sight the connection rests, and comes back with what was missed', async () => {
    const { leave, page, chat, sockets, heard, complaints } = await converse(market, 2);
    await setSeen(page, false);
    await page.clock.fastForward(30_000);
    await chat.hear('after half a minute');
    await heard('after half a minute');
    await page.clock.fastForward(31_000);
    await until(() => sockets.every((socket) => socket.isClosed()));
    const rested = sockets.length;
    await chat.hear('while it rests');
    // Neither the next checks nor an attempt to connect again.
    for (let check = 0; check < 4; check += 1) await page.clock.fastForward(5000);
    expect(await page.locator('.row.theirs').getByText('while it rests').count()).toBe(0);
    expect(sockets).toHaveLength(rested);
    await setSeen(page, true);
    await heard('while it rests');
    await page.locator('.link.online').waitFor();
    expect(sockets.length).toBeGreaterThan(rested);
    await chat.say('back again');
    await chat.delivered(2);
    expect(await chat.mine()).toEqual(['hello', 'back again']);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a phone that slept for an hour shows what came meanwhile', async () => {
    const { leave, page, chat, heard, complaints } = await converse(market, 3);
    await dropChat(market.words.market);
    await chat.hear('while it slept');
    // Every timer finds itself an hour late.
    await page.clock.fastForward('01:00:00');
    await heard('while it slept');
    await chat.say('awake');
    await chat.delivered(2);
    expect(await chat.mine()).toEqual(['hello', 'awake']);
    expect(complaints).toEqual([]);
    await leave();
  });
});
