import type { Page } from 'playwright-core';
import { seriousFindings, visit } from '../harness/page/browser';
import { callCount, clearFaults, injectFault, ledgerHolds } from '../harness/stack/operator';
import { MARKETS } from '../markets';
import { balances } from '../steps';

const [thai] = MARKETS;
if (!thai) throw new Error('the examples are for the Thai market');
const cents = (amount = 0): number => Math.round(amount * 100);

const logIn = async (page: Page, password = thai.demo.password): Promise<void> => {
  await page.getByLabel('เบอร์โทรศัพท์').fill(thai.demo.phone);
  await page.getByLabel('รหัสผ่าน').fill(password);
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
};
const send = async (page: Page, amount: string): Promise<void> => {
  await page.getByLabel('ไปยัง').selectOption('PG');
  await page.getByLabel('จำนวนเงิน').fill(amount);
  await page.getByRole('button', { name: 'โอน', exact: true }).click();
};
const waitForBalance = (page: Page, amount: number): Promise<void> =>
  page
    .getByLabel('ยอดเงินในกระเป๋า')
    .filter({ hasText: `${amount.toLocaleString('th-TH', { minimumFractionDigits: 2 })} ฿` })
    .waitFor();
const entries = (page: Page) => page.getByRole('listitem');

describe.each(['swr', 'tanstack'])('the example with %s', (name) => {
  afterEach(clearFaults);

  test('logs in, transfers once and exactly, and shows a refusal and the statement', async () => {
    const { leave, page, browserErrors } = await visit(stack.examples[name] ?? '');
    const before = await balances(thai);
    const calls = await callCount('th', 'transfer');
    await page.goto('/');
    expect(await seriousFindings(page)).toEqual([]);
    await logIn(page);
    await waitForBalance(page, before.wallet);

    await send(page, '12.34');
    await page.getByText('โอนสำเร็จ').waitFor();
    const after = await balances(thai);
    expect(cents(after.wallet) - cents(before.wallet)).toBe(-1234);
    expect(cents(after.slots.get('PG')) - cents(before.slots.get('PG'))).toBe(1234);
    expect(await callCount('th', 'transfer')).toBe(calls + 1);
    expect(await ledgerHolds()).toBe(true);
    await page.getByText('12.34 ฿').first().waitFor();
    await waitForBalance(page, after.wallet);

    await send(page, '99999999');
    await page.getByRole('alert').getByText('ยอดเงินไม่พอ').waitFor();
    expect((await balances(thai)).wallet).toBe(after.wallet);
    expect(await seriousFindings(page)).toEqual([]);

    await entries(page).nth(4).waitFor();
    expect(await entries(page).count()).toBe(5);
    await page.getByRole('button', { name: 'ดูเพิ่มเติม' }).click();
    await entries(page).nth(9).waitFor();
    expect(browserErrors.filter((error) => !error.includes('400'))).toEqual([]);
    await leave();
  });

  test('shows an unknown outcome if the response is lost, and does not resend', async () => {
    const { leave, page } = await visit(stack.examples[name] ?? '');
    await page.goto('/');
    await logIn(page);
    await page.getByLabel('ยอดเงินในกระเป๋า').waitFor();
    const before = await balances(thai);
    const calls = await callCount('th', 'transfer');
    await injectFault('th', 'transfer', { kind: 'cut-after', times: 1 });
    await send(page, '7');
    await page.getByRole('alert').getByText('ยังไม่ทราบผลการโอน').waitFor();
    expect(await page.getByRole('button', { name: 'โอน', exact: true }).isDisabled()).toBe(true);
    // The transfer took effect, and the page has read the balance again.
    const after = await balances(thai);
    expect(cents(after.wallet) - cents(before.wallet)).toBe(-700);
    await waitForBalance(page, after.wallet);
    expect(await callCount('th', 'transfer')).toBe(calls + 1);
    await page.getByRole('button', { name: 'ตรวจสอบแล้ว' }).click();
    await page.getByRole('alert').waitFor({ state: 'hidden' });
    expect(await page.getByRole('button', { name: 'โอน', exact: true }).isEnabled()).toBe(true);
    await leave();
  });

  test('refuses wrong credentials in Thai, and shows no amount after log-out', async () => {
    const { leave, page } = await visit(stack.examples[name] ?? '');
    await page.goto('/');
    await logIn(page, 'wrong-password');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/^[\u0e00-\u0e7f\s]+$/);
    await logIn(page);
    await page.getByLabel('ยอดเงินในกระเป๋า').waitFor();
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
    expect(await page.getByText('฿').count()).toBe(0);
    await leave();
  });
});
