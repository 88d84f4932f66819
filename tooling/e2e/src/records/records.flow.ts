import { readFile } from 'node:fs/promises';
import { seriousFindings, visit } from '../harness/page/browser';
import { untilFocused } from '../harness/page/keyboard';
import { api, callCount, clearFaults, fund, injectFault } from '../harness/stack/operator';
import { type Market, ON_THAI } from '../markets';
import { balances, logIn, registerByApi } from '../steps';

afterEach(() => clearFaults());

describe.each(ON_THAI)('$name build: slips and exports', (market: Market) => {
  const { words } = market;
  const id = words.market;

  async function open(member = market.demo) {
    const visited = await visit(market.url());
    await logIn(visited.page, market, member);
    await visited.page.goto('/user/statement');
    await visited.page.getByRole('button', { name: words.records.details }).first().waitFor();
    return visited;
  }

  test('shows ten slips per page, with the reason for a refusal and the picture', async () => {
    const { leave, page, browserErrors } = await open();
    await page.getByRole('button', { name: words.records.slips }).click();
    const dialog = page.getByRole('dialog', { name: words.records.slips });
    const rows = dialog.getByRole('listitem');
    const row = dialog.getByRole('button', { name: words.records.row });
    const details = page.getByRole('dialog', { name: words.records.one, exact: true });
    await rows.nth(9).waitFor();
    expect(await rows.count()).toBe(10);
    expect(await rows.filter({ hasText: words.withdraw.bad }).count()).toBeGreaterThan(5);
    expect(await seriousFindings(page)).toEqual([]);
    const calls = await callCount(id, 'listSlips');
    await dialog.getByRole('button', { name: words.refresh }).click();
    await dialog.getByRole('button', { name: words.page(2), exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] li').length < 10);
    expect(await callCount(id, 'listSlips')).toBeGreaterThan(calls);

    await row.first().click();
    expect(await seriousFindings(page)).toEqual([]);
    await details.getByRole('button', { name: words.records.view }).click();
    const picture = page.getByRole('img', { name: words.records.slip });
    await picture.waitFor();
    await page.waitForFunction(
      (alt) => (document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)?.naturalWidth ?? 0) > 100,
      words.records.slip,
    );
    const before = (await picture.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: words.records.zoomIn }).click();
    expect((await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });
    await details.getByRole('button', { name: words.records.all }).click();

    await dialog.getByRole('button', { name: words.page(1), exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] li').length === 10);
    await injectFault(id, 'getSlipImage', { kind: 'error', code: 'NO_DATA', status: 404, times: 1 });
    await row.nth(1).click();
    await details.getByRole('button', { name: words.records.view }).click();
    await page.getByText(words.records.noSlip).waitFor();
    await page.keyboard.press('Escape');
    await row.first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(browserErrors).toEqual([]);
    await leave();
  });

  test('filters the statement, saves it as CSV, and saves an entry as a picture', async () => {
    // A new member: other flows fill the first page of the demo member's statement.
    const member = await registerByApi(market, market.freshPhone(1));
    for (const amount of [500, 250]) await fund(id, member.phone, amount);
    const { token } = await balances(market, member);
    await api(id, 'POST', '/api/wallet/withdraw', { amount: 300 }, token);

    const { leave, page, browserErrors } = await open(member);
    const entries = page.getByRole('button', { name: words.records.details });
    await entries.nth(2).waitFor();
    await page.getByRole('radio', { name: words.deposit.title }).check({ force: true });
    await entries.nth(2).waitFor({ state: 'detached' });
    const shown = 2;
    expect(await entries.count()).toBe(shown);
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.records.csv }).click(),
    ]);
    expect(table.suggestedFilename()).toMatch(/^statement-\d\d-\d\d-\d{4}\.csv$/);
    const csv = await readFile(await table.path());
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(shown + 1);
    expect(lines.slice(1).filter((line) => !line.includes(words.deposit.title))).toEqual([]);

    await entries.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.deposit.title });
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words.records.picture }).click(),
    ]);
    const png = await readFile(await receipt.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(5000);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await untilFocused(entries.first());
    expect(browserErrors).toEqual([]);
    await leave();
  });
});
