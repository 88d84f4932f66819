import type { Page } from 'playwright-core';
import { type Visit, visit } from '../harness/page/browser';
import { api } from '../harness/stack/operator';
import type { Market } from '../markets';

type VisitOptions = Parameters<typeof visit>[1];

/** Opens the chat panel as a new guest. @param before runs before the page loads */
export async function openChatAsGuest(
  market: Market,
  options: VisitOptions = {},
  before?: (page: Page) => Promise<void>,
) {
  const id = market.words.market;
  const words = market.words.chat;
  const visited: Visit = await visit(market.url(), options);
  const { page } = visited;
  await before?.(page);
  await page.goto('/contact');
  await page.getByRole('button', { name: words.open }).click();
  const field = page.getByRole('textbox', { name: words.write });
  await field.waitFor();
  const guestId = await page.evaluate(() => localStorage.getItem('guest-id') ?? '');
  const history = () =>
    api(id, 'POST', '/api/chat/history', { guestId, skip: 0, limit: 100 }) as Promise<
      { sender: string; message: { payload: unknown } }[]
    >;
  /** The guest's messages, oldest first. */
  const sent = async () =>
    (await history())
      .filter(({ sender }) => sender === 'customer')
      .map(({ message }) => message.payload)
      .reverse();
  const isSent = (count: number) =>
    page.waitForFunction(
      (wanted) =>
        document.querySelector('[data-chat-widget]')?.shadowRoot?.querySelectorAll('.row.mine time')
          .length === wanted,
      count,
    );
  return { ...visited, field, sent, isSent, conversation: `guest:${guestId}` };
}
