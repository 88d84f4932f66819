import type { Locator, Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { isTakenOver } from '../harness/page/is-taken-over';
import { keyboardOf, untilFocused } from '../harness/page/keyboard';
import { shiftOf, watchShifts } from '../harness/page/layout-shift';
import { callCount, fund, ledgerHolds } from '../harness/stack/operator';
import { slipPicture } from '../harness/stack/payments';
import { AMOUNT_SCALE, type Market, ON_THAI } from '../markets';
import { logIn, registerByApi } from '../steps';

const WIDE = { width: 1280, height: 800 };

/** Presses Enter until the condition holds: a press that counts as the second half of a double press has no effect. */
async function enterUntil(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    if (await isDone()) return;
    await page.keyboard.press('Enter');
    await page.waitForTimeout(n < 20 ? 100 : 450);
  }
  throw new Error('Enter did nothing.');
}

/** Holds Enter down until the step appears and long after, so that the browser repeats the key. */
async function holdEnter(page: Page, step: Locator): Promise<void> {
  // Try again if the press counted as the second half of a double press.
  for (let n = 0; n < 20 && !(await step.isVisible()); n += 1) {
    await page.keyboard.up('Enter');
    await page.waitForTimeout(450);
    await page.keyboard.down('Enter');
    await step.waitFor({ timeout: 1000 }).catch(() => undefined);
  }
  for (let n = 0; n < 8; n += 1) {
    await page.waitForTimeout(100);
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
}

/** Drops a file onto the middle of the page. */
async function drop(page: Page, bytes: Buffer): Promise<void> {
  await page.evaluate((encoded) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'slip.png', { type: 'image/png' }));
    const target = document.elementFromPoint(innerWidth / 2, innerHeight / 2) ?? document.body;
    for (const type of ['dragover', 'drop']) {
      target.dispatchEvent(new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
    }
  }, bytes.toString('base64'));
}

describe.each(ON_THAI)('$name build: records and dialogs in the wide layout, by keyboard', (market) => {
  const { words } = market;
  const id = words.market;
  let member: Market['demo'];
  beforeAll(async () => {
    member = await registerByApi(market, market.freshPhone(1));
    for (const amount of [3000, 200, 100]) await fund(id, member.phone, amount * AMOUNT_SCALE[id]);
  });

  async function open() {
    const visited = await visit(market.url(), { viewport: WIDE });
    await logIn(visited.page, market, member);
    return { ...visited, keys: keyboardOf(visited.page) };
  }
  const isShown = (page: Page, text: string | RegExp) => page.getByText(text).first().isVisible();

  test('shows the statement as a table with an entry beside it, and prints it', async () => {
    const { context, page, browserErrors, leave, keys } = await open();
    await context.addInitScript(watchShifts);
    await page.goto('/user/statement');
    await page.waitForFunction(isTakenOver);
    const rows = page.getByRole('table').getByRole('button', { name: words.records.details });
    await rows.nth(2).waitFor();
    expect(await page.getByRole('columnheader').count()).toBe(6);
    expect(await page.getByRole('rowheader').count()).toBeGreaterThan(0);
    expect(await shiftOf(page)).toBeLessThan(0.01);

    await keys.to(rows.first());
    await keys.key('ArrowDown');
    await keys.key('ArrowDown');
    await untilFocused(rows.nth(2));
    await keys.key('ArrowUp');
    await keys.key('Enter');
    const panel = page.getByRole('region', { name: words.deposit.title });
    await untilFocused(panel.getByRole('heading'));
    expect(await page.locator('dialog[open]').count()).toBe(0);
    expect(await seriousFindings(page)).toEqual([]);
    await keys.key('Escape');
    await panel.waitFor({ state: 'detached' });
    await untilFocused(rows.nth(1));
    await keys.key('Enter');
    await panel.waitFor();
    await page.goBack();
    await panel.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/\/user\/statement$/);

    // The print styles load when the browser is idle.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('print')));
    await page.emulateMedia({ media: 'print' });
    for (const row of await rows.all()) expect(await row.isVisible()).toBe(true);
    expect(await rows.count()).toBe(3);
    for (const hidden of ['nav', 'header', '[role=radiogroup]']) {
      expect(await page.locator(hidden).first().isVisible()).toBe(false);
    }
    await page.getByText(/FLOW MEMBER/).waitFor();
    await page.emulateMedia({ media: 'screen' });
    await keys.press(rows.first());
    await panel.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await rows.first().isVisible()).toBe(false);
    expect(await panel.isVisible()).toBe(true);
    expect(await panel.getByRole('button').count()).toBe(0);
    const paper = (await page.pdf()).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('continues and confirms on Enter, once per press and not while it is held down', async () => {
    const calls = async () => [await callCount(id, 'withdrawAll'), await callCount(id, 'transfer')];
    const [withdrawals = 0, transfers = 0] = await calls();
    const { page, browserErrors, leave, keys } = await open();
    await keys.press(page.getByRole('button', { name: words.withdraw.title, exact: true }));
    const next = page
      .getByRole('dialog')
      .getByRole('button', { name: words.next, exact: true, disabled: false });
    await next.waitFor();
    await keys.type(page.getByLabel(words.withdraw.amount), String(100 * AMOUNT_SCALE[id]));
    const confirm = page.getByRole('button', { name: words.withdraw.confirm });
    await holdEnter(page, confirm);
    expect(await confirm.isVisible()).toBe(true);
    expect(await calls()).toEqual([withdrawals, transfers]);
    await enterUntil(page, () => isShown(page, words.withdraw.done));
    expect(await calls()).toEqual([withdrawals + 1, transfers]);
    await keys.key('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });

    // In the wide layout, a shortcut's name may also contain its state.
    await keys.press(page.getByRole('button', { name: new RegExp(`^${words.transfer}`) }));
    await keys.press(page.getByRole('option'));
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await keys.type(page.getByLabel(words.amount, { exact: true }), String(5 * AMOUNT_SCALE[id]));
    await enterUntil(page, () => isShown(page, words.done));
    expect(await calls()).toEqual([withdrawals + 1, transfers + 1]);
    expect(await ledgerHolds()).toBe(true);
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('shows a deposit in two panes, accepts a dropped slip, and shows it beside the result', async () => {
    const { page, browserErrors, leave, keys } = await open();
    const { qr } = words.deposit;
    await keys.press(page.getByRole('button', { name: words.deposit.title, exact: true }));
    const method = page.getByRole('dialog').getByRole('button', { name: words.deposit.banks[0] });
    await keys.press(method);
    await page.getByRole('button', { name: words.deposit.copy }).waitFor();
    expect(await method.getAttribute('aria-current')).toBe('true');
    await keys.press(page.getByRole('dialog').getByRole('button', { name: qr.ww }));
    await keys.type(page.getByLabel(qr.amount), String(100 * AMOUNT_SCALE[id]));
    const code = page.getByRole('img', { name: /QR Code/ });
    await enterUntil(page, () => code.isVisible());
    expect((await code.boundingBox())?.width).toBe(344);
    expect(await page.getByRole('dialog').locator('ol > li').count()).toBe(3);
    expect(await seriousFindings(page)).toEqual([]);
    await page.goBack();
    await code.waitFor({ state: 'detached' });
    await method.waitFor();
    expect(await page.locator('[aria-current=true]').count()).toBe(0);

    await keys.press(page.getByRole('button', { name: words.deposit.slip }).last());
    await page.getByRole('button', { name: words.deposit.chooseSlip }).waitFor();
    await drop(page, await slipPicture(id, member.phone, 300));
    const preview = page.getByRole('img', { name: words.deposit.preview });
    await preview.waitFor();
    const send = page.getByRole('button', { name: words.deposit.sendSlip, exact: true, disabled: false });
    await send.waitFor();
    const calls = await callCount(id, 'uploadSlip');
    await enterUntil(page, async () => !(await send.isVisible()));
    const result = page.getByText(words.deposit.slipGood);
    await result.waitFor();
    expect(await callCount(id, 'uploadSlip')).toBe(calls + 1);
    const [picture, said] = [await preview.boundingBox(), await result.boundingBox()];
    expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(said?.x ?? 0);
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
