import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { evidenceFolder } from '@member-wallet/configs/jest/evidence';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Pages log for as long as a test runs; the last lines explain a failure. */
const KEPT_LINES = 200;
/** A page that hangs does not respond. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Set for the second run of a failed test, which also records a trace. */
const IS_TRACED = process.env.E2E_TRACE === '1';

/** Collects the evidence of a test file's browsers. */
export interface Witness {
  /** Called before a browser opens its first context. */
  follow(browser: Browser): void;
  /** Discards the log of earlier tests. */
  forget(): void;
  /** Saves screenshots, texts, console and calls of the open pages after a test has failed. */
  keep(test: string, error: unknown): Promise<void>;
  /** Saves the traces of contexts that are still open. */
  close(): Promise<void>;
}

/** Not `instanceof Error`: a test's errors belong to another realm. */
const stackOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stack' in error ? String(error.stack) : String(error);

/** The texts of open dialogs and announcements, then those of the whole page. */
async function textOf(page: Page): Promise<string> {
  const read = page.evaluate(() => {
    const open = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=status], [role=alert]')];
    const texts = open.map((each) => `${each.role ?? each.tagName}: ${each.innerText}`);
    return [...texts, `page: ${document.body.innerText}`].join('\n').replaceAll(/\s*\n\s*/g, ' | ');
  });
  return Promise.race([read.catch(String), setTimeout(ANSWER_TIMEOUT_MS, 'no answer', { ref: false })]);
}

/** Logs the console, errors and calls of a context's pages. Without query strings, which may contain a member's input. */
function logPages(context: BrowserContext, lines: string[]): void {
  const note = (line: string) => {
    lines.push(`${new Date().toISOString().slice(11, 23)} ${line}`);
    if (lines.length > KEPT_LINES) lines.shift();
  };
  const pathOf = (url: string) => (url.startsWith('data:') ? 'data:' : url.replace(/\?.*/, '?…'));
  context.on('console', (message) => note(`console ${message.type()}: ${message.text().slice(0, 500)}`));
  context.on('weberror', (error) => note(`page error: ${String(error.error()).slice(0, 500)}`));
  context.on('response', (response) => {
    const request = response.request();
    if (['xhr', 'fetch', 'document'].includes(request.resourceType()))
      note(`${response.status()} ${request.method()} ${pathOf(response.url())}`);
  });
  context.on('requestfailed', (request) =>
    note(`failed: ${request.method()} ${pathOf(request.url())}, ${request.failure()?.errorText}`),
  );
}

/** Records a trace until the context closes. @returns a function that stops and saves it */
async function startTrace(context: BrowserContext, path: string): Promise<() => Promise<void>> {
  await context.tracing.start({ screenshots: true, snapshots: true });
  let saved: Promise<void> | undefined;
  const save = () => (saved ??= context.tracing.stop({ path }).catch(() => undefined));
  const { close } = context;
  context.close = async (...args) => {
    await save();
    await Reflect.apply(close, context, args);
  };
  return save;
}

/** @param file the path of the test file that uses the browsers */
export function createWitness(file: string): Witness {
  const browsers: Browser[] = [];
  const lines: string[] = [];
  const saves: (() => Promise<void>)[] = [];
  return {
    follow: (browser) => {
      browsers.push(browser);
      const { newContext } = browser;
      browser.newContext = async (...args) => {
        const context = await Reflect.apply(newContext, browser, args);
        logPages(context, lines);
        if (IS_TRACED) {
          const path = join(evidenceFolder(file), `trace-${saves.length + 1}.zip`);
          saves.push(await startTrace(context, path));
        }
        return context;
      };
    },
    forget: () => {
      lines.length = 0;
    },
    keep: async (test, error) => {
      const folder = evidenceFolder(file, test);
      await mkdir(folder, { recursive: true });
      const contexts = browsers.flatMap((browser) => browser.contexts());
      const pages = contexts.flatMap((context) => context.pages());
      const shown = pages.filter((page) => !page.url().startsWith('about:'));
      const texts: string[] = [];
      for (const [index, page] of shown.entries()) {
        const path = join(folder, `page-${index + 1}.png`);
        await page.screenshot({ path, timeout: ANSWER_TIMEOUT_MS }).catch(() => undefined);
        texts.push(`${page.url()}\n${await textOf(page)}`);
      }
      const parts = [test, stackOf(error), ...texts, lines.join('\n')];
      await writeFile(join(folder, 'failure.txt'), `${parts.join('\n\n')}\n`);
    },
    close: async () => {
      await Promise.all(saves.map((save) => save()));
    },
  };
}
