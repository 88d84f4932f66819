import { PICTURE } from './stage.mjs';

/** What a member does with the panel, and what it shows. */
export function panelOf(page) {
  const field = page.locator('.panel textarea');
  const inWidget = (read) => page.evaluate(read);
  return {
    open: async () => {
      await page.goto('/contact');
      await page.locator('.launcher').click();
      await field.waitFor();
    },
    write: async (text) => {
      await field.fill(text);
      await field.press('Enter');
    },
    sendPicture: async (mark) => {
      const buffer = Buffer.concat([PICTURE, Buffer.from(mark)]);
      await page
        .locator('.panel input[type=file]')
        .setInputFiles({ name: `${mark}.png`, mimeType: 'image/png', buffer });
      await page.locator('.previews img').waitFor();
      await page.locator('.panel .send').click();
      await page.locator('.previews').waitFor({ state: 'detached' });
    },
    guestId: () => inWidget(() => localStorage.getItem('guest-id')),
    /** How many of the member's messages the server has not confirmed yet, as the browser keeps them. */
    waiting: () =>
      inWidget(() => Object.keys(localStorage).filter((key) => key.startsWith('chat-outbox/')).length),
    /** Sends again what has failed for good. Answers how many. */
    resendFailed: () =>
      inWidget(() => {
        const root = globalThis.document.querySelector('[data-chat-widget]')?.shadowRoot;
        const buttons = [...(root?.querySelectorAll('.row.failed') ?? [])].map((row) =>
          row.querySelector('button'),
        );
        for (const button of buttons) button?.click();
        return buttons.length;
      }),
    /** One line for each message, in the order shown: its words, or the path of its picture. */
    shown: () =>
      inWidget(() => {
        const root = globalThis.document.querySelector('[data-chat-widget]')?.shadowRoot;
        return [...(root?.querySelectorAll('.row') ?? [])].map((row) => {
          const picture = row.querySelector('.picture img');
          if (picture) return new URL(picture.src).pathname;
          return row.querySelector('.words')?.textContent ?? '';
        });
      }),
    /** Asks for older messages once; false when there are none. */
    older: () =>
      inWidget(() => {
        const root = globalThis.document.querySelector('[data-chat-widget]')?.shadowRoot;
        const scroller = root?.querySelector('.scroller');
        if (scroller) scroller.scrollTop = 0;
        const button = root?.querySelector('.older');
        button?.click();
        return button !== null && button !== undefined;
      }),
  };
}
