import type { Locator, Page } from 'playwright-core';
import { api, operatorSays } from './harness/operator';
import type { Market } from './markets';
import { balances, logIn, registerByApi } from './steps';

/** A picture that waits above the field to be sent: its name is beside it, not in it. */
export const previewOf = (page: Page, name: string): Locator =>
  page.locator('.previews li', { hasText: name }).locator('img');

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Who chats: the body that names them, and the token of a member. */
export interface Chatter {
  readonly who: { userId?: string; guestId?: string };
  readonly token?: string;
}

interface StoredMessage {
  readonly sender: string;
  readonly message: { readonly message_type: string; readonly payload: unknown };
}

const chatters = new WeakMap<Page, Chatter>();

/** A page on which somebody can chat: a new guest's, or a new member's. */
export async function beChatter(
  page: Page,
  market: Market,
  kind: 'guest' | 'member',
  n: number,
): Promise<void> {
  if (kind === 'guest') {
    // The phone may have been somebody else's.
    chatters.delete(page);
    await page.goto('/contact');
    return;
  }
  const member = await registerByApi(market, market.freshPhone(n));
  await logIn(page, market, member);
  const { token } = await balances(market, member);
  const wallet = (await api(market.words.market, 'GET', '/api/wallet', undefined, token)) as {
    profile: { _id: string };
  };
  chatters.set(page, { who: { userId: wallet.profile._id }, token });
  await page.goto('/user/contact');
}

/** What is done and seen in the panel of one page. */
export function chatOn(page: Page, market: Market) {
  const id = market.words.market;
  const words = market.words.chat;
  const field = page.getByRole('textbox', { name: words.write });
  const chatter = async (): Promise<Chatter> => {
    const known = chatters.get(page);
    if (known) return known;
    const guestId = await page.evaluate(() => localStorage.getItem('guest-id') ?? '');
    const guest = { who: { guestId } };
    chatters.set(page, guest);
    return guest;
  };
  const stored = async () => {
    const { who, token } = await chatter();
    const body = { ...who, skip: 0, limit: 100 };
    return ((await api(id, 'POST', '/api/chat/history', body, token)) as StoredMessage[]).reverse();
  };
  return {
    words,
    open: async () => {
      await page.getByRole('button', { name: words.open }).click();
      await field.waitFor();
    },
    say: async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    },
    showPicture: async (name: string) => {
      const picture = { name, mimeType: 'image/png', buffer: PNG };
      await page.locator('.panel input[type=file]').setInputFiles(picture);
      await previewOf(page, name).waitFor();
      await page.getByRole('button', { name: words.send, exact: true }).click();
    },
    /** What an operator says in this conversation. */
    hear: async (text: string) => {
      const { userId, guestId } = (await chatter()).who;
      await operatorSays(id, userId ? `member:${userId}` : `guest:${guestId}`, text);
    },
    /** The payloads of what the server holds of this person's, oldest first. */
    mine: async () =>
      (await stored()).filter(({ sender }) => sender === 'customer').map(({ message }) => message.payload),
    /** Waits until this many of the person's messages are shown as delivered, and none as on its way. */
    delivered: async (count: number) =>
      page.waitForFunction((wanted) => {
        const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
        const rows = [...(root?.querySelectorAll('.row.mine') ?? [])];
        return rows.length === wanted && rows.every((row) => row.querySelector('time'));
      }, count),
  };
}
