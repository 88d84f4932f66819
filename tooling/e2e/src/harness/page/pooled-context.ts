import type { BrowserContext, Page } from 'playwright-core';
import { TIMEOUT_MS } from '../jest/timeout';

/** A file on each app's origin that runs no app code. */
export const INERT_PAGE = '/icon.svg';

/** A browser context with one tab, for reuse by later tests. */
export interface PooledContext {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors, page errors and policy violations. */
  readonly browserErrors: string[];
  /** False after a change that `clearTraces` cannot revert. */
  isReusable: boolean;
}

/** Errors that flows cause on purpose: the browser logs each failed request. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (4\d\d|502)/;

/** Methods whose effects outlive the page. */
const LASTING_METHODS = {
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

function beforeCall(target: object, names: readonly string[], callback: () => void): void {
  for (const name of names) {
    const own = Reflect.get(target, name) as (...args: unknown[]) => unknown;
    Reflect.set(target, name, (...args: unknown[]) => {
      callback();
      return Reflect.apply(own, target, args);
    });
  }
}

/** @param prepare sets up the context; its changes do not prevent reuse */
export async function openPooledContext(
  options: Parameters<typeof browser.newContext>[0],
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<PooledContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(TIMEOUT_MS);
  await prepare(context);
  const page = await context.newPage();
  const pooled: PooledContext = { context, page, browserErrors: [], isReusable: true };
  context.on('console', (message) => {
    if (message.type() === 'error' && !FAILED_LOAD.test(message.text()))
      pooled.browserErrors.push(message.text());
  });
  context.on('weberror', (error) => pooled.browserErrors.push(String(error.error())));
  const change = () => {
    pooled.isReusable = false;
  };
  beforeCall(context, LASTING_METHODS.context, change);
  beforeCall(page, LASTING_METHODS.page, change);
  beforeCall(context.clock, LASTING_METHODS.clock, change);
  return pooled;
}

/** Runs in the page. Deletes the app's storage. */
async function clearStorage(): Promise<void> {
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

/** Reverts a test's changes. The HTTP cache stays, as it does for members. */
async function clearTraces({ context, page }: PooledContext): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(INERT_PAGE);
  await page.evaluate(clearStorage);
  await page.mouse.move(0, 0);
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
}

/** Clears the context, or closes it if it cannot be cleared. @returns whether it can be reused */
export async function resetForReuse(pooled: PooledContext): Promise<boolean> {
  const { context, page, isReusable } = pooled;
  try {
    if (!isReusable || page.isClosed() || context.pages().length > 1)
      throw new Error('The context has permanent changes.');
    await clearTraces(pooled);
    pooled.browserErrors.length = 0;
    return true;
  } catch {
    await context.close();
    return false;
  }
}
