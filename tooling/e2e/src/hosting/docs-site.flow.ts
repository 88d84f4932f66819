import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { seriousFindings } from '../harness/page/browser';
import { sampled } from '@member-wallet/testing';

// The site is read from the disk, as by a reader who has only the folder.
const docs = dirname(createRequire(__filename).resolve('@member-wallet/docs/package.json'));
const folder = mkdtempSync(join(tmpdir(), 'docs-site-'));
const site = pathToFileURL(folder).href;

beforeAll(() => {
  const tsx = join(docs, 'node_modules/.bin/tsx');
  execFileSync(tsx, ['src/site/main.ts', folder], { cwd: docs, stdio: 'pipe' });
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
  [
    360,
    'dark',
    ['index.html', 'accessibility.html', 'sdk/index.html', 'sdk/reference/codes.html', 'gallery.html'],
  ],
  [
    360,
    'light',
    ['support/deposit-slip.html', 'decisions/057-browsers-resend-writes.html', 'sdk/calls/getWallet.html'],
  ],
  [1280, 'dark', ['support/withdraw.html', 'gallery.html']],
  [1280, 'light', ['index.html', 'readme.html', 'sdk/guides/errors.html']],
] as const)(
  'pages fit a screen of %i px in the %s theme, and ask for nothing elsewhere',
  async (width, scheme, paths) => {
    for (const path of paths) {
      const { context, page, complaints } = await read(path, width, scheme);
      const sideways = Math.max(0, await overflow(page));
      const findings = await seriousFindings(page);
      expect({ path, sideways, findings, complaints }).toEqual({
        path,
        sideways: 0,
        findings: [],
        complaints: [],
      });
      await context.close();
    }
  },
);

test.each(
  sampled<[string, string]>(
    [
      ['an English text', 'The maximum withdrawal is'],
      ['a Thai text', 'ถอนได้ครั้งละไม่เกิน'],
      ['a Lao text', 'ຖອນໄດ້ຄັ້ງລະບໍ່ເກີນ'],
    ],
    ['a Lao text', 'ຖອນໄດ້ຄັ້ງລະບໍ່ເກີນ'],
  ),
)('the search leads from %s to what support should do, with the keyboard alone', async (_, query) => {
  const { context, page, complaints } = await read('sdk/calls/getWallet.html', 360, 'dark');
  await page.keyboard.press('/');
  await page.keyboard.type(query);
  await page
    .getByRole('status')
    .filter({ hasText: /\d found/ })
    .waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/support/withdraw.html#the-amount-is-too-small-or-too-large');
  await page.getByText('The maximum withdrawal is').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('the pictures of a page load, and open by themselves', async () => {
  const { context, page, complaints } = await read('support/withdraw.html', 1280, 'light');
  const picture = page.getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => {
    const image = document.querySelector('img');
    return image !== null && image.complete && image.naturalWidth > 0;
  });
  await picture.click();
  await page.waitForURL('**/pictures/withdraw-thai-th-dark.webp');
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
  await search.fill('transferwise');
  await page.getByText('Nothing found for “transferwise”').waitFor();
  await context.close();
});

test('the menu opens on a phone and leads to a call', async () => {
  const { context, page, complaints } = await read('index.html', 360, 'dark');
  const button = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('navigation', { name: 'Pages' });
  expect(await menu.isVisible()).toBe(false);
  await button.click();
  await menu.getByRole('link', { name: 'SDK teams' }).click();
  await page.getByRole('heading', { name: 'Member wallet SDK', level: 1 }).waitFor();
  await button.click();
  await menu.getByText('/api/qrcode').click();
  await menu.getByRole('link', { name: 'createQrCode' }).click();
  await page.getByRole('heading', { name: 'createQrCode', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a chosen theme is kept on the next page', async () => {
  const { context, page } = await read('sdk/index.html', 1280, 'dark');
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
