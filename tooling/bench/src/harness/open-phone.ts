import type { Browser, BrowserContext, Page } from 'playwright-core';
import { PHONE } from './browser';

/** A phone with empty storage, except that the agreement is accepted. */
export async function openPhone(
  browser: Browser,
  url: string,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(() => localStorage.setItem('remember-agreement', 'true'));
  return { context, page: await context.newPage() };
}

export async function fillInLogin(page: Page): Promise<void> {
  await page.locator('input[name=phone]').fill('0812345678');
  await page.locator('input[name=password]').fill('demo1234');
}
