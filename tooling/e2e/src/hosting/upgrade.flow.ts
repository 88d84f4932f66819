import { execFile } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { nextBuild } from '../harness/stack/next-build';
import { callCount, fund, ledgerHolds } from '../harness/stack/operator';
import { deploy, makeRelease, type ServedApp, serveBuild } from '../harness/stack/served';
import { MARKETS } from '../markets';
import { balances, logIn, registerByApi } from '../steps';

const NEW_VERSION_TEXT = 'มีเวอร์ชันใหม่แล้ว';

/**
 * The browser's errors for preloads while the server restarts. A file that is missing after a deployment causes another
 * error.
 */
const RESTART_ERRORS = /ERR_CONNECTION_REFUSED|Unable to preload CSS/;

/** Resolves once the last module that a member's page loads when it is idle has arrived. */
const idleModulesIn = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/unread-[\w-]+\.js$/.test(name)),
  );

/** The scripts that this tab's document loaded. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(({ href }) =>
      href.slice(href.lastIndexOf('/') + 1),
    ),
  );

// The markets do not differ here.
describe.each(MARKETS.slice(0, 1))(
  '$name build: a new version is deployed while members use the old one',
  (market) => {
    const { words } = market;
    const work = mkdtempSync(join(tmpdir(), 'upgrade-'));
    const root = join(work, 'served');
    const next = join(work, 'next');
    let old: Awaited<ReturnType<typeof makeRelease>>;
    let names: readonly string[];
    let app: ServedApp | undefined;
    const url = () => app?.url ?? '';

    const api = () => `${stack.sandbox}/th`;
    /** Deploys a release and makes the server reload its files. */
    const serve = async (release: string, keepDays = 30) => {
      await deploy(join(release, 'dist'), root, '--keep-days', String(keepDays));
      const port = app?.port ?? 0;
      await app?.close();
      app = await serveBuild({ dir: root, api: api(), port });
    };
    beforeAll(async () => {
      old = await makeRelease(work);
      names = nextBuild(join(old.folder, 'dist'), join(next, 'dist'));
    });
    afterAll(async () => {
      await app?.close();
      rmSync(work, { recursive: true });
    });

    test('packs identical releases from the same build, and deploys one with its own program', async () => {
      expect(old.sums.split('\n').filter(Boolean)).toHaveLength(4);
      expect(old.areEqual).toBe(true);
      const program = join(old.folder, 'deploy.mjs');
      await promisify(execFile)(process.execPath, [program, '--to', join(work, 'by-itself')]);
      const page = readFileSync(join(work, 'by-itself/index.html'), 'utf8');
      expect(page).toMatch(/<meta name="version" content="\d+\.\d+\.\d+ c0ffee">/);
      // Only the files to be deployed are checked.
      appendFileSync(join(old.folder, 'dist/icon.svg'), ' ');
      await expect(promisify(execFile)(process.execPath, [program, '--to', root])).rejects.toThrow(
        'dist/icon.svg is not the file of this release',
      );
    });

    (IS_EXHAUSTIVE ? test : test.skip)('two builds of the same sources are the same files', async () => {
      const built = stack.builds.thai ?? '';
      const again = join(work, 'again/dist');
      const vite = join(built, '../node_modules/.bin/vite');
      const { NODE_ENV: _, ...env } = process.env;
      await promisify(execFile)(vite, ['build', '--outDir', again], { cwd: join(built, '..'), env });
      // Source maps have paths relative to their own place.
      const files = (folder: string) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => !name.endsWith('.map') && statSync(join(folder, name)).isFile())
          .sort();
      expect(files(again)).toEqual(files(built));
      for (const name of files(built))
        expect([name, readFileSync(join(again, name)).equals(readFileSync(join(built, name)))]).toEqual([
          name,
          true,
        ]);
    });

    test('keeps the old page working with the old files, and loads the new version in a new page', async () => {
      await serve(old.folder);
      const { page, browserErrors, leave } = await visit(url());
      await logIn(page, market);
      expect((await scriptsOf(page)).filter((name) => names.includes(name))).toEqual([]);
      // Let all requests finish before the server restarts.
      await idleModulesIn(page);
      await page.waitForLoadState('networkidle');
      await serve(next);
      await page.locator('nav a[href="/user/statement"]').click();
      await page.getByRole('heading', { level: 1, name: words.statement }).waitFor();
      expect(await page.getByText(NEW_VERSION_TEXT).count()).toBe(0);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: words.statement }).waitFor();
      expect((await scriptsOf(page)).filter((name) => !names.includes(name))).toEqual([]);
      expect(browserErrors.filter((error) => !RESTART_ERRORS.test(error))).toEqual([]);
      await leave();
    });

    test('without the old files, keeps input, still moves money, and offers the new version in one bar', async () => {
      await serve(old.folder, 0);
      const member = await registerByApi(market, market.freshPhone(1));
      await fund(words.market, member.phone, 5000);
      const before = (await balances(market, member)).wallet;
      const { page, leave } = await visit(url());
      await logIn(page, market, member);
      await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
      await page.getByLabel(words.withdraw.amount).fill('1500');
      await serve(next, 0);

      // Only the new names exist, so nothing that this page has not loaded yet can load.
      expect((await fetch(`${url()}/assets/${(await scriptsOf(page))[0]}`)).status).toBe(404);
      const calls = await callCount(words.market, 'withdrawAll');
      await page.getByRole('dialog').getByRole('button', { name: words.next, exact: true }).click();
      await page.getByRole('button', { name: words.withdraw.confirm }).click();
      await page.getByText(words.withdraw.done).waitFor();
      expect(await callCount(words.market, 'withdrawAll')).toBe(calls + 1);
      expect((await balances(market, member)).wallet).toBe(before - 1500);
      await page.keyboard.press('Escape');

      // Parts that fail to load leave the page as it is.
      await page.getByRole('button', { name: words.help.conditions, exact: true }).click();
      const news = page.getByRole('status').getByText(NEW_VERSION_TEXT);
      await news.waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('alert').count()).toBe(0);

      // A page that fails to load shows an error in its place, once.
      await page.locator('nav a[href="/user/profile"]').click();
      await page.getByRole('heading', { level: 1, name: NEW_VERSION_TEXT }).waitFor();
      expect(await page.getByText(NEW_VERSION_TEXT).count()).toBe(1);
      await page.getByRole('button', { name: words.waysOut.reload }).click();
      await page.getByText(member.name).first().waitFor();
      expect((await scriptsOf(page)).filter((name) => !names.includes(name))).toEqual([]);
      expect(await ledgerHolds()).toBe(true);
      await leave();
    });

    test('keeps a form’s input until the member loads the new page from the bar', async () => {
      await serve(old.folder, 0);
      const { page, leave } = await visit(url());
      await page.goto('/register');
      const phone = page.getByLabel(words.phone, { exact: true });
      await phone.fill('081');
      await page.getByRole('button', { name: words.menu.open }).waitFor();
      await serve(next, 0);
      await page.getByRole('button', { name: words.menu.open }).click();
      await page.getByRole('menuitemradio', { name: 'English' }).click();
      const bar = page.getByRole('status').filter({ hasText: NEW_VERSION_TEXT });
      await bar.waitFor();
      expect(await phone.inputValue()).toBe('081');
      await bar.getByRole('button', { name: words.waysOut.reload }).click();
      await page.waitForFunction((all) => {
        const [first] = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
        return first !== undefined && all.some((name) => first.href.endsWith(name));
      }, names);
      await phone.fill('0812');
      await leave();
    });
  },
);
