import type { Locator, Page } from 'playwright-core';
import { api, operatorSays } from '../harness/stack/operator';
import type { Market } from '../markets';
import { balances, logIn, registerByApi } from '../steps';

/** The preview of a picture before it is sent. The file name is beside the image. */
export const previewOf = (page: Page, name: string): Locator =>
  page.locator('.previews li', { hasText: name }).locator('img');

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A guest or member: their id for the request body, and a member's token. */
export interface Participant {
  readonly who: { userId?: string; guestId?: string };
  readonly token?: string;
}

interface StoredMessage {
  readonly sender: string;
  readonly message: { readonly message_type: string; readonly payload: unknown };
}

const participants = new WeakMap<Page, Participant>();

/** Opens the contact page as a new guest or a new member. */
export async function openChatPage(
  page: Page,
  market: Market,
  kind: 'guest' | 'member',
  n: number,
): Promise<void> {
  if (kind === 'guest') {
    // A pooled page may have had another participant.
    participants.delete(page);
    await page.goto('/contact');
    return;
  }
  const member = await registerByApi(market, market.freshPhone(n));
  await logIn(page, market, member);
  const { token } = await balances(market, member);
  const wallet = (await api(market.words.market, 'GET', '/api/wallet', undefined, token)) as {
    profile: { _id: string };
  };
  participants.set(page, { who: { userId: wallet.profile._id }, token });
  await page.goto('/user/contact');
}

/** Actions and queries on the chat panel of one page. */
export function chatPanel(page: Page, market: Market) {
  const id = market.words.market;
  const words = market.words.chat;
  const field = page.getByRole('textbox', { name: words.write });
  const participant = async (): Promise<Participant> => {
    const known = participants.get(page);
    if (known) return known;
    const guestId = await page.evaluate(() => localStorage.getItem('guest-id') ?? '');
    const guest = { who: { guestId } };
    participants.set(page, guest);
    return guest;
  };
  const stored = async () => {
    const { who, token } = await participant();
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
    /** Sends an operator's message to this conversation. */
    operatorSays: async (text: string) => {
      const { userId, guestId } = (await participant()).who;
      await operatorSays(id, userId ? `member:${userId}` : `guest:${guestId}`, text);
    },
    /** The payloads of the participant's messages on the server, oldest first. */
    sentMessages: async () =>
      (await stored()).filter(({ sender }) => sender === 'customer').map(({ message }) => message.payload),
    /** Waits until exactly this many of the participant's messages are shown, all of them as delivered. */
    delivered: async (count: number) =>
      page.waitForFunction((wanted) => {
        const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
        const rows = [...(root?.querySelectorAll('.row.mine') ?? [])];
        return rows.length === wanted && rows.every((row) => row.querySelector('time'));
      }, count),
  };
}
