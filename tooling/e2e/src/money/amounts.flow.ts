import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { shiftOf, watchShifts } from '../harness/page/layout-shift';
import { fund } from '../harness/stack/operator';
import { MARKETS, type Market, runsOn } from '../markets';
import { balances, logIn, registerByApi } from '../steps';
import { sampled } from '@member-wallet/testing';

/** Kip per baht, so that amounts suit both markets. */
const RATE = { th: 1, la: 500 };

async function openWithdraw(page: Page, { words }: Market) {
  await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
  const field = page.getByLabel(words.withdraw.amount, { exact: true });
  await field.waitFor();
  return field;
}

const caretOf = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.selectionStart);

describe.each(MARKETS)('$name build: amounts', (market) => {
  const { words } = market;

  if (runsOn('Laos', market)) {
    test('groups digits while typing, and keeps the caret in place', async () => {
      const { leave, page, browserErrors } = await visit(market.url());
      await logIn(page, market);
      const field = await openWithdraw(page, market);
      await field.focus();
      await page.keyboard.type('1500000');
      expect(await field.inputValue()).toBe('1,500,000');
      for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft');
      await page.keyboard.type('23');
      expect(await field.inputValue()).toBe('152,300,000');
      expect(await caretOf(page)).toBe(5);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      expect(await field.inputValue()).toBe('1,500,000');
      // Deleting a comma deletes the digit beside it.
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Delete');
      expect(await field.inputValue()).toBe('100,000');
      expect(await caretOf(page)).toBe(1);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('accepts pasted amounts with spaces and in any digits, and refuses another currency beside the field', async () => {
      const { context, leave, page, browserErrors } = await visit(market.url());
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: market.url() });
      await logIn(page, market);
      const field = await openWithdraw(page, market);
      const paste = async (text: string) => {
        await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
        await field.selectText();
        await page.keyboard.press('ControlOrMeta+V');
      };
      for (const text of [
        '1 500 000',
        '๑๕๐๐๐๐๐',
        '໑,໕໐໐,໐໐໐',
        '１５０００００',
        `${market.symbol}1,500,000`,
      ]) {
        await paste(text);
        expect(await field.inputValue()).toBe('1,500,000');
      }
      // Paste into the middle of the amount.
      await page.keyboard.press('Home');
      await page.evaluate(() => navigator.clipboard.writeText('20'));
      await page.keyboard.press('ControlOrMeta+V');
      expect(await field.inputValue()).toBe('201,500,000');
      expect(await caretOf(page)).toBe(2);
      await paste('1,50');
      expect(await field.inputValue()).toBe('1,50');
      await paste('$200');
      expect(await field.inputValue()).toBe('$200');
      await page.getByRole('dialog').getByRole('button', { name: words.next, exact: true }).click();
      const dialog = page.getByRole('alertdialog', { name: words.error });
      await dialog.getByText(words.otherCurrency).waitFor();
      await dialog.getByRole('button', { name: words.close }).first().click();
      await dialog.waitFor({ state: 'hidden' });
      expect(await field.getAttribute('aria-invalid')).toBe('true');
      await page.getByRole('alert').getByText(words.otherCurrency).waitFor();
      expect(await field.inputValue()).toBe('$200');
      expect(await seriousFindings(page)).toEqual([]);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('offers only amounts that the balance covers', async () => {
      const member = await registerByApi(market, market.freshPhone(81));
      await fund(words.market, member.phone, 300 * RATE[words.market]);
      const { leave, page, browserErrors } = await visit(market.url());
      await logIn(page, market, member);
      await openWithdraw(page, market);
      const chips = page.getByRole('dialog').getByRole('group').getByRole('button');
      // The form has read the balance. Until then, all amounts are enabled.
      await chips.and(page.locator(':disabled')).first().waitFor();
      const enabled = await chips.evaluateAll((all) => all.map((chip) => !chip.matches(':disabled')));
      const amounts = (await chips.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
      expect(enabled).toEqual(amounts.map((amount) => amount <= 300 * RATE[words.market]));
      expect(new Set(enabled).size).toBe(2);
      expect(browserErrors).toEqual([]);
      await leave();
    });
  }

  describe('the balance', () => {
    let member: Market['demo'];
    beforeAll(async () => {
      member = await registerByApi(market, market.freshPhone(82));
      await fund(words.market, member.phone, 24_860.5 * RATE[words.market]);
    });

    const open = async (width: number, prepare?: (page: Page) => Promise<unknown>) => {
      const visited = await visit(market.url(), { viewport: { width, height: 740 } });
      await prepare?.(visited.page);
      await logIn(visited.page, market, member);
      const { wallet } = await balances(market, member);
      const whole = `${market.symbol}${wallet.toLocaleString('en', { minimumFractionDigits: 2 })}`;
      const figure = visited.page.getByRole('region').getByText(whole).first().locator('..');
      await figure.waitFor();
      return { ...visited, figure };
    };

    test.each(sampled([320, 360, 1280], ...(market.name === 'Thai' ? [1280] : [320, 360])))(
      'fits on one line in its box, %i px wide',
      async (width) => {
        const { leave, page, figure, browserErrors } = await open(width);
        await page.evaluate(async () => void (await document.fonts.ready));
        const { lines, room } = await figure.evaluate((amount) => {
          const parts = [...amount.querySelectorAll('[aria-hidden]')].map((part) =>
            part.getBoundingClientRect(),
          );
          const box = amount.parentElement?.getBoundingClientRect();
          return {
            lines: Math.max(...parts.map(({ bottom }) => bottom)) - Math.min(...parts.map(({ top }) => top)),
            room: (box?.right ?? 0) - Math.max(...parts.map(({ right }) => right)),
          };
        });
        expect(lines).toBeLessThan(60);
        expect(room).toBeGreaterThanOrEqual(0);
        if (width === 360) {
          await page.locator('[role=tabpanel] [class*=_amount_]').first().waitFor();
          const clear = await page.evaluate(() => {
            const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
            const value = edge('[role=tabpanel] [class*=_amount_]');
            return (edge('nav [class*=_home_]')?.top ?? 0) - (value?.bottom ?? Infinity);
          });
          // The first game's balance is not hidden by the home button.
          expect(clear).toBeGreaterThanOrEqual(0);
        }
        if (width === 1280) {
          const edges = await page
            .locator('main :is(a, button)[class*=_widget_]')
            .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().left)));
          expect([edges.length, new Set(edges).size]).toEqual([5, 1]);
        }
        expect(browserErrors).toEqual([]);
        await leave();
      },
    );

    test.each(sampled([320, 360, 1280], 320))('shifts nothing when it arrives, %i px wide', async (width) => {
      const { leave, page } = await open(width, async (opened) => {
        await opened.addInitScript(watchShifts);
        // Without Thai fonts, placeholder boxes are wider until the web font loads; the flows of typography cover that.
        await opened.route('**/*.woff2', (route) => route.abort());
      });
      expect(await shiftOf(page)).toBeLessThan(0.01);
      await leave();
    });
  });
});
