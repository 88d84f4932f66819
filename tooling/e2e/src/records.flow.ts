import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { launch, seriousFindings, visit } from './harness/browser';
import { callCount, clearFaults, injectFault } from './harness/operator';
import { MARKETS, type Market } from './markets';
import { logIn } from './steps';

const WORDS = {
  th: {
    slips: 'สลิปฝากเงิน',
    refresh: 'รีเฟรช',
    view: /^ดูสลิปของ/,
    alt: 'สลิปที่อัปโหลด',
    zoomIn: 'ขยาย',
    failed: 'ไม่พบรูปสลิป',
    deposit: 'ฝากเงิน',
    csv: 'บันทึกหน้านี้เป็นตาราง (CSV)',
    picture: 'บันทึกเป็นรูปภาพ',
    details: /ดูรายละเอียด$/,
  },
  la: {
    slips: 'ສະລິບຝາກເງິນ',
    refresh: 'ໂຫຼດໃໝ່',
    view: /^ເບິ່ງສະລິບຂອງ/,
    alt: 'ສະລິບທີ່ອັບໂຫຼດ',
    zoomIn: 'ຂະຫຍາຍ',
    failed: 'ບໍ່ພົບຮູບສະລິບ',
    deposit: 'ຝາກເງິນ',
    csv: 'ບັນທຶກໜ້ານີ້ເປັນຕາຕະລາງ (CSV)',
    picture: 'ບັນທຶກເປັນຮູບພາບ',
    details: /ເບິ່ງລາຍລະອຽດ$/,
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(() => clearFaults());

describe.each(MARKETS)('$name build: slips and exports', (market: Market) => {
  const id = market.words.market;
  const words = WORDS[id];

  async function open() {
    const visited = await visit(browser, market.url());
    await logIn(visited.page, market);
    await visited.page.goto('/user/statement');
    await visited.page.getByRole('button', { name: words.details }).first().waitFor();
    return visited;
  }

  test('slips are paged by ten, say why they were refused, and show their picture', async () => {
    const { context, page, complaints } = await open();
    await page.getByRole('button', { name: words.slips }).click();
    const dialog = page.getByRole('dialog', { name: words.slips });
    const rows = dialog.locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(10);
    expect(await rows.filter({ hasText: /\(.+\)/ }).count()).toBeGreaterThan(5);
    expect(await seriousFindings(page)).toEqual([]);
    const calls = await callCount(id, 'listSlips');
    await dialog.getByRole('button', { name: words.refresh }).click();
    await dialog.getByRole('button', { name: market.words.page(2), exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] tbody tr').length < 10);
    expect(await callCount(id, 'listSlips')).toBeGreaterThan(calls);

    await dialog.getByRole('button', { name: words.view }).first().click();
    const picture = page.getByRole('img', { name: words.alt });
    await picture.waitFor();
    await page.waitForFunction(
      (alt) => (document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)?.naturalWidth ?? 0) > 100,
      words.alt,
    );
    const before = (await picture.boundingBox())?.width ?? 0;
    await page.getByRole('button', { name: words.zoomIn }).click();
    expect((await picture.boundingBox())?.width ?? 0).toBeGreaterThan(before);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await picture.waitFor({ state: 'detached' });

    await dialog.getByRole('button', { name: market.words.page(1), exact: true }).click();
    await page.waitForFunction(() => document.querySelectorAll('dialog[open] tbody tr').length === 10);
    await injectFault(id, 'getSlipImage', { kind: 'error', code: 'NO_DATA', status: 404, times: 1 });
    await dialog.getByRole('button', { name: words.view }).nth(1).click();
    await page.getByText(words.failed).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what is shown can be narrowed, saved as a table, and an entry as a picture', async () => {
    const { context, page, complaints } = await open();
    await page.getByRole('radio', { name: words.deposit }).check({ force: true });
    const entries = page.getByRole('button', { name: words.details });
    const shown = await entries.count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThan(10);
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.csv }).click(),
    ]);
    expect(table.suggestedFilename()).toMatch(/^statement-\d\d-\d\d-\d{4}\.csv$/);
    const csv = await readFile(await table.path());
    expect([...csv.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(shown + 1);
    expect(lines[1]).toContain(words.deposit);

    await entries.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: words.deposit });
    await dialog.waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const [receipt] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: words.picture }).click(),
    ]);
    const png = await readFile(await receipt.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(5000);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await entries.first().evaluate((button) => button === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
