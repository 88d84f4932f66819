import type { Page } from 'playwright-core';
import { openChatAsGuest } from './chat-guest';
import { clearFaults, type Fault, injectFault, setSwitches } from '../harness/stack/operator';
import { ON_LAOS } from '../markets';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';

const DEFAULT_SWITCHES = { chatClientIds: true, chatEchoes: true, promptChat: true };

/** Records the guest's messages that the page shows more than once in any frame. */
const watchForDuplicates = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
    const list = root?.querySelector('.list');
    if (!list) throw new Error('no list');
    const twice: string[] = [];
    Reflect.set(window, 'duplicatesShown', twice);
    const look = () => {
      const texts = [...list.querySelectorAll('.row.mine .words')].map(
        ({ textContent }) => textContent ?? '',
      );
      twice.push(...texts.filter((text, index) => texts.indexOf(text) !== index));
    };
    new MutationObserver(look).observe(list, { childList: true, subtree: true, characterData: true });
    const everyFrame = () => {
      look();
      requestAnimationFrame(everyFrame);
    };
    everyFrame();
  });
const duplicatesShown = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'duplicatesShown') as string[]);

describe.each(ON_LAOS)('$name build: a chat server that returns no client ids', (market) => {
  const id = market.words.market;
  afterEach(async () => {
    await clearFaults();
    await setSwitches(id, DEFAULT_SWITCHES);
  });

  const cases: [string, Record<string, boolean>, Fault | null][] = [
    ['echoes at once', {}, null],
    ['echoes at once and answers after six seconds', {}, { kind: 'delay-after', ms: 6000, times: 1 }],
    ['echoes three seconds late', { promptChat: false }, null],
    ['sends no echoes', { chatEchoes: false }, null],
    ['loses the answer', {}, { kind: 'cut-after', times: 1 }],
    ['loses the answer and sends no echoes', { chatEchoes: false }, { kind: 'cut-after', times: 1 }],
  ];
  // The last is the hardest case: only the history tells what is stored.
  test.each(cases.filter((_, index) => IS_EXHAUSTIVE || index === cases.length - 1))(
    '%s: shows and stores every message once',
    async (_, switches, fault) => {
      await setSwitches(id, { chatClientIds: false, ...switches });
      const { leave, page, field, sent, isSent } = await openChatAsGuest(market);
      const say = async (text: string) => {
        await field.fill(text);
        await field.press('Enter');
      };
      await say('first');
      await isSent(1);
      await watchForDuplicates(page);
      if (fault) await injectFault(id, 'sendChatMessage', fault);
      await say('second');
      await say('third');
      await isSent(3);
      // Until the outbox is empty, so that no message is pending or in doubt.
      await page.waitForFunction(
        () => !Object.keys(localStorage).some((key) => key.startsWith('chat-outbox/')),
      );
      await isSent(3);
      expect(await sent()).toEqual(['first', 'second', 'third']);
      expect(await duplicatesShown(page)).toEqual([]);
      await leave();
    },
  );

  test('keeps a refused message, and sends it once when the guest retries', async () => {
    await setSwitches(id, { chatClientIds: false });
    const { leave, page, field, sent, isSent } = await openChatAsGuest(market);
    await field.fill('first');
    await field.press('Enter');
    await isSent(1);
    await watchForDuplicates(page);
    await injectFault(id, 'sendChatMessage', { kind: 'error', code: 'KEY_INVALID', status: 400, times: 1 });
    await field.fill('second');
    await field.press('Enter');
    await page.locator('.row.failed').waitFor();
    await page.getByRole('button', { name: market.words.chat.resend }).click();
    await isSent(2);
    expect(await sent()).toEqual(['first', 'second']);
    expect(await duplicatesShown(page)).toEqual([]);
    await leave();
  });
});
