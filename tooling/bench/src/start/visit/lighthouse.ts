import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumLaunch } from '@member-wallet/e2e/chromium-launch';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import type { Contender } from '../contenders/contenders';

/** Lighthouse's figures for a phone with simulated throttling. Times in ms. */
export interface LighthouseFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

const READY_MS = 20_000;

/** Starts a browser with a new profile that other programs can control. */
async function startBrowser(args: readonly string[]) {
  const profile = await mkdtemp(join(tmpdir(), 'start-profile-'));
  const launch = await chromiumLaunch();
  const child = spawn(
    launch.executablePath,
    [
      ...launch.args,
      '--headless',
      '--disable-background-networking',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...args,
      'about:blank',
    ],
    { stdio: 'ignore', env: launch.env },
  );
  const ended = once(child, 'exit');
  const remove = () => rm(profile, { recursive: true, force: true, maxRetries: 3 });
  // The browser writes its port there once it listens.
  for (let waited = 0; waited < READY_MS; waited += 100) {
    await pause(100);
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '');
    const port = Number(text.split('\n')[0]);
    if (port > 0) {
      const address = `http://127.0.0.1:${port}`;
      // By a command, because the started process may be a script that wraps the browser.
      const close = async () => {
        const session = await (await chromium.connectOverCDP(address)).newBrowserCDPSession();
        await session.send('Browser.close');
        await ended;
        await remove();
      };
      return { port, address, close };
    }
  }
  child.kill();
  await remove();
  throw new Error('The browser did not open a port.');
}

/** Opens a browser for Lighthouse. @param args additional arguments of the browser */
export async function openLighthouse(args: readonly string[]) {
  const { port, address: browserAddress, close } = await startBrowser(args);

  /** Puts the contender's values into the storage and empties the cache: Lighthouse keeps both. */
  const prepare = async ({ stored }: Contender, url: string) => {
    const browser = await chromium.connectOverCDP(browserAddress);
    const [context = await browser.newContext()] = browser.contexts();
    const page = await context.newPage();
    await page.goto(`${url}/manifest.webmanifest`);
    await page.evaluate((values) => {
      localStorage.clear();
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
    }, stored);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.close();
    await browser.close();
  };

  const run = async (address: string): Promise<LighthouseFigures> => {
    const result = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
      throttlingMethod: 'simulate',
      disableStorageReset: true,
      disableFullPageScreenshot: true,
    });
    if (!result) throw new Error(`Lighthouse has no result for ${address}.`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const figure = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
      fcp: figure('first-contentful-paint'),
      lcp: figure('largest-contentful-paint'),
      tbt: figure('total-blocking-time'),
      cls: figure('cumulative-layout-shift'),
    };
  };

  return {
    /** Measures with an empty cache, and again with the cache of the first run. */
    async runTwice(contender: Contender, url: string) {
      await prepare(contender, url);
      const address = `${url}${contender.path}`;
      return { first: await run(address), second: await run(address) };
    },
    close,
  };
}
