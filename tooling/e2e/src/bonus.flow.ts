import type { Browser, Page } from 'playwright-core';
import { launch, seriousFindings, visit } from './harness/browser';
import { callCount, clearFaults, injectFault, ledgerHolds } from './harness/operator';
import { MARKETS, type Market } from './markets';
import { balances, logIn, registerByApi } from './steps';

const WORDS = {
  th: {
    code: 'รหัสโปรโมชั่น',
    search: 'ค้นหา',
    notFound: 'ไม่พบโปรโมชั่นของรหัสนี้',
    receive: 'รับโบนัส',
    done: 'รับโบนัสแล้ว',
    alreadyReceived: 'รับโปรโมชั่นนี้ไปแล้ว',
    cancel: 'ยกเลิกโบนัส',
    warnings: ['ยกเลิกแล้วจะนำโบนัสนี้กลับมาไม่ได้', 'ยกเลิกได้เมื่อทำตามเงื่อนไขครบแล้วเท่านั้น'],
    cleared: 'ยกเลิกโบนัสเรียบร้อย',
    condition: /ยังจบโบนัสไม่ได้/,
    received: 'รับแล้ว',
    current: 'กำลังใช้',
    promotion: 'โปรโมชั่น',
    daily: 'โบนัสรายวัน',
    percent: (value: number) => new RegExp(`${value}%`),
    unknown: 'ยังไม่ทราบผลของรายการ',
  },
  la: {
    code: 'ລະຫັດໂປຣໂມຊັນ',
    search: 'ຄົ້ນຫາ',
    notFound: 'ບໍ່ພົບໂປຣໂມຊັນຂອງລະຫັດນີ້',
    receive: 'ຮັບໂບນັດ',
    done: 'ຮັບໂບນັດແລ້ວ',
    alreadyReceived: 'ຮັບໂປຣໂມຊັນນີ້ໄປແລ້ວ',
    cancel: 'ຍົກເລີກໂບນັດ',
    warnings: ['ຍົກເລີກແລ້ວຈະເອົາໂບນັດນີ້ກັບຄືນບໍ່ໄດ້', 'ຍົກເລີກໄດ້ເມື່ອເຮັດຕາມເງື່ອນໄຂຄົບແລ້ວເທົ່ານັ້ນ'],
    cleared: 'ຍົກເລີກໂບນັດສຳເລັດ',
    condition: /ຍັງຈົບໂບນັດບໍ່ໄດ້/,
    received: 'ຮັບແລ້ວ',
    current: 'ກຳລັງໃຊ້',
    promotion: 'ໂປຣໂມຊັນ',
    daily: 'ໂບນັດປະຈຳວັນ',
    percent: (value: number) => new RegExp(`${value}%`),
    unknown: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
  },
} as const;

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());
afterEach(async () => {
  await clearFaults();
  expect(await ledgerHolds()).toBe(true);
});

describe.each(MARKETS)('$name build: bonuses', (market: Market) => {
  const id = market.words.market;
  const words = WORDS[id];
  /** A hundredfold in kip. */
  const worth = (baht: number) => (id === 'th' ? baht : baht * 100);
  let next = 70;

  async function open() {
    const member = await registerByApi(market, market.freshPhone(next++));
    const visited = await visit(browser, market.url());
    await logIn(visited.page, market, member);
    await visited.page.goto('/user/bonus');
    await visited.page.getByLabel(words.code).waitFor();
    return { ...visited, member };
  }
  const alertDialog = (page: Page) => page.getByRole('alertdialog');
  const card = (page: Page, code: string) => page.getByRole('button', { name: code });
  async function dismiss(page: Page): Promise<void> {
    await alertDialog(page).getByRole('button', { name: market.words.close }).last().click();
    await alertDialog(page).waitFor({ state: 'hidden' });
  }
  async function search(page: Page, code: string): Promise<void> {
    await page.getByLabel(words.code).fill(code);
    await page.getByRole('button', { name: words.search }).click();
  }
  async function cancel(page: Page): Promise<void> {
    await page.getByRole('button', { name: words.cancel }).first().click();
    await alertDialog(page).getByRole('button', { name: words.cancel }).click();
  }

  test('a bonus is received once, shows as the current one, and is cancelled after two warnings', async () => {
    const { context, page, complaints, member } = await open();
    expect(await seriousFindings(page)).toEqual([]);
    const calls = await callCount(id, 'activateBonus');
    await card(page, 'DAILY').click();
    await page.getByRole('dialog').getByText(words.percent(5)).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    const box = await page.getByRole('dialog').getByRole('button', { name: words.receive }).boundingBox();
    if (!box) throw new Error('the button has no place');
    await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
    await alertDialog(page).getByText(words.done).waitFor();
    await dismiss(page);
    expect(await callCount(id, 'activateBonus')).toBe(calls + 1);
    expect((await balances(market, member)).wallet).toBe(worth(20));
    await card(page, 'DAILY').getByText(words.current).waitFor();
    expect(await page.getByLabel(words.code).count()).toBe(0);

    await page.getByRole('button', { name: words.cancel }).click();
    for (const warning of words.warnings) await alertDialog(page).getByText(warning).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await alertDialog(page).getByRole('button', { name: words.cancel }).click();
    await page.getByText(words.cleared).waitFor();
    await page.getByLabel(words.code).waitFor();
    await card(page, 'DAILY').getByText(words.received).waitFor();
    expect(await card(page, 'DAILY').isDisabled()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a bonus whose conditions remain cannot be cancelled, and stays', async () => {
    const { context, page, complaints } = await open();
    await card(page, 'WELCOME').click();
    await page.getByRole('dialog').getByRole('button', { name: words.receive }).click();
    await alertDialog(page).getByText(words.done).waitFor();
    await dismiss(page);
    await cancel(page);
    await alertDialog(page).getByText(words.condition).waitFor();
    await dismiss(page);
    await card(page, 'WELCOME').getByText(words.current).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a promotion code is forced to upper case, searched, received once', async () => {
    const { context, page, complaints, member } = await open();
    await page.getByRole('button', { name: words.search }).click();
    await page.getByText(market.words.required).waitFor();
    await search(page, 'nope');
    expect(await page.getByLabel(words.code).inputValue()).toBe('NOPE');
    await page.getByRole('dialog').getByText(words.notFound).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await search(page, 'friend50');
    await page.getByRole('dialog').getByText(words.percent(10)).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: words.receive }).click();
    await alertDialog(page).getByText(words.done).waitFor();
    await dismiss(page);
    await page.getByText(words.promotion, { exact: true }).waitFor();
    expect((await balances(market, member)).wallet).toBe(worth(50));
    await cancel(page);
    await page.getByText(words.cleared).waitFor();

    await search(page, 'FRIEND50');
    await page.getByRole('dialog').getByRole('button', { name: words.receive }).click();
    await alertDialog(page).getByText(words.alreadyReceived).waitFor();
    expect((await balances(market, member)).wallet).toBe(worth(50));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a lost answer is not sent again, and the page shows what the server knows', async () => {
    const { context, page, member } = await open();
    const calls = await callCount(id, 'activateBonus');
    await injectFault(id, 'activateBonus', { kind: 'cut-after', times: 1 });
    await card(page, 'DAILY').click();
    await page.getByRole('dialog').getByRole('button', { name: words.receive }).click();
    await alertDialog(page).getByText(words.unknown).waitFor();
    await dismiss(page);
    await card(page, 'DAILY').getByText(words.current).waitFor();
    expect(await callCount(id, 'activateBonus')).toBe(calls + 1);
    expect((await balances(market, member)).wallet).toBe(worth(20));
    await context.close();
  });
});
