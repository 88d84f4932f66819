import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { untilFocused } from '../harness/page/keyboard';
import { api, callCount, clearFaults, injectFault } from '../harness/stack/operator';
import { type Market, ON_LAOS } from '../markets';
import { holdScripts, logIn, registerByApi, submitLogin } from '../steps';
import { sampled } from '@member-wallet/testing';

afterEach(() => clearFaults());

describe.each(ON_LAOS)('$name build: account', (market: Market) => {
  const { words } = market;
  const id = words.market;
  let next = 40;

  async function open(path: string) {
    const member = await registerByApi(market, market.freshPhone(next++));
    const visited = await visit(market.url());
    await logIn(visited.page, market, member);
    await visited.page.goto(path);
    return { ...visited, member };
  }
  async function fill(page: Page, old: string, fresh: string, again: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name: words.account.change });
    await dialog.getByLabel(words.account.old, { exact: true }).fill(old);
    await dialog.getByLabel(words.account.fresh, { exact: true }).fill(fresh);
    await dialog.getByLabel(words.account.again, { exact: true }).fill(again);
    await dialog.getByRole('button', { name: words.account.save }).click();
  }

  test('changes the password once, after which the old one no longer works', async () => {
    const { leave, page, browserErrors, member } = await open('/user/profile');
    const opener = page.getByRole('button', { name: words.account.change });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: words.account.change });
    expect(await seriousFindings(page)).toEqual([]);
    const calls = await callCount(id, 'changePassword');

    await fill(page, '', 'fresh-pass-1', 'fresh-pass-1');
    await fill(page, member.password, 'fresh-pass-1', 'fresh-pass-2');
    await dialog.getByText(words.passwordsDiffer).waitFor();
    expect(await callCount(id, 'changePassword')).toBe(calls);

    await fill(page, 'not-the-password', 'fresh-pass-1', 'fresh-pass-1');
    await page.getByRole('alertdialog').getByText(words.account.wrong).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').last().waitFor({ state: 'hidden' });
    expect(await dialog.getByLabel(words.account.fresh, { exact: true }).inputValue()).toBe('fresh-pass-1');

    await fill(page, member.password, 'fresh-pass-1', 'fresh-pass-1');
    await page.getByRole('alertdialog').getByText(words.account.changed).waitFor();
    expect(await callCount(id, 'changePassword')).toBe(calls + 2);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').last().waitFor({ state: 'hidden' });
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(opener);

    await page.getByRole('button', { name: words.logOut }).click();
    await page.waitForURL('**/login');
    await submitLogin(page, market, member.phone, member.password);
    await page.getByText(words.wrongCredentials).waitFor();
    await submitLogin(page, market, member.phone, 'fresh-pass-1');
    await page.waitForURL('**/user/home');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('edits the profile by keyboard and shows the saved values', async () => {
    const { leave, page, browserErrors } = await open('/user/profile');
    await page.getByRole('link', { name: words.account.edit }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/user/profile/edit');
    const last = page.locator('input[name=last-name]');
    await last.fill('');
    await page.keyboard.press('Enter');
    await page.getByText(words.required(words.lastName)).waitFor();
    await untilFocused(last);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type('changed');
    expect(await last.inputValue()).toBe('CHANGED');
    await page.keyboard.press('Enter');
    await page.getByText(words.account.saved).waitFor();
    await page.waitForURL('**/user/profile');
    await page.getByText('FLOW CHANGED').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('logs out all tabs at once, and reports an expired session on any screen', async () => {
    const { context, leave, page, browserErrors, member } = await open('/user/profile');
    const other = await context.newPage();
    await logIn(other, market, member);
    // A third tab runs the app, but its texts are still loading.
    const third = await context.newPage();
    const release = await holdScripts(third, `**/assets/${words.market}-*.js`);
    await logIn(third, market, member, 'commit');
    // `firstReads` is gone once the app has taken over the document's own requests.
    await third.waitForFunction(() => 'firstReads' in window && window.firstReads === undefined);
    await page.getByRole('button', { name: words.logOut }).click();
    await page.waitForURL('**/login');
    await other.waitForURL('**/login');
    release();
    await third.waitForURL('**/login');
    // The URL changes before the content does.
    await other.getByText('Flow').first().waitFor({ state: 'detached' });

    await logIn(page, market, member);
    await page.goto('/user/profile');
    await page.getByRole('button', { name: words.account.change }).click();
    await injectFault(id, 'changePassword', {
      kind: 'error',
      code: 'EXPIRED_AUTH_TOKEN',
      status: 401,
      times: 1,
    });
    await fill(page, member.password, 'fresh-pass-1', 'fresh-pass-1');
    await page.waitForURL('**/login');
    await page.getByText(words.expired).waitFor();
    expect(await page.getByText(words.expired).count()).toBe(1);
    await submitLogin(page, market, member.phone, member.password);
    await page.waitForURL('**/user/profile');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('plays a tutorial with captions; Escape and Back close it', async () => {
    const { leave, page, browserErrors } = await visit(market.url());
    await page.goto('/howto');
    await page.waitForFunction(isTakenOver);
    const opener = page.getByRole('button', { name: words.help.video, exact: true });
    await opener.click();
    const video = page.locator('dialog[open] video');
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 1);
    expect(await video.evaluate((player) => (player as HTMLVideoElement).duration)).toBeGreaterThan(5);
    await page.waitForFunction(() => {
      const showing = [...(document.querySelector('video')?.textTracks ?? [])].find(
        (track) => track.mode === 'showing',
      );
      return (showing?.cues?.length ?? 0) > 1;
    });
    await untilFocused(video);
    await video.evaluate(async (player) => {
      (player as HTMLVideoElement).muted = true;
      await (player as HTMLVideoElement).play();
      (player as HTMLVideoElement).currentTime = 4;
    });
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 4);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await video.waitFor({ state: 'detached' });
    expect(new URL(page.url()).search).toBe('');
    await untilFocused(opener);
    await opener.click();
    await video.waitFor();
    await page.goBack();
    await video.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/howto');
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test.each(sampled(['/contact', '/user/contact'], '/user/contact'))(
    '%s shows the contact’s QR code',
    async (path) => {
      const { leave, page, browserErrors } = await open(path);
      const code = page.getByRole('img', { name: words.help.chatCode });
      await code.waitFor();
      await page.waitForFunction(
        (name) => (document.querySelector<HTMLImageElement>(`img[alt="${name}"]`)?.naturalWidth ?? 0) > 0,
        words.help.chatCode,
      );
      expect(await seriousFindings(page)).toEqual([]);
      const lookup = (await api(id, 'GET', '/api/lookup/contact')) as { lineLink: string };
      expect(await page.getByRole('link', { name: /member-wallet/ }).getAttribute('href')).toBe(
        lookup.lineLink,
      );
      expect(browserErrors).toEqual([]);
      await leave();
    },
  );
});
