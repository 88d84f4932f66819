import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { settle } from './settle';

/** The phone that the flows are held in: a small, cheap one. */
export const PHONE = { width: 360, height: 740 };

export interface Stack {
  thai: string;
  laos: string;
  odd: string;
  sandbox: string;
  /** The sandbox's program, for flows that need one of their own. */
  program: string;
  /** The folders of the built apps, by the names of their own folders. */
  builds: Record<string, string>;
}

declare global {
  /** The browser of this test file. */
  var browser: Browser;
  /** The sandbox and the apps of this worker. */
  var stack: Stack;
}

/** Answers that a flow provokes on purpose: the browser reports each failed load on its console. */
const FAILED_LOAD = /^Failed to load resource: the server responded with a status of (4\d\d|502)/;

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: console errors, page errors, policy violations. */
  complaints: string[];
}

/** Pages with an origin of their own have no storage. */
const REMEMBER_AGREEMENT = `try { localStorage.setItem('remember-agreement', 'true') } catch {}`;

/** A new member's phone: empty storage, its own cookies, every complaint of the browser kept. */
export async function visit(
  url: string,
  options: {
    viewport?: { width: number; height: number };
    colorScheme?: 'dark' | 'light';
    /** False for a member who has not accepted the agreement yet: it comes up over the dashboard. */
    agreed?: boolean;
    userAgent?: string;
  } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: options.viewport ?? PHONE,
    colorScheme: options.colorScheme ?? 'dark',
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    hasTouch: true,
    reducedMotion: 'reduce',
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
  });
  if (options.agreed ?? true) await context.addInitScript(REMEMBER_AGREEMENT);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !FAILED_LOAD.test(message.text())) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  return { context, page, complaints };
}

/** What axe finds serious on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await settle(page);
  const found = await axeFindings(page);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}
