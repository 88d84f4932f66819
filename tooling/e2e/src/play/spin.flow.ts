import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import {
  advanceClock,
  api,
  callCount,
  clearFaults,
  giveRewards,
  injectFault,
  ledgerHolds,
  setSwitches,
} from '../harness/stack/operator';
import { IS_EXHAUSTIVE } from '@member-wallet/testing';
import { type Market, ON_THAI } from '../markets';
import { balances, logIn, registerByApi } from '../steps';

const HOUR = 3_600_000;

afterEach(async () => {
  await clearFaults();
  expect(await ledgerHolds()).toBe(true);
});

interface Coupon {
  prize: { slice: { label: string } };
}

/** The label under the pointer when the wheel rests, computed from the canvas's rotation. */
async function labelUnderPointer(page: Page, labels: readonly string[]): Promise<string | undefined> {
  const transform = await page.locator('main canvas').evaluate((canvas) => canvas.style.transform);
  const turns = Number(/rotate\((.+)turn\)/.exec(transform)?.[1] ?? Number.NaN);
  // The first slice is centred at the top.
  const place = (((-turns + 0.5 / labels.length) % 1) + 1) % 1;
  return labels[Math.floor(place * labels.length)];
}

describe.each(ON_THAI)('$name build: spin wheel', (market: Market) => {
  const { words } = market;
  const id = words.market;
  let next = 50;

  async function fresh(coins: number) {
    const member = await registerByApi(market, market.freshPhone(next++));
    if (coins > 0) await giveRewards(id, member.phone, { coins });
    return member;
  }
  async function open(coins: number, motion: 'reduce' | 'no-preference' = 'reduce') {
    const member = await fresh(coins);
    const visited = await visit(market.url());
    await visited.page.emulateMedia({ reducedMotion: motion });
    await logIn(visited.page, market, member);
    await visited.page.goto('/user/spin');
    await hub(visited.page).waitFor();
    return { ...visited, member };
  }
  const hub = (page: Page) => page.getByRole('button', { name: words.wheel.spin });
  const alertDialog = (page: Page) => page.getByRole('alertdialog');
  async function dismiss(page: Page, label: string = words.close): Promise<void> {
    await alertDialog(page).getByRole('button', { name: label }).last().click();
    await alertDialog(page).last().waitFor({ state: 'hidden' });
  }
  async function serverSide(member: { phone: string; password: string; name: RegExp }) {
    const { token } = await balances(market, member);
    const setup = (await api(id, 'GET', '/api/spinwheel/setup', undefined, token)) as {
      result: { activeSpinwheel: { slice: { label: string }[] } | null; userCoin: number };
    };
    const coupons = (await api(id, 'GET', '/api/spinwheel/coupon', undefined, token)) as Coupon[];
    return {
      coins: setup.result.userCoin,
      labels: setup.result.activeSpinwheel?.slice.map(({ label }) => label) ?? [],
      coupons: coupons.map(({ prize }) => prize.slice.label),
    };
  }

  test('spins once on a tap, stops at the server’s prize, and adds it as a coupon', async () => {
    const { leave, page, browserErrors, member } = await open(2, 'no-preference');
    const calls = await callCount(id, 'spin');
    expect(await seriousFindings(page)).toEqual([]);
    const box = await hub(page).boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('main [data-state=spinning]').waitFor();
    await alertDialog(page).getByRole('heading', { name: words.wheel.prizeTitle }).waitFor();
    const { coins, labels, coupons } = await serverSide(member);
    expect(coupons).toHaveLength(1);
    expect(await labelUnderPointer(page, labels)).toBe(coupons[0]);
    expect(await alertDialog(page).textContent()).toContain(coupons[0]);
    expect([coins, await callCount(id, 'spin')]).toEqual([1, calls + 1]);
    expect(await seriousFindings(page)).toEqual([]);
    await dismiss(page, words.confirm);
    await page.getByRole('button', { name: words.wheel.claim }).waitFor();
    await hub(page).filter({ hasText: '1' }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('spins by keyboard, and shows the result at once with reduced motion', async () => {
    const { leave, page, browserErrors } = await open(1);
    await page.evaluate(() => {
      const turns: number[] = [];
      Object.assign(window, {
        turns,
        KeyframeEffect: class extends KeyframeEffect {
          constructor(
            target: Element | null,
            frames: Keyframe[] | PropertyIndexedKeyframes | null,
            options?: number | KeyframeEffectOptions,
          ) {
            super(target, frames, options);
            const { duration } = this.getComputedTiming();
            if (Number(duration) > 1000) turns.push(Number(duration));
          }
        },
      });
    });
    await hub(page).focus();
    await page.keyboard.press('Enter');
    await alertDialog(page).getByRole('heading', { name: words.wheel.prizeTitle }).waitFor();
    // Without the animation, which takes seconds.
    expect(await page.evaluate(() => Reflect.get(window, 'turns') as number[])).toEqual([]);
    await dismiss(page, words.confirm);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('is disabled without coins and sends nothing', async () => {
    const { leave, page, browserErrors } = await open(0);
    const calls = await callCount(id, 'spin');
    await page.locator('main [data-state=disabled]').waitFor();
    expect(await page.getByRole('status').filter({ hasText: words.wheel.noCoins }).count()).toBe(1);
    const look = await hub(page).evaluate((button) => {
      const { cursor, backgroundColor } = getComputedStyle(button);
      return {
        cursor,
        backgroundColor,
        isCovered: button.querySelector('span')?.checkVisibility({ visibilityProperty: true }),
      };
    });
    expect(look).toEqual({ cursor: 'not-allowed', backgroundColor: 'rgb(92, 101, 119)', isCovered: false });
    // Playwright would wait forever for an aria-disabled button, so click at its coordinates.
    await hub(page).click({ force: true });
    await page.getByText(words.wheel.empty).waitFor();
    expect(await callCount(id, 'spin')).toBe(calls);
    expect(await seriousFindings(page)).toEqual([]);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  // wheel.flow.ts covers a late response alone.
  if (IS_EXHAUSTIVE) {
    test('keeps spinning until a late response, even if the window is resized', async () => {
      const { leave, page, browserErrors, member } = await open(1, 'no-preference');
      await injectFault(id, 'spin', { kind: 'delay', ms: 3500, times: 1 });
      await hub(page).click();
      await page.locator('main [data-state=spinning]').waitFor();
      await page.setViewportSize({ width: 320, height: 640 });
      await page.waitForFunction(() => document.querySelector('canvas')?.clientWidth === 272);
      expect(await page.locator('main [data-state=spinning]').count()).toBe(1);
      await alertDialog(page).getByRole('heading', { name: words.wheel.prizeTitle }).waitFor();
      const { labels, coupons } = await serverSide(member);
      expect(await labelUnderPointer(page, labels)).toBe(coupons[0]);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  test('returns to its position after a refused spin, and shows the reason', async () => {
    const { leave, page, member } = await open(1, 'no-preference');
    await injectFault(id, 'spin', { kind: 'error', code: 'INTERNAL_SERVER_ERROR', status: 400, times: 1 });
    await hub(page).click();
    await alertDialog(page).getByText(words.wheel.internal).first().waitFor();
    const { labels, coins, coupons } = await serverSide(member);
    expect(await labelUnderPointer(page, labels)).toBe(labels[0]);
    expect([coins, coupons]).toEqual([1, []]);
    await leave();
  });

  test('does not resend after a lost response, and leads to the coupons with the prize', async () => {
    const { leave, page } = await open(1);
    const calls = await callCount(id, 'spin');
    await injectFault(id, 'spin', { kind: 'cut-after', times: 1 });
    await hub(page).click();
    await alertDialog(page).getByText(words.wheel.unknown).waitFor();
    await dismiss(page);
    await page.getByRole('button', { name: words.wheel.claim }).waitFor();
    expect(await callCount(id, 'spin')).toBe(calls + 1);
    await hub(page).filter({ hasText: '0' }).waitFor();
    await leave();
  });

  test('keeps the prize after a reload during the spin', async () => {
    const { leave, page, browserErrors } = await open(1, 'no-preference');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spinwheel/spin'));
    await hub(page).click();
    await answered;
    await page.reload();
    await page.getByRole('button', { name: words.wheel.claim }).waitFor();
    await hub(page).filter({ hasText: '0' }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('claims each kind of coupon once, or shows why not', async () => {
    const member = await fresh(0);
    for (const coupon of ['C50', 'FREE', 'BONUS', 'BONUS', 'GIFT']) {
      await giveRewards(id, member.phone, { coupon });
    }
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    await page.goto('/user/spin');
    const claims = await callCount(id, 'claimCoupon');
    const ask = async (label: string | RegExp) => {
      await page.getByRole('button', { name: words.wheel.claim }).first().waitFor();
      const button = page.getByRole('button', { name: label }).first();
      // The newest come first, and the table has several pages.
      while ((await button.count()) === 0) {
        await page.getByRole('button', { name: words.nextPage }).click();
      }
      await button.click();
      return page.getByRole('dialog').getByRole('button', { name: words.confirm });
    };
    const rewind = async () => {
      const first = page.getByRole('button', { name: words.page(1) });
      if ((await first.count()) > 0) await first.click();
    };

    await (await ask(new RegExp(`${words.wheel.gifts}$`))).click();
    await alertDialog(page).getByText(words.wheel.gift).waitFor();
    await dismiss(page);
    await rewind();
    const confirm = await ask(new RegExp(`${words.wheel.bonus}$`));
    expect(await seriousFindings(page)).toEqual([]);
    const box = await confirm.boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await alertDialog(page).getByText(words.wheel.claimed).waitFor();
    await dismiss(page);
    await rewind();
    await (await ask(new RegExp(`${words.wheel.bonus}$`))).click();
    await alertDialog(page).getByText(words.wheel.remaining).waitFor();
    await dismiss(page);
    await rewind();
    await (await ask(new RegExp(`${words.wheel.free}$`))).click();
    await alertDialog(page).getByText(words.wheel.claimed).waitFor();
    await dismiss(page);
    await rewind();
    await (await ask(new RegExp(`${market.symbol}[\\d,]+$`))).click();
    await alertDialog(page).getByText(words.wheel.claimed).waitFor();
    await dismiss(page);

    expect(await callCount(id, 'claimCoupon')).toBe(claims + 5);
    const { coins, coupons } = await serverSide(member);
    expect(coins).toBe(1);
    expect(coupons).toHaveLength(2);
    // The bonus of 60 and the credit of 50; a hundred times as much in kip.
    expect((await balances(market, member)).wallet).toBe(id === 'th' ? 110 : 11_000);
    await hub(page).filter({ hasText: '1' }).waitFor();
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('refuses a coupon that expires while its page is open, and removes it', async () => {
    const member = await fresh(0);
    await giveRewards(id, member.phone, { coupon: 'C20', validForMs: HOUR });
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    await page.goto('/user/spin');
    await page.getByRole('button', { name: words.wheel.claim }).click();
    await advanceClock(2 * HOUR);
    try {
      await page.getByRole('dialog').getByRole('button', { name: words.confirm }).click();
      await alertDialog(page).getByText(words.wheel.expired).waitFor();
      await dismiss(page);
      await page.getByText(words.wheel.empty).waitFor();
    } finally {
      await advanceClock(-2 * HOUR);
    }
    expect((await balances(market, member)).wallet).toBe(0);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('while disabled, says so on its page, and the dashboard shows the balance refresh instead', async () => {
    const member = await fresh(1);
    const { leave, page, browserErrors } = await visit(market.url());
    await logIn(page, market, member);
    await page.getByRole('link', { name: words.wheel.widget }).waitFor();
    await setSwitches(id, { spinWheel: false });
    try {
      await page.goto('/user/spin');
      await page.getByText(words.wheel.inactive).waitFor();
      expect(await seriousFindings(page)).toEqual([]);
      await page.goto('/user/home');
      const calls = await callCount(id, 'refreshSlots');
      const refreshed = page.waitForResponse((response) => response.url().endsWith('/refresh/slot'));
      await page.getByRole('button', { name: words.refresh, exact: true }).click();
      await refreshed;
      expect(await callCount(id, 'refreshSlots')).toBe(calls + 1);
      expect(await page.getByRole('link', { name: words.wheel.widget }).count()).toBe(0);
    } finally {
      await setSwitches(id, { spinWheel: true });
    }
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
