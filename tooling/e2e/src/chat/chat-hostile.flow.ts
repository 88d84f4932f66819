import type { Page } from 'playwright-core';
import { guest } from './chat-guest';
import { clearFaults, type Fault, injectFault, setSwitches } from '../harness/stack/operator';
import { ON_LAOS } from '../markets';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';

const WELL = { chatClientIds: true, chatEchoes: true, promptChat: true };

/** Notes the texts of the guest's messages that the page shows more than once, at every change of the list. */
const watchForCopies = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
    const list = root?.querySelector('.list');
    if (!list) throw new Error('no list');
    const twice: string[] = [];
    Reflect.set(window, 'shownTwice', twice);
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
const shownTwice = (page: Page) => page.evaluate(() => Reflect.get(window, 'shownTwice') as string[]);

describe.each(ON_LAOS)('$name build: a chat server that returns no client ids', (market) => {
  const id = market.words.market;
  afterEach(async () => {
    await clearFaults();
    await setSwitches(id, WELL);
  });

  const cases: [string, Record<string, boolean>, Fault | null][] = [
    ['echoes at once', {}, null],
    ['echoes at once and answers after six seconds', {}, { kind: 'delay-after', ms: 6000, times: 1 }],
    ['echoes three seconds late', { promptChat: false }, null],
    ['sends no echoes', { chatEchoes: false }, null],
    ['loses the answer', {}, { kind: 'cut-after', times: 1 }],
    ['loses the answer and sends no echoes', { chatEchoes: false }, { kind: 'cut-after', times: 1 }],
  ];
  // The last is the hardest: what is shown can only come from the history.
  test.each(cases.filter((_, index) => IS_EXHAUSTIVE || index === cases.length - 1))(
    '%s: every message is shown and stored once',
    async (_, switches, fault) => {
      await setSwitches(id, { chatClientIds: false, ...switches });
      const { leave, page, field, sent, isSent } = await guest(market);
      const say = async (text: string) => {
        await field.fill(text);
        await field.press('Enter');
      };
      await say('first');
      await isSent(1);
      await watchForCopies(page);
      if (fault) await injectFault(id, 'sendChatMessage', fault);
      await say('second');
      await say('third');
      await isSent(3);
      // Until nothing is being sent any more, and what has to be found out is found out.
      await page.waitForFunction(
        () => !Object.keys(localStorage).some((key) => key.startsWith('chat-outbox/')),
      );
      await isSent(3);
      expect(await sent()).toEqual(['first', 'second', 'third']);
      expect(await shownTwice(page)).toEqual([]);
      await leave();
    },
  );

  test('a refused message is kept, and sent once when the guest sends it again', async () => {
    await setSwitches(id, { chatClientIds: false });
    const { leave, page, field, sent, isSent } = await guest(market);
    await field.fill('first');
    await field.press('Enter');
    await isSent(1);
    await watchForCopies(page);
    await injectFault(id, 'sendChatMessage', { kind: 'error', code: 'KEY_INVALID', status: 400, times: 1 });
    await field.fill('second');
    await field.press('Enter');
    await page.locator('.row.failed').waitFor();
    await page.getByRole('button', { name: market.words.chat.resend }).click();
    await isSent(2);
    expect(await sent()).toEqual(['first', 'second']);
    expect(await shownTwice(page)).toEqual([]);
    await leave();
  });
});
