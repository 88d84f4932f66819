import type { Page } from 'playwright-core';
import { pictureWith } from './operator';

export type Panel = ReturnType<typeof panelOf>;

/** Actions and queries on the chat panel. */
export function panelOf(page: Page) {
  const field = page.locator('.panel textarea');
  const rows = page.locator('[data-chat-widget] .row');
  return {
    open: async () => {
      await page.goto('/contact');
      await page.locator('.launcher').click();
      await field.waitFor();
    },
    write: async (text: string) => {
      await field.fill(text);
      await field.press('Enter');
    },
    sendPicture: async (mark: string) => {
      const buffer = pictureWith(mark);
      await page
        .locator('.panel input[type=file]')
        .setInputFiles({ name: `${mark}.png`, mimeType: 'image/png', buffer });
      await page.locator('.previews img').waitFor();
      await page.locator('.panel .send').click();
      await page.locator('.previews').waitFor({ state: 'detached' });
    },
    guestId: async () => (await page.evaluate(() => localStorage.getItem('guest-id'))) ?? '',
    /** How many unconfirmed messages the browser stores. */
    waiting: () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chat-outbox/')).length),
    /** Resends failed messages. @returns how many there were */
    resendFailed: () =>
      page.locator('[data-chat-widget] .row.failed').evaluateAll((failed) => {
        for (const row of failed) row.querySelector('button')?.click();
        return failed.length;
      }),
    /** The text or the picture's path of each message, in the displayed order. */
    shown: () =>
      rows.evaluateAll((all) =>
        all.map((row) => {
          const picture = row.querySelector<HTMLImageElement>('.picture img');
          return picture ? new URL(picture.src).pathname : (row.querySelector('.words')?.textContent ?? '');
        }),
      ),
    /** Loads older messages once. @returns false if there are none */
    older: () =>
      page.evaluate(() => {
        const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
        const scroller = root?.querySelector('.scroller');
        if (scroller) scroller.scrollTop = 0;
        const button = root?.querySelector<HTMLElement>('.older');
        button?.click();
        return button !== null && button !== undefined;
      }),
  };
}
