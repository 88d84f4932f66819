import puppeteer, { type ElementHandle, type LaunchOptions, type Page } from 'puppeteer-core';
import { PHONE } from '../harness/page/browser';
import type { Driver, Value } from './engine';

type Script<Result> = (...values: never[]) => Result;

/** Drives Firefox through WebDriver BiDi and Chromium through CDP. */
export async function puppeteerDriver(options: LaunchOptions): Promise<Driver> {
  const browser = await puppeteer.launch({ ...options, defaultViewport: PHONE, headless: true });
  const page: Page = await browser.newPage();
  const element = async (find: Script<Element | null>, values: Value[]) => {
    const handle = await page.evaluateHandle(find as (...values: Value[]) => Element | null, ...values);
    const found = handle.asElement() as ElementHandle<Element> | null;
    if (!found) throw new Error('there is no such element');
    return found;
  };
  return {
    version: await browser.version(),
    open: async (url) => {
      await page.goto(url);
    },
    run: (script, ...values) =>
      page.evaluate(script as (...values: Value[]) => unknown, ...values) as Promise<
        Awaited<ReturnType<typeof script>>
      >,
    sees: async (find, ...values) => {
      const handle = await page.evaluateHandle(find as (...values: Value[]) => Element | null, ...values);
      const isThere = handle.asElement() !== null;
      await handle.dispose();
      return isThere;
    },
    press: async (find, ...values) => {
      const found = await element(find, values);
      await found.click();
    },
    type: async (text, find, ...values) => {
      const found = await element(find, values);
      await found.click();
      await found.type(text);
    },
    close: () => browser.close(),
  };
}
