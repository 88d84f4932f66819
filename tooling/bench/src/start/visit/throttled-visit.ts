import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { PHONE } from '../../harness/browser';
import { bundleFile } from '../../harness/bundle';
import { servedBytes } from '../build/build';
import type { Contender } from '../contenders/contenders';

/** A cheap phone on slow 4G. */
const SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
/** A page is idle once no response has arrived for this long. */
const IDLE_MS = 2000;
const LOOK_MS = 250;
const BLOCKING_MS = 50;
/** Far more than a page takes, even on a busy machine. */
const TIMEOUT_MS = 180_000;

export const KINDS = ['document', 'script', 'style', 'font', 'read', 'other'] as const;
type Kind = (typeof KINDS)[number];

interface Response {
  readonly path: string;
  readonly kind: Kind;
  readonly end: number;
  readonly bytes: number;
}

/** Times in ms, bytes as transferred except for scripts, whose gzip bytes count. */
export interface VisitFigures {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  readonly takeover: number;
  /** When the last response to an API read arrived that came before the takeover; 0 if none did. */
  readonly answered: number;
  readonly scripts: number;
  readonly scriptsWhenIdle: number;
  readonly requests: number;
  readonly requestsWhenIdle: number;
  readonly byKind: Readonly<Record<Kind, { readonly count: number; readonly bytes: number }>>;
  /** The paths of the scripts that had arrived when the app took over. */
  readonly scriptPaths: readonly string[];
}

const watcher = await bundleFile('start/visit/in-page.ts');

function kindOf(path: string): Kind {
  if (path.startsWith('/api/')) return 'read';
  const [, ending = ''] = /\.(\w+)$/.exec(path) ?? [];
  return ({ js: 'script', css: 'style', woff2: 'font' } as const)[ending] ?? 'other';
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads from the page. Playwright's `evaluate` counts as a user gesture, after which the app would load more code. */
async function read<Value>(session: CDPSession, from: () => Value): Promise<Value> {
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `(${String(from)})()`,
    returnByValue: true,
    userGesture: false,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Value;
}

const readEntries = () =>
  (
    [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
  ).map(({ name, entryType, responseEnd, transferSize }) => ({ name, entryType, responseEnd, transferSize }));

/** The responses that have arrived. */
async function responsesOf(session: CDPSession): Promise<readonly Response[]> {
  return (await read(session, readEntries))
    .filter(({ name }) => name.startsWith('http'))
    .map(({ name, entryType, responseEnd, transferSize }) => {
      const path = new URL(name).pathname;
      const kind = entryType === 'navigation' ? 'document' : kindOf(path);
      return { path, kind, end: responseEnd, bytes: transferSize };
    });
}

async function untilTakenOver(session: CDPSession): Promise<void> {
  for (let waited = 0; waited < TIMEOUT_MS; waited += LOOK_MS) {
    if (await read(session, () => window.watchedStart.takeover > 0)) return;
    await pause(LOOK_MS);
  }
  throw new Error('The app has not taken over.');
}

async function untilIdle(session: CDPSession): Promise<readonly Response[]> {
  let responses = await responsesOf(session);
  for (let quiet = 0; quiet < IDLE_MS; quiet += LOOK_MS) {
    await pause(LOOK_MS);
    const now = await responsesOf(session);
    if (now.length > responses.length) quiet = 0;
    responses = now;
  }
  return responses;
}

async function visitOnce(
  context: BrowserContext,
  { build, path }: Contender,
  url: string,
): Promise<VisitFigures> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  await untilTakenOver(session);
  const responses = await untilIdle(session);
  const watched = await read(session, () => window.watchedStart);
  await page.close();

  const early = responses.filter(({ end }) => end <= watched.takeover);
  const scripts = (some: readonly Response[]) => some.filter(({ kind }) => kind === 'script');
  const gzip = (some: readonly Response[]) =>
    scripts(some).reduce((sum, response) => sum + servedBytes(build, response.path.slice(1), 'gz'), 0);
  const blocked = watched.tasks.filter(({ start }) => start >= watched.fcp);
  const summed = KINDS.map((wanted) => {
    const some = responses.filter(({ kind }) => kind === wanted);
    return [wanted, { count: some.length, bytes: some.reduce((sum, { bytes }) => sum + bytes, 0) }] as const;
  });
  return {
    fcp: watched.fcp,
    lcp: watched.lcp,
    cls: watched.cls,
    tbt: blocked.reduce((sum, { duration }) => sum + duration - BLOCKING_MS, 0),
    takeover: watched.takeover,
    answered: Math.max(0, ...early.filter(({ kind }) => kind === 'read').map(({ end }) => end)),
    scripts: gzip(early),
    scriptsWhenIdle: gzip(responses),
    requests: early.length,
    requestsWhenIdle: responses.length,
    byKind: Object.fromEntries(summed) as VisitFigures['byKind'],
    scriptPaths: scripts(early).map((response) => response.path.slice(1)),
  };
}

/** Opens a page twice on a slowed phone: with an empty cache, and again with the cache of the first visit. */
export async function visitTwice(browser: Browser, contender: Contender, url: string) {
  const localStorage = Object.entries(contender.stored).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await context.addInitScript({ content: watcher });
  try {
    return {
      first: await visitOnce(context, contender, url),
      second: await visitOnce(context, contender, url),
    };
  } finally {
    await context.close();
  }
}
