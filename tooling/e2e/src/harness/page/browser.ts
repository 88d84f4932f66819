import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import { axeFindings } from './axe';
import type { fontEnvironment as fontsOf, fontFolders as foldersOf, FontSet } from '../browsers/fonts.mjs';
import type { chromiumLaunch as launchOf } from '../browsers/launch.mjs';
import { openPooledContext, type PooledContext, resetForReuse } from './pooled-context';
import { settle } from './settle';

/** The flows' default viewport: a small, cheap phone. */
export const PHONE = { width: 360, height: 740 };

export interface Stack {
  thai: string;
  laos: string;
  odd: string;
  sandbox: string;
  /** The Thai and the Laos build, each with its own plain backend. */
  plain: Record<'th' | 'la', { app: string; backend: string }>;
  /** The examples, by library, on the sandbox's Thai market. */
  examples: Record<string, string>;
  /** The path of the sandbox's main.js, for flows that start their own sandbox. */
  program: string;
  /** The dist folders of the apps, by app name. */
  builds: Record<string, string>;
}

export interface Launch extends LaunchOptions {
  /** The fonts that stand in for the system's. */
  readonly fonts?: FontSet;
}

declare global {
  /** The browser of this test file. */
  var browser: Browser;
  /** Launches another browser, which is closed after the test file. */
  var launchBrowser: (options: Launch) => Promise<Browser>;
  /** Functions of ES modules, which Jest's test files cannot import. */
  var chromiumLaunch: typeof launchOf;
  var fontEnvironment: typeof fontsOf;
  var fontFolders: typeof foldersOf;
  /** This worker's sandbox and apps. */
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
  /** False: the agreement has not been accepted and opens over the dashboard. */
  agreed?: boolean;
  userAgent?: string;
}

/** `try`, because pages with an opaque origin have no storage. */
const REMEMBER_AGREEMENT = `try { localStorage.setItem('remember-agreement', 'true') } catch {}`;

/**
 * A tab that has loaded the app before loads it in half the time, so contexts are cleared and reused. By URL and
 * options.
 */
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

/** A context with empty storage and no cookies, which collects browser errors. */
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

/** axe's serious and critical violations on the page. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await settle(page);
  const found = await axeFindings(page);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}
