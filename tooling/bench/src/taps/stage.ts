import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fetchJson, jsonInit } from '@member-wallet/e2e/harness/network/fetch-json';
import type { Browser, Locator, Page } from 'playwright-core';
import type { MainThreadWork } from '../harness/main-thread';
import { openPhone } from '../harness/open-phone';
import { emulateTouchDevice, SLOWDOWN } from '../harness/touch-device';

const MEMBER = '0812345678';
/** How long a page is measured after the app has taken over. */
const AFTER_TAKEOVER_MS = 3000;
/** A page of the app's origin without scripts. */
const INERT_PAGE = '/icon.svg';

/** What a journey uses: a phone without a cache, so that every script is compiled again. */
interface Stage {
  readonly page: Page;
  /** Taps the first matching element, and measures until the page is idle again. */
  readonly tap: (name: string, target: Locator) => Promise<void>;
  /** Swipes the element to the left, and measures. */
  readonly swipe: (name: string, target: Locator) => Promise<void>;
  /** Types one character after another. The longest task is that of the slowest character. */
  readonly type: (name: string, target: Locator, text: string) => Promise<void>;
  /** Presses a key, and measures it. */
  readonly press: (name: string, key: string) => Promise<void>;
  /** Opens a page by its URL, and measures the work of the main thread after the app has taken over. */
  readonly open: (path: string, name?: string) => Promise<void>;
  /** Opens a page like `open`, as the member with money. */
  readonly beMember: (path: string, name?: string) => Promise<void>;
}

export type Journey = (stage: Stage) => Promise<void>;

export interface Opened {
  readonly url: string;
  readonly sandbox: string;
}

async function tokenOf({ sandbox }: Opened): Promise<string> {
  const body = { username: MEMBER, password: 'demo1234' };
  const { token } = (await fetchJson(sandbox, '/th/api/login', jsonInit('POST', body))) as { token: string };
  return token;
}

/**
 * Performs a journey, and returns the measurements of its taps.
 * @param traces a folder for the traces, or empty
 */
export async function perform(
  journey: Journey,
  browser: Browser,
  opened: Opened,
  traces: string,
): Promise<ReadonlyMap<string, MainThreadWork>> {
  const { context, page } = await openPhone(browser, opened.url);
  page.setDefaultTimeout(8000);
  // Measured at full speed and multiplied afterwards, because the browser's slowdown is unreliable on a busy machine.
  const device = await emulateTouchDevice(browser, page, 1);
  const figures = new Map<string, MainThreadWork>();

  const keep = (name: string) => (traceEvents: readonly object[]) =>
    writeFile(join(traces, `${name.replaceAll(/\W+/g, '-')}.json`), JSON.stringify({ traceEvents }));
  const measure = async (name: string, act: () => Promise<unknown>) => {
    const { longest, untilPaint } = await device.workDuring(act, traces === '' ? undefined : keep(name));
    figures.set(name, { longest: longest * SLOWDOWN, untilPaint: untilPaint * SLOWDOWN });
  };
  const tap: Stage['tap'] = async (name, target) => {
    const point = await device.centreOf(target.first());
    await measure(name, () => device.tap(point));
  };
  const open: Stage['open'] = async (path, name) => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(isTakenOver);
    if (name !== undefined) await measure(name, () => pause(AFTER_TAKEOVER_MS));
    await page.waitForLoadState('networkidle');
  };
  try {
    await journey({
      page,
      tap,
      open,
      swipe: async (name, target) => {
        const { x, y } = await device.centreOf(target.first());
        await measure(name, () => device.swipe({ x: x + 60, y }, { x: x - 120, y }));
      },
      type: async (name, target, text) => {
        await target.focus();
        await measure(name, async () => {
          for (const character of text) await device.key(character);
        });
      },
      press: (name, key) => measure(name, () => device.key(key)),
      beMember: async (path, name) => {
        await page.goto(INERT_PAGE);
        await page.evaluate((token) => sessionStorage.setItem('token', token), await tokenOf(opened));
        await open(path, name);
      },
    });
    return figures;
  } finally {
    await context.close();
  }
}

/** Runs in the page. Whether the app has taken over the prerendered page. */
const isTakenOver = (): boolean => {
  const root = document.getElementById('root');
  return (
    root !== null &&
    Object.keys(root).some((name) => name.startsWith('__reactContainer')) &&
    document.querySelector('h1') !== null
  );
};
