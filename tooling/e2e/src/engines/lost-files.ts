import { setTimeout as pause } from 'node:timers/promises';
import { sampled } from '@member-wallet/testing';
import { LOSSES, type LossyProxy, openLossyProxy } from '../harness/network/lossy-proxy';
import type { Market } from '../markets';
import { balances } from '../steps';
import type { EnginePage } from './engine';

/** How often a member may have to press Reload to recover from one lost file. */
const MAX_RELOADS = 1;

const file = (name: string, ending = 'js') => new RegExp(`/assets/${name}-[\\w-]{8}\\.${ending}$`);

/** The files to lose, by the step in which they are loaded. */
const FILES = {
  start: [file('vendor'), file('index')],
  texts: { th: [file('th-start')], la: [file('la-start')] },
  logIn: [file('transport'), file('visitor')],
  page: [file('profile-route'), file('shared'), file('profile-route', 'css')],
  dialog: [file('withdraw-dialog'), file('withdraw-dialog', 'css')],
  chat: [file('session-[A-Z\\d]{8}')],
};

const isTakenOver = () => !document.documentElement.hasAttribute('data-start');
const hasNotStarted = () => document.documentElement.hasAttribute('data-not-started');

/** A journey during which one file is lost. Starts with empty storage on the proxy's URL. */
type Scene = (page: EnginePage, url: string, market: Market) => Promise<void>;

async function openEmpty(page: EnginePage, url: string, token: string | null): Promise<void> {
  await page.open(`${url}/icon.svg`);
  await page.run((given: string | null) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('remember-agreement', 'true');
    if (given) localStorage.setItem('token', given);
  }, token);
}

/** Whether the page or its message bar offers to reload. */
const offersReload = (page: EnginePage, { words }: Market) =>
  page
    .run(
      (name: string) =>
        [...document.querySelectorAll('main button, [role=status] button')].some(
          (button) => button.textContent === name,
        ),
      words.waysOut.reload,
    )
    .catch(() => false);

/**
 * Repeats an action until a function in the page returns true. Presses Reload when the page offers it, at most
 * MAX_RELOADS times.
 */
async function actUntilDone(
  page: EnginePage,
  market: Market,
  isDone: () => boolean,
  act: () => Promise<unknown>,
): Promise<void> {
  for (let reloads = 0; ; reloads += 1) {
    if (!(await offersReload(page, market))) await act();
    const end = Date.now() + 15_000;
    while (!(await offersReload(page, market))) {
      if (await page.run(isDone).catch(() => false)) return;
      if (Date.now() > end) throw new Error('nothing is offered');
      await pause(50);
    }
    if (reloads === MAX_RELOADS) throw new Error(`not after ${reloads} reloads`);
    await page.press('button', market.words.waysOut.reload);
    // Reload may only import the missing part again.
    await pause(500);
    await page.wait('the page', isTakenOver);
    await pause(500);
  }
}

const start: Scene = async (page, url, market) => {
  await openEmpty(page, url, null);
  await page.open(`${url}/login`);
  await page.wait('the app', isTakenOver);
  expect(await page.run(hasNotStarted)).toBe(false);
  expect(await page.run(() => document.documentElement.lang)).toBe(
    market.words.market === 'th' ? 'th' : 'lo',
  );
  await page.see('button', market.words.logIn);
};

const logIn: Scene = async (page, url, market) => {
  const { words, demo } = market;
  await openEmpty(page, url, null);
  await page.open(`${url}/login`);
  await page.wait('the app', isTakenOver);
  await pause(500);
  await actUntilDone(
    page,
    market,
    () => location.pathname === '/user/home',
    async () => {
      await page.type(words.phone, demo.phone);
      await page.type(words.password, demo.password);
      await page.press('button', words.logIn);
    },
  );
};

/** Opens the demo member's dashboard. */
async function openHome(page: EnginePage, url: string, market: Market): Promise<void> {
  const { token } = await balances(market);
  await openEmpty(page, url, token);
  await page.open(`${url}/user/home`);
  await page.see('button', market.words.withdraw.title);
}

const openPage: Scene = async (page, url, market) => {
  await openHome(page, url, market);
  await page.run(() => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a[href="/user/profile"]')];
    links.find((link) => link.getClientRects().length > 0)?.click();
  });
  await actUntilDone(
    page,
    market,
    () => document.querySelector('main a[href="/user/profile/edit"]') !== null,
    async () => undefined,
  );
};

const openDialog: Scene = async (page, url, market) => {
  await openHome(page, url, market);
  await actUntilDone(
    page,
    market,
    () => document.querySelector('dialog[open] input') !== null,
    () => page.press('button', market.words.withdraw.title),
  );
};

const openChat: Scene = async (page, url, market) => {
  await openHome(page, url, market);
  await page.open(`${url}/user/contact`);
  await actUntilDone(
    page,
    market,
    () => document.querySelector('[data-chat-widget]')?.shadowRoot?.querySelector('textarea') != null,
    () => page.press('button', market.words.chat.open),
  );
};

/**
 * Loses each file once, and checks that the page recovers by itself or after one press of Reload. Engines differ most
 * here: some cache a failed import for the life of the page.
 */
export async function lostFiles(page: EnginePage, market: Market): Promise<void> {
  const scenes: readonly (readonly [readonly RegExp[], Scene])[] = [
    [FILES.start, start],
    [FILES.texts[market.words.market], start],
    [FILES.logIn, logIn],
    [FILES.page, openPage],
    [FILES.dialog, openDialog],
    [FILES.chat, openChat],
  ];
  for (const loss of sampled(LOSSES, '404')) {
    for (const [files, scene] of scenes) {
      for (const lost of files) {
        const proxy: LossyProxy = await openLossyProxy(market.url());
        proxy.lose(lost, loss);
        try {
          await scene(page, proxy.url, market);
          // Proves that the file was requested.
          expect(proxy.lost()).toHaveLength(1);
        } catch (error) {
          throw new Error(`${lost.source}, ${loss}`, { cause: error });
        } finally {
          await page.open('about:blank');
          await proxy.close();
        }
      }
    }
  }
}
