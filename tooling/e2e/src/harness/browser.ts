import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** The phone that the flows are held in: a small, cheap one. */
export const PHONE = { width: 360, height: 740 };

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Stack {
  thai: string;
  laos: string;
  odd: string;
  sandbox: string;
  /** The sandbox's program, for flows that need one of their own. */
  program: string;
}

/** The stack of the worker that asks. */
export function stack(): Stack {
  const stacks = JSON.parse(process.env.E2E_STACKS ?? '[]') as Stack[];
  const own = stacks[Number(process.env.JEST_WORKER_ID) - 1];
  if (!own) throw new Error(`There is no stack for worker ${process.env.JEST_WORKER_ID}.`);
  return own;
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.E2E_BROWSER ?? '', args: FLAGS });

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
  browser: Browser,
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

/** A busy button lets its spinner go 200 ms after the answer; colours in the middle of a fade are nobody's. */
async function settled(page: Page): Promise<void> {
  await page.waitForTimeout(250);
  await page.evaluate(async () => {
    // Not for ever: a wheel turns for seconds, and a paused animation never ends.
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    const patience = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), patience]);
  });
}

/** What axe finds serious on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
