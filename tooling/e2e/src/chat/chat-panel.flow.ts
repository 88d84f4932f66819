import type { Page } from 'playwright-core';
import { openChatAsGuest } from './chat-guest';
import { openFlakyNetwork } from '../harness/network/flaky-network';
import { operatorSays, operatorShows } from '../harness/stack/operator';
import { ON_THAI } from '../markets';
import { IS_EXHAUSTIVE, sampled } from '@member-wallet/testing';

/** Whether nothing scrolls sideways, and the text field, send button and close button are visible. */
const fits = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
    const height = window.visualViewport?.height ?? window.innerHeight;
    const inside = (selector: string) => {
      const box = root?.querySelector(selector)?.getBoundingClientRect();
      return (
        !!box && box.top >= 0 && box.bottom <= height + 1 && box.left >= 0 && box.right <= window.innerWidth
      );
    };
    const scroller = root?.querySelector('.scroller');
    return {
      field: inside('textarea'),
      send: inside('.send'),
      close: inside('.head .icon'),
      // Room for two lines of the conversation.
      log: !!scroller && scroller.clientHeight >= 60,
      sideways: !scroller || scroller.scrollWidth > scroller.clientWidth,
    };
  });
const FITTING = { field: true, send: true, close: true, log: true, sideways: false };

describe.each(ON_THAI)('$name build: chat panel', (market) => {
  const id = market.words.market;

  test('announces a burst of messages once, without the earlier messages', async () => {
    const { leave, page, field, isSent, conversation } = await openChatAsGuest(market, {}, (page) =>
      page.clock.install(),
    );
    await field.fill('MENU');
    await field.press('Enter');
    await isSent(1);
    await page.locator('.reply').first().waitFor();
    const announcements = page.getByRole('status');
    await page.waitForFunction(() =>
      document
        .querySelector('[data-chat-widget]')
        ?.shadowRoot?.querySelector('.panel [role=status]')
        ?.textContent?.trim(),
    );
    await page.evaluate(() => {
      const status = document
        .querySelector('[data-chat-widget]')
        ?.shadowRoot?.querySelector('.panel [role=status]');
      if (!status) throw new Error('no status');
      const changes: string[] = [];
      Reflect.set(window, 'announcements', changes);
      new MutationObserver(() => changes.push(status.textContent ?? '')).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    // A paused clock, so that all messages arrive at the same time. A longer pause would look like a lost connection.
    await page.clock.pauseAt(Date.now() + 5000);
    const changes = () => page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
    for (const count of [10, 20]) {
      await Promise.all(
        Array.from({ length: 10 }, (_, number) => operatorSays(id, conversation, `burst ${number}`)),
      );
      await page
        .locator('.row', { hasText: 'burst' })
        .nth(count - 1)
        .waitFor();
      expect(await changes()).toEqual([]);
      // Too short for an announcement, so that the next messages are announced together with these.
      await page.clock.runFor(300);
    }
    await page.clock.runFor(1000);
    await announcements.getByText(/20/).waitFor();
    expect(await changes()).toEqual([expect.stringContaining('20')]);
    expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off');
    await leave();
  });

  test('works by keyboard alone, and restores the focus on closing', async () => {
    const { leave, page, field, sent, isSent, conversation } = await openChatAsGuest(market);
    await operatorShows(id, conversation, 'CARDS');
    await page.locator('.card').nth(2).waitFor();
    await operatorShows(id, conversation, 'MENU');
    await page.locator('.reply').first().waitFor();
    await field.focus();
    const focused = () =>
      page.evaluate(() => {
        const inside = document.activeElement?.shadowRoot?.activeElement;
        return `${inside?.localName}.${inside?.className}`;
      });
    const seen: string[] = [];
    for (let left = 40; left > 0 && !seen.includes('ul.cards'); left -= 1) {
      await page.keyboard.press('Shift+Tab');
      seen.push(await focused());
    }
    expect(seen).toEqual(expect.arrayContaining(['button.reply', 'ul.cards']));
    await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/\.choice$/);
    await page.locator('.reply').first().focus();
    await page.keyboard.press('Enter');
    await isSent(1);
    expect(await sent()).toHaveLength(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await page.waitForFunction(
      () => document.activeElement?.shadowRoot?.activeElement?.className === 'launcher',
    );
    await leave();
  });

  const sizes: [string, { width: number; height: number }][] = [
    ['320 px', { width: 320, height: 568 }],
    ['a phone at 200 %', { width: 180, height: 370 }],
    ['a screen at 200 %', { width: 640, height: 360 }],
    ['a screen at 400 %', { width: 320, height: 256 }],
    ['a tablet', { width: 800, height: 600 }],
  ];
  // `npm test` runs only the narrowest and the shortest.
  test.each(
    sizes.filter(([name]) => IS_EXHAUSTIVE || ['a phone at 200 %', 'a screen at 400 %'].includes(name)),
  )('fits %s', async (_, viewport) => {
    const { leave, page, conversation } = await openChatAsGuest(market, { viewport });
    await operatorSays(id, conversation, `${'W'.repeat(300)} https://example.com/${'x'.repeat(200)}`);
    await page.getByText(/WWW/).first().waitFor();
    expect(await fits(page)).toEqual(FITTING);
    await leave();
  });

  /** Simulates a keyboard that leaves this height visible, and waits until the panel shows its last message above it. */
  const showKeyboard = async (page: Page, visible: number) => {
    await page.evaluate((seen) => {
      const view = window.visualViewport;
      if (!view) throw new Error('no visual viewport');
      Object.defineProperty(view, 'height', { configurable: true, get: () => seen });
      view.dispatchEvent(new Event('resize'));
    }, visible);
    // Until the panel has handled the resize and scrolled to the end.
    await page.waitForFunction((seen) => {
      const root = document.querySelector('[data-chat-widget]')?.shadowRoot;
      const panel = root?.querySelector('.panel');
      const list = root?.querySelector('.scroller')?.getBoundingClientRect();
      const words = [...(root?.querySelectorAll('.row .words') ?? [])].at(-1)?.getBoundingClientRect();
      return (
        panel instanceof HTMLElement &&
        panel.style.getPropertyValue('--seen-height') === `${seen}px` &&
        list &&
        words &&
        words.top >= list.top &&
        words.bottom <= list.bottom
      );
    }, visible);
  };

  const keyboards = [
    ['a phone', [360, 740, 407], [844, 390, 180]],
    ['a tablet', [820, 1180, 649], [1180, 820, 400]],
  ] as const;
  test.each(sampled(keyboards, keyboards[0]))(
    'keeps the text field and the last message above the keyboard of %s in both orientations, and does not animate with reduced motion',
    async (_, upright, turned) => {
      const [width, height] = upright;
      const { leave, page, conversation } = await openChatAsGuest(market, { viewport: { width, height } });
      await operatorSays(id, conversation, 'the last message');
      await page.getByText('the last message').first().waitFor();
      for (const [across, down, visible] of [upright, turned]) {
        await page.setViewportSize({ width: across, height: down });
        await showKeyboard(page, visible);
        expect(await fits(page)).toEqual(FITTING);
      }
      const duration = await page
        .getByRole('dialog')
        .first()
        .evaluate((panel) => Number.parseFloat(getComputedStyle(panel).animationDuration));
      expect(duration).toBeLessThan(0.02);
      await leave();
    },
  );

  test('keeps the text field and the last message above the keyboard in landscape when the connection is lost', async () => {
    const network = await openFlakyNetwork(market.url());
    const { leave, page, conversation } = await openChatAsGuest(
      { ...market, url: () => network.url },
      { viewport: { width: 844, height: 390 } },
    );
    await operatorSays(id, conversation, 'the last message');
    await page.getByText('the last message').first().waitFor();
    await page.locator('.panel.online').waitFor();
    await showKeyboard(page, 180);
    network.refuse('sockets');
    network.reset();
    await page.locator('.panel:not(.online)').waitFor();
    for (const [width, height, visible] of [
      [844, 390, 180],
      [932, 430, 220],
      [667, 375, 160],
      [740, 360, 170],
      [568, 320, 130],
      [915, 412, 118],
    ] as const) {
      await page.setViewportSize({ width, height });
      await showKeyboard(page, visible);
      const { field, send, sideways } = await fits(page);
      expect({ visible, field, send, sideways }).toEqual({
        visible,
        field: true,
        send: true,
        sideways: false,
      });
    }
    await leave();
    await network.close();
  });

  test('falls back to polling without WebSockets, then to reading the history, and shows the state', async () => {
    const network = await openFlakyNetwork(market.url());
    network.refuse('websockets');
    const refusals: string[] = [];
    const { leave, page, field, isSent, conversation } = await openChatAsGuest(
      { ...market, url: () => network.url },
      {},
      async (page) => {
        page.on('console', (message) => refusals.push(message.text()));
        await page.clock.install();
      },
    );
    const online = page.locator('.panel.online');
    /** Without the history, a message can only arrive through the socket. */
    const receivesThroughSocket = async (text: string) => {
      await online.waitFor();
      await page.route('**/api/chat/history', () => undefined);
      await operatorSays(id, conversation, text);
      await page.getByText(text).first().waitFor();
      expect(await online.count()).toBe(1);
      await page.unroute('**/api/chat/history');
    };
    await receivesThroughSocket('refused');
    expect(refusals).toContainEqual(expect.stringMatching(/WebSocket connection to .* 403/));
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebSocket'));
    await page.reload();
    await page.getByRole('button', { name: market.words.chat.open }).click();
    await field.fill('one');
    await field.press('Enter');
    await isSent(1);
    await receivesThroughSocket('missing');
    network.refuse('sockets');
    network.reset();
    await page.locator('.panel.polling .link').waitFor();
    await operatorSays(id, conversation, 'over history');
    await page.clock.fastForward(5000);
    await page.getByText('over history').first().waitFor();
    await page.getByRole('button', { name: market.words.chat.close }).click();
    await operatorSays(id, conversation, 'while it is closed');
    const badge = page.locator('.badge', { hasText: '1' });
    // A jump of the clock can abort the current poll; later ones succeed.
    for (let jumps = 0; jumps < 10 && !(await badge.isVisible()); jumps += 1) {
      await page.clock.fastForward(20_000);
      await page.waitForTimeout(300);
    }
    await badge.waitFor();
    await leave();
    await network.close();
  });

  test('shows every message as plain text, even if it looks like markup', async () => {
    const { leave, page, field, isSent, conversation, browserErrors } = await openChatAsGuest(market);
    const texts = [
      '<img src=x onerror="document.title=1"><script>document.title=2</script>',
      '\u202Egpj.exe\u202C \u2066\u2067\u2068 end',
      '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(70),
      'Z̸̡̢̛͔̗̺͕a̵͇̱̰l̷̨̛g̶o ﷽﷽﷽ ด้้้้้็็็็็้้้้้',
      'javascript:alert(1) data:text/html,x //evil.example',
    ];
    for (const text of texts) await operatorSays(id, conversation, text);
    await field.fill('😀'.repeat(1000));
    await field.press('Enter');
    await isSent(1);
    for (const text of texts) {
      await page.waitForFunction(
        (wanted) =>
          [
            ...(document.querySelector('[data-chat-widget]')?.shadowRoot?.querySelectorAll('.words') ?? []),
          ].some((each) => each.textContent === wanted),
        text,
      );
    }
    expect(await page.locator('.row a, .row img, .row script').count()).toBe(0);
    expect(await fits(page)).toEqual(FITTING);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
