import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import { axeFindings } from './axe';
import type { fontEnvironment as fontsOf, fontFolders as foldersOf, FontSet } from '../browsers/fonts.mjs';
import type { chromiumLaunch as launchOf } from '../browsers/launch.mjs';
import { openPooledContext, type PooledContext, resetForReuse } from './pooled-context';
import { settle } from './settle';

/** The viewport of the flows: a small, cheap phone. */
export const PHONE = { width: 360, height: 740 };

export interface Stack {
  thai: string;
  laos: string;
  odd: string;
  sandbox: string;
  /** The Thai and the Laos build on a plain backend each, and that backend. */
  plain: Record<'th' | 'la', { app: string; backend: string }>;
  /** The examples for pages on the sandbox's Thai market, by library. */
  examples: Record<string, string>;
  /** The path of the sandbox's program, for flows that start their own. */
  program: string;
  /** The dist folders of the apps, by app name. */
  builds: Record<string, string>;
}

export interface Launch extends LaunchOptions {
  /** What the browser sees as the system's fonts. */
  readonly fonts?: FontSet;
}

declare global {
  /** The browser of this test file. */
  var browser: Browser;
  /** Launches another browser, which is closed after the file's last test. */
  var launchBrowser: (options: Launch) => Promise<Browser>;
  /** For the other engines: test files cannot load these modules themselves. */
  var chromiumLaunch: typeof launchOf;
  var fontEnvironment: typeof fontsOf;
  var fontFolders: typeof foldersOf;
  /** The sandbox and the apps of this worker. */
  var stack: Stack;
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Console errors, page errors and policy violations. */
  browserErrors: readonly string[];
  /** Clears the context and returns it to the pool. */
  leave: () => Promise<void>;
}

interface Options {
  viewport?: { width: number; height: number };
  colorScheme?: 'dark' | 'light';
  /** False for a member who has not accepted the agreement yet, which then opens over the dashboard. */
  agreed?: boolean;
  userAgent?: string;
}

/** The try is for pages with an opaque origin, which have no storage. */
const REMEMBER_AGREEMENT = `try { localStorage.setItem('remember-agreement', 'true') } catch {}`;

/** A used tab loads the app in half the time, so contexts are cleared and reused. The key is the URL and the options. */
const idleContexts = new Map<string, PooledContext[]>();

const openContext = (
  url: string,
  { viewport, colorScheme, agreed = true, userAgent }: Options,
): Promise<PooledContext> =>
  openPooledContext(
    {
      baseURL: url,
      viewport: viewport ?? PHONE,
      colorScheme: colorScheme ?? 'dark',
      locale: 'th-TH',
      timezoneId: 'Asia/Bangkok',
      hasTouch: true,
      reducedMotion: 'reduce',
      ...(userAgent !== undefined && { userAgent }),
    },
    async (context) => {
      if (agreed) await context.addInitScript(REMEMBER_AGREEMENT);
    },
  );

/** A context with empty storage and no cookies that collects the browser's errors. */
export async function visit(url: string, options: Options = {}): Promise<Visit> {
  const kind = JSON.stringify([url, options]);
  const idle = idleContexts.get(kind) ?? [];
  idleContexts.set(kind, idle);
  const pooled = idle.pop() ?? (await openContext(url, options));
  const { context, page, browserErrors } = pooled;
  return {
    context,
    page,
    browserErrors,
    leave: async () => {
      if (await resetForReuse(pooled)) idle.push(pooled);
    },
  };
}

/** The serious and critical violations that axe finds on the page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await settle(page);
  const found = await axeFindings(page);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}
