import { chromium, type ElementHandle, type LaunchOptions } from 'playwright-core';
import { PHONE } from '../harness/page/browser';
import type { Driver, Value } from './engine';

type Script<Result> = (...values: never[]) => Result;

/** Drives a Chromium with Playwright. */
export async function playwrightDriver(options: LaunchOptions): Promise<Driver> {
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: PHONE });
  /** Playwright passes only one argument to a function. */
  const code = (script: Script<unknown>, values: Value[]) =>
    `(${script.toString()})(...${JSON.stringify(values)})`;
  async function element(find: Script<Element | null>, values: Value[]): Promise<ElementHandle> {
    const found = (await page.evaluateHandle(code(find, values))).asElement();
    if (!found) throw new Error('there is no such element');
    return found as ElementHandle;
  }
  return {
    version: `Chromium ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    run: (script, ...values) => page.evaluate(code(script, values)),
    sees: async (find, ...values) => (await page.evaluateHandle(code(find, values))).asElement() !== null,
    press: async (find, ...values) => (await element(find, values)).click({ timeout: 5_000 }),
    type: async (text, find, ...values) => {
      const found = await element(find, values);
      await found.click({ timeout: 5_000 });
      await found.type(text);
    },
    close: () => browser.close(),
  };
}
