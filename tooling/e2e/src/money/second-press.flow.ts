import type { Locator } from 'playwright-core';
import { visit } from '../harness/page/browser';
import { untilFocused } from '../harness/page/keyboard';
import { settle } from '../harness/page/settle';
import { ON_THAI } from '../markets';
import { logIn, registerByApi, submitLogin } from '../steps';

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${String(target)} has no place`);
  return box;
}

test.each(ON_THAI)(
  '$name build: sends a second log-in that is pressed while the first one’s spinner is still shown',
  async (market) => {
    const { words } = market;
    const member = await registerByApi(market, market.freshPhone(1));
    const { leave, page, browserErrors } = await visit(market.url());
    await page.clock.install();
    await page.goto('/login');
    const button = page
      .getByRole('button', { name: words.logIn, exact: true })
      .and(page.locator('[type=submit]'));
    await button.waitFor();
    // The fake clock removes the spinner exactly between press and release.
    await page.clock.pauseAt(Date.now() + 60_000);
    await submitLogin(page, market, member.phone, 'not-the-password');
    await page.clock.runFor(200);
    await page.getByText(words.wrongCredentials).waitFor();
    await page.getByLabel(words.password, { exact: true }).fill(member.password);
    const sign = button.locator('svg');
    expect(await sign.count()).toBe(1);
    expect(await button.getAttribute('aria-disabled')).toBeNull();

    await button.hover();
    await page.mouse.down();
    await page.clock.runFor(200);
    await sign.waitFor({ state: 'detached' });
    await page.mouse.up();
    await page.clock.resume();
    await page.waitForURL('**/user/home');
    expect(browserErrors).toEqual([]);
    await leave();
  },
);

describe.each(ON_THAI)('$name build: while a dialog fades out', (market) => {
  const { words } = market;

  /** Opens a dialog over the dashboard whose fade-out takes a minute. */
  async function openOverDashboard() {
    const visited = await visit(market.url());
    const { page } = visited;
    await logIn(page, market);
    const opener = page.getByRole('button', { name: words.withdraw.title, exact: true });
    await opener.click();
    await page.getByRole('dialog').getByLabel(words.withdraw.amount).waitFor();
    await settle(page);
    await page.evaluate(() => {
      const slow = new CSSStyleSheet();
      slow.replaceSync('dialog { --motion-base: 60s }');
      document.adoptedStyleSheets = [slow];
    });
    const fading = page.locator('dialog:not([open])').filter({ visible: true });
    /** Presses without Playwright's check whether the element is covered. */
    const press = async (target: Locator) => {
      const { x, y, width, height } = await boxOf(target);
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    return { ...visited, opener, fading, press };
  }

  test('handles a press on the page once, beside and beneath the dialog, and also a key', async () => {
    const { page, leave, browserErrors, opener, fading, press } = await openOverDashboard();
    await page.getByRole('dialog').getByRole('button', { name: words.close }).click();
    await fading.waitFor();
    await untilFocused(opener);
    // A second press would close the menu.
    const menu = page.getByRole('button', { name: words.menu.open });
    await press(menu);
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await fading.count()).toBe(1);
    await press(page.getByRole('button', { name: words.deposit.title, exact: true }));
    await page.getByRole('dialog', { name: words.deposit.title }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('ignores the second half of the double press that closed the dialog', async () => {
    const { page, leave, browserErrors, opener, fading, press } = await openOverDashboard();
    const close = await boxOf(page.getByRole('dialog').getByRole('button', { name: words.close }));
    const behind = await boxOf(opener);
    // A point on the close button that is over the opener.
    const [x, y] = [(close.x + behind.x + behind.width) / 2, behind.y + behind.height / 2];
    const at = await page.evaluate(
      ([left, top]) => document.elementsFromPoint(left, top).map((each) => each.textContent),
      [x, y] as const,
    );
    expect(at).toContain(words.withdraw.title);
    await page.mouse.click(x, y);
    // Until the dialog fades, it handles presses itself.
    await fading.waitFor();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await press(page.getByRole('button', { name: words.deposit.title, exact: true }));
    await page.getByRole('dialog', { name: words.deposit.title }).waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(1);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
