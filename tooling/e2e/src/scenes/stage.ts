import type { Locale } from '@member-wallet/api-sdk';
import type { Browser, Page } from 'playwright-core';
import { PHONE, type Stack } from '../harness/page/browser';
import { TIMEOUT_MS } from '../harness/jest/timeout';
import { BLANK, openInterceptingProxy } from '../harness/network/intercepting-proxy';
import { isTakenOver } from '../harness/page/is-taken-over';
import { settle } from '../harness/page/settle';
import type { Build, Scene, SceneContext } from './reach';
import { idleWaiter } from './wait-until-idle';

/** Errors that scenes cause on purpose: the browser logs each failed request. */
const EXPECTED_ERRORS = /^(Failed to load resource|TypeError: Failed to fetch dynamically imported module)/;

/** The document's `lang`. BCP 47 uses 'lo' for Lao; 'la' is Latin. */
const langOf = (locale: Locale): string => (locale === 'la' ? 'lo' : locale);

interface StageOptions {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly build: Build;
  readonly locale: Locale;
  readonly colorScheme?: 'dark' | 'light';
  readonly viewport?: { width: number; height: number };
  readonly deviceScaleFactor?: number;
  /** JavaScript that replaces files of the build, by file name. */
  readonly modules?: Map<string, string>;
}

/** A tab that shows one scene after another, each with cleared storage. */
export interface Stage {
  readonly page: Page;
  /** Opens a scene and waits until it is idle. */
  show(scene: Scene): Promise<void>;
  /** Changes the language without a reload, as another tab's choice does. */
  switchLocale(locale: Locale): Promise<void>;
  /** The browser errors since the scene started. */
  browserErrors(): readonly string[];
  close(): Promise<void>;
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const { browser, stack, build, locale, colorScheme = 'dark', viewport = PHONE } = options;
  const proxy = await openInterceptingProxy(stack[build], options.modules);
  const context = await browser.newContext({
    baseURL: proxy.url,
    colorScheme,
    viewport,
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    hasTouch: true,
    ...(options.deviceScaleFactor !== undefined && { deviceScaleFactor: options.deviceScaleFactor }),
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  const page = await context.newPage();
  const waitUntilIdle = idleWaiter(page, proxy);
  if (options.modules) {
    // The prerendered page has other texts, so the app must not hydrate it.
    await context.addInitScript(() => {
      document.addEventListener('readystatechange', () =>
        document.documentElement.removeAttribute('data-start'),
      );
    });
    const go = page.goto.bind(page);
    // The app would not receive a press on the prerendered page.
    page.goto = async (...to) => {
      const answered = await go(...to);
      await page.waitForFunction(isTakenOver);
      return answered;
    };
  }
  const scripts: { dispose(): Promise<void> }[] = [];
  let browserErrors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !EXPECTED_ERRORS.test(message.text()))
      browserErrors.push(message.text());
  });
  page.on('pageerror', (error) => browserErrors.push(String(error)));
  page.on('crash', () => browserErrors.push('the tab crashed'));

  const sceneContext: SceneContext = {
    page,
    build,
    stack,
    proxy,
    prepare: async (script) => void scripts.push(await page.addInitScript(script)),
  };

  /** Resets the tab. The HTTP cache stays. */
  async function clear(): Promise<void> {
    // Leave the page before dropping held requests, which the browser would repeat.
    await page.goto(BLANK);
    proxy.reset();
    await Promise.all(scripts.splice(0).map((script) => script.dispose()));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
    await page.setViewportSize(viewport);
    await page.evaluate((language) => {
      sessionStorage.clear();
      localStorage.clear();
      localStorage.setItem('locale', language);
      localStorage.setItem('remember-agreement', 'true');
    }, locale);
    browserErrors = [];
  }

  return {
    page,
    show: async (scene) => {
      await clear();
      await scene(sceneContext);
      await waitUntilIdle();
    },
    switchLocale: async (language) => {
      await page.evaluate((chosen) => {
        localStorage.setItem('locale', chosen);
        window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: chosen }));
      }, language);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, langOf(language));
      await settle(page);
    },
    browserErrors: () => browserErrors,
    close: async () => {
      await context.close();
      await proxy.close();
    },
  };
}
