import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { seriousFindings } from './harness/browser';

// The site is read from the disk, as by a reader who has only the folder.
const reference = dirname(createRequire(__filename).resolve('@member-wallet/reference/package.json'));
const folder = mkdtempSync(join(tmpdir(), 'reference-site-'));
const site = pathToFileURL(folder).href;

beforeAll(() => {
  const tsx = join(reference, 'node_modules/.bin/tsx');
  execFileSync(tsx, ['src/site/main.ts', folder], { cwd: reference, stdio: 'pipe' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Reading {
  context: BrowserContext;
  page: Page;
  /** Errors, violations of the policy, and requests that leave the folder. */
  complaints: readonly string[];
}

const read = async (path: string, width: number, colorScheme: 'dark' | 'light'): Promise<Reading> => {
  const context = await browser.newContext({ viewport: { width, height: 740 }, colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(site)) complaints.push(`asks for ${request.url()}`);
  });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${site}/${path}`);
  return { context, page, complaints };
};

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.each([
  ['index.html', 360, 'dark'],
  ['calls/getWallet.html', 360, 'light'],
  ['reference/codes.html', 360, 'dark'],
  ['guides/money.html', 360, 'light'],
  ['calls/transfer.html', 1280, 'dark'],
  ['guides/errors.html', 1280, 'light'],
] as const)(
  '%s fits a screen of %i px in the %s theme, and asks for nothing elsewhere',
  async (path, width, scheme) => {
    const { context, page, complaints } = await read(path, width, scheme);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await seriousFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test.each([
  ['a code', 'MONEY_NOT_ENOUGH'],
  ['a Thai text', 'ยอดเงินคงเหลือไม่เพียงพอ'],
  ['a Lao text', 'ຍອດເງິນຄົງເຫຼືອບໍ່ພຽງພໍ'],
])('the search leads from %s to the code, with the keyboard alone', async (_, query) => {
  const { context, page, complaints } = await read('calls/getWallet.html', 360, 'dark');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page
    .getByRole('status')
    .filter({ hasText: /\d found/ })
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/reference/codes.html#money_not_enough');
  await page.getByText('ຍອດເງິນຄົງເຫຼືອບໍ່ພຽງພໍ ກະລຸນາຫຼຸດຈຳນວນເງິນ').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the search says that it found nothing, and that it did not load', async () => {
  const { context, page } = await read('index.html', 360, 'light');
  const index = join(folder, 'assets/search-index.js');
  renameSync(index, `${index}.away`);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('transfer');
  await page.getByText('The search did not load. Reload the page to try again.').waitFor();
  renameSync(`${index}.away`, index);
  await search.fill('transferr');
  await page.getByText('Nothing found for “transferr”').waitFor();
  await context.close();
});

test('the menu opens on a phone and leads to a call', async () => {
  const { context, page, complaints } = await read('index.html', 360, 'dark');
  const menu = page.getByRole('navigation', { name: 'Pages' });
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByText('/api/qrcode').click();
  await menu.getByRole('link', { name: 'createQrCode' }).click();
  await page.getByRole('heading', { name: 'createQrCode', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a chosen theme is kept on the next page', async () => {
  const { context, page } = await read('index.html', 1280, 'dark');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: 'Use the light theme' }).click();
  const light = await background();
  expect(light).not.toBe(dark);
  await page.getByRole('link', { name: 'Money and unknown outcomes' }).first().click();
  await page.getByRole('heading', { name: 'Money and unknown outcomes', level: 1 }).waitFor();
  expect(await background()).toBe(light);
  await context.close();
});
