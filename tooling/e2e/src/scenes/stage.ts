import type { Locale } from '@member-wallet/api-sdk';
import type { Browser, Page } from 'playwright-core';
import { PHONE, type Stack } from '../harness/browser';
import { PATIENCE } from '../harness/patience';
import { BLANK, openFront } from '../harness/front';
import { settle } from '../harness/settle';
import type { Build, Scene, SceneContext } from './reach';
import { isTakenOver, watchRest } from './rest';

/** What scenes provoke: the browser reports each failed load on its console. */
const PROVOKED = /^(Failed to load resource|TypeError: Failed to fetch dynamically imported module)/;

/** As the document has it: in BCP 47 'la' is Latin. */
const langOf = (locale: Locale): string => (locale === 'la' ? 'lo' : locale);

export interface StageOptions {
  readonly browser: Browser;
  readonly stack: Stack;
  readonly build: Build;
  readonly locale: Locale;
  readonly colorScheme?: 'dark' | 'light';
  readonly viewport?: { width: number; height: number };
  readonly deviceScaleFactor?: number;
  /** JavaScript that stands in for files of the build, by their names. */
  readonly modules?: Map<string, string>;
}

/** One tab on which scenes are shown one after the other, each as if the tab were new. */
export interface Stage {
  readonly page: Page;
  /** Reaches a scene and waits until all is there and nothing moves. */
  show(scene: Scene): Promise<void>;
  /** The member chooses another language in a second tab: this one follows, and stays where it is. */
  speak(locale: Locale): Promise<void>;
  /** What the browser complained about since the scene began. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

export async function openStage(options: StageOptions): Promise<Stage> {
  const { browser, stack, build, locale, colorScheme = 'dark', viewport = PHONE } = options;
  const front = await openFront(stack[build], options.modules);
  const context = await browser.newContext({
    baseURL: front.url,
    colorScheme,
    viewport,
    timezoneId: 'Asia/Bangkok',
    reducedMotion: 'reduce',
    hasTouch: true,
    ...(options.deviceScaleFactor !== undefined && { deviceScaleFactor: options.deviceScaleFactor }),
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const rest = watchRest(page, front);
  if (options.modules) {
    const go = page.goto.bind(page);
    // The prerendered page has the texts of the build: the app would not find a control again that was pressed there.
    page.goto = async (...to) => {
      const answered = await go(...to);
      await page.waitForFunction(isTakenOver);
      return answered;
    };
  }
  const scripts: { dispose(): Promise<void> }[] = [];
  let complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !PROVOKED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('crash', () => complaints.push('the tab crashed'));

  const sceneContext: SceneContext = {
    page,
    build,
    stack,
    front,
    prepare: async (script) => void scripts.push(await page.addInitScript(script)),
  };

  /** As a new tab of a new browser, but with what the browser keeps of the app's files. */
  async function clear(): Promise<void> {
    // What is held must not be let go while the page is there: the browser would send a cut call again.
    await page.goto(BLANK);
    front.reset();
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
    complaints = [];
  }

  return {
    page,
    show: async (scene) => {
      await clear();
      await scene(sceneContext);
      await rest();
    },
    speak: async (language) => {
      await page.evaluate((chosen) => {
        localStorage.setItem('locale', chosen);
        window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: chosen }));
      }, language);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, langOf(language));
      await settle(page);
    },
    complaints: () => complaints,
    close: async () => {
      await context.close();
      await front.close();
    },
  };
}
