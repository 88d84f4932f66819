import type { Browser, Page } from 'playwright-core';
import { PHONE } from '../harness/browser';
import { type Cost, watchCosts } from './busy-time';

const READY = '[aria-busy=false] li';
/** The pager's second page, once it is the current one. */
const SECOND_PAGE = 'nav button[aria-current=page]:nth-of-type(3)';

/** Visits every screen whose lists grow with the years. @returns what each step cost, by its name */
export async function visitScreens(browser: Browser, url: string): Promise<ReadonlyMap<string, Cost>> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: PHONE,
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(() => localStorage.setItem('remember-agreement', 'true'));
  const page = await context.newPage();
  // The bench is to run beside other programs too.
  page.setDefaultTimeout(120_000);
  await logIn(page);
  const costs = await watchCosts(page);
  const figures = new Map<string, Cost>();
  const step = async (name: string, act: () => Promise<unknown>, isDone: string) =>
    figures.set(
      name,
      await costs.during(async () => {
        await act();
        await page.locator(isDone).first().waitFor();
      }),
    );
  /** By the program: the position of a pointer would count too. */
  const press =
    (selector: string, nth = 0) =>
    () =>
      page.locator(selector).nth(nth).dispatchEvent('click');
  const goTo = (path: string) => press(`a[href="${path}"]`);

  await step('home', () => page.reload(), '[role=tabpanel] button:not([inert] *)');
  await step('invites', openInvites(page), `dialog[open] ${READY}`);
  await step(
    'invites, page 2',
    press('dialog[open] nav button', 2),
    `dialog[open]:has(${READY}) ${SECOND_PAGE}`,
  );
  await closeDialog(page);
  await step('statement', goTo('/user/statement'), `main ${READY}`);
  await step('statement, page 2', press('main nav button', 2), `main:has(${READY}) ${SECOND_PAGE}`);
  await step(
    'statement, filter',
    press('main [role=radiogroup] input, main [role=radiogroup] [role=radio]', 1),
    `main ${READY}`,
  );
  await step('slips', press('main button[aria-haspopup=dialog]'), `dialog[open] ${READY}`);
  await step(
    'slips, page 2',
    press('dialog[open] nav button', 2),
    `dialog[open]:has(${READY}) ${SECOND_PAGE}`,
  );
  await closeDialog(page);
  await goTo('/user/home')();
  await step('bonuses', goTo('/user/bonus'), 'main ul li button');
  await goTo('/user/home')();
  await step('coupons', goTo('/user/spin'), 'main table tbody tr');
  await step('coupons, page 2', press('main nav button', 2), `main ${SECOND_PAGE}`);
  await context.close();
  return figures;
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.locator('input[name=phone]').fill('0812345678');
  await page.locator('input[name=password]').fill('demo1234');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL('**/user/home');
  await page.waitForLoadState('networkidle');
}

/** The operator's banners come first, with their button in the dialog's foot. */
const openInvites = (page: Page) => async () => {
  await page.locator('main button:has(svg.lucide-user-plus)').dispatchEvent('click');
  await page.locator('dialog[open] > :last-child button[class*=wide]').click();
};

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}
