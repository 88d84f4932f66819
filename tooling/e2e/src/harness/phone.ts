import type { BrowserContext, Page } from 'playwright-core';
import { PATIENCE } from './patience';

/** A file of every app's origin on which no code of the app runs. */
export const STILL_PAGE = '/icon.svg';

/** A browser of its own with one tab. */
export interface Phone {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the browser complained about: console errors, page errors, policy violations. */
  readonly complaints: string[];
  /** False once it has had something that `wipe` cannot take from it. */
  isAsNew: boolean;
}

/** Answers that a flow provokes on purpose: the browser reports each failed load on its console. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (4\d\d|502)/;

/** What lasts longer than the page that it was done to. */
const LASTING = {
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'newCDPSession',
    'newPage',
    'on',
    'once',
    'route',
  ],
  page: ['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'on', 'once', 'setViewportSize'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
};

function whenCalled(target: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const own = Reflect.get(target, name) as (...args: unknown[]) => unknown;
    Reflect.set(target, name, (...args: unknown[]) => {
      tell();
      return Reflect.apply(own, target, args);
    });
  }
}

/** @param prepare runs before what is added to the phone is taken for a change */
export async function newPhone(
  options: Parameters<typeof browser.newContext>[0],
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Phone> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE);
  await prepare(context);
  const page = await context.newPage();
  const phone: Phone = { context, page, complaints: [], isAsNew: true };
  context.on('console', (message) => {
    if (message.type() === 'error' && !FAILED_LOAD.test(message.text()))
      phone.complaints.push(message.text());
  });
  context.on('weberror', (error) => phone.complaints.push(String(error.error())));
  const change = () => {
    phone.isAsNew = false;
  };
  whenCalled(context, LASTING.context, change);
  whenCalled(page, LASTING.page, change);
  whenCalled(context.clock, LASTING.clock, change);
  return phone;
}

/** In the page: all that the apps keep in a browser goes. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  window.name = '';
  for (const { name = '' } of await indexedDB.databases()) {
    await new Promise<void>((resolve, reject) => {
      const deletion = indexedDB.deleteDatabase(name);
      deletion.onsuccess = () => resolve();
      deletion.onerror = () => reject(new Error(`${name} could not be deleted.`));
    });
  }
}

/** Takes from a phone what a visit left on it. The browser keeps the app's files, as it does on a member's. */
async function wipe({ context, page }: Phone): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(STILL_PAGE);
  await page.evaluate(forget);
  await page.mouse.move(0, 0);
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
}

/** @returns whether the phone is as new */
export async function renew(phone: Phone): Promise<boolean> {
  const { context, page, isAsNew } = phone;
  try {
    if (!isAsNew || page.isClosed() || context.pages().length > 1)
      throw new Error('It is another phone now.');
    await wipe(phone);
    phone.complaints.length = 0;
    return true;
  } catch {
    await context.close();
    return false;
  }
}
