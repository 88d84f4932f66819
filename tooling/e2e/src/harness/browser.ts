import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeFindings } from './axe';
import { newPhone, type Phone, renew } from './phone';
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

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** What the browser complained about: console errors, page errors, policy violations. */
  complaints: readonly string[];
  /** The member puts the phone away: nothing of this visit is left on it. */
  leave: () => Promise<void>;
}

interface Options {
  viewport?: { width: number; height: number };
  colorScheme?: 'dark' | 'light';
  /** False for a member who has not accepted the agreement yet: it comes up over the dashboard. */
  agreed?: boolean;
  userAgent?: string;
}

/** Pages with an origin of their own have no storage. */
const REMEMBER_AGREEMENT = `try { localStorage.setItem('remember-agreement', 'true') } catch {}`;

/** A tab that has shown the app shows it again in half the time: phones that were put away serve the next visit. */
const putAway = new Map<string, Phone[]>();

const phoneFor = (
  url: string,
  { viewport, colorScheme, agreed = true, userAgent }: Options,
): Promise<Phone> =>
  newPhone(
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

/** A new member's phone: empty storage, its own cookies, every complaint of the browser kept. */
export async function visit(url: string, options: Options = {}): Promise<Visit> {
  const kind = JSON.stringify([url, options]);
  const waiting = putAway.get(kind) ?? [];
  putAway.set(kind, waiting);
  const phone = waiting.pop() ?? (await phoneFor(url, options));
  const { context, page, complaints } = phone;
  return {
    context,
    page,
    complaints,
    leave: async () => {
      if (await renew(phone)) waiting.push(phone);
    },
  };
}

/** What axe finds serious on the page as it stands. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await settle(page);
  const found = await axeFindings(page);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html }) => `${id}: ${html.join(' | ')}`);
}
