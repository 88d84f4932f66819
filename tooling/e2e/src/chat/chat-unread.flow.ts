import type { Page, Request } from 'playwright-core';
import { until } from '@member-wallet/testing';
import { chatPanel, openChatPage } from './chat-steps';
import { visit } from '../harness/page/browser';
import { callCount } from '../harness/stack/operator';
import { ON_THAI } from '../markets';

/** Counts the page's open WebSockets and polls. */
function socketsOf(page: Page) {
  const sockets: { isClosed(): boolean }[] = [];
  const polls = new Set<Request>();
  page.on('websocket', (socket) => sockets.push(socket));
  page.on('request', (request) => request.url().includes('/socket.io/') && polls.add(request));
  page.on('requestfinished', (request) => polls.delete(request));
  page.on('requestfailed', (request) => polls.delete(request));
  // A navigation closes them without an event.
  page.on('domcontentloaded', () => {
    sockets.splice(0);
    polls.clear();
  });
  return () => polls.size + sockets.filter((socket) => !socket.isClosed()).length;
}

describe.each(ON_THAI)('$name build: unread chat messages', (market) => {
  const id = market.words.market;

  test('shows unread messages on other pages; after log-out stops reading and deletes the draft', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    const sockets = socketsOf(page);
    await openChatPage(page, market, 'member', 71);
    const chat = chatPanel(page, market);
    await chat.open();
    const read = page.waitForResponse('**/api/chat/read-customer/**');
    await chat.say('hello');
    await page.locator('.reply').first().waitFor();
    await read;
    await page.getByRole('button', { name: chat.words.close }).click();

    await page.goto('/user/statement');
    await chat.operatorSays('one');
    await chat.operatorSays('two');
    const badge = page.getByRole('link', { name: chat.words.unread });
    await badge.waitFor();
    expect(await page.title()).toMatch(/^\(2\) /);
    // Other pages poll instead of opening a socket.
    expect(sockets()).toBe(0);
    await badge.click();
    await chat.open();
    await page.locator('.between.new').waitFor();
    await page.waitForFunction(() => !document.title.startsWith('('));
    await badge.waitFor({ state: 'detached' });
    await until(() => sockets() === 1);

    const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await page.getByRole('textbox', { name: chat.words.write }).fill('for my eyes only');
    expect(await stored()).toContain('for my eyes only');
    await page.getByRole('button', { name: chat.words.close }).click();
    await page.getByRole('button', { name: market.words.logOut }).click();
    await page.waitForURL('**/login');
    await until(() => sockets() === 0);
    expect(await stored()).not.toContain('for my eyes only');
    const reads = await callCount(id, 'listChatHistory');
    await chat.operatorSays('nobody hears this');
    await page.waitForTimeout(3000);
    expect([sockets(), await callCount(id, 'listChatHistory')]).toEqual([0, reads]);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
