import { PHONE, seriousFindings } from '../harness/page/browser';
import { DESKTOP, member, open, said, submit } from './console-steps';
import { sampled } from '@member-wallet/testing';

const PAGES = [
  '',
  '/calls',
  '/members',
  '/messages',
  '/payments',
  '/ledger',
  '/clock',
  '/faults',
  '/switches',
  '/reports',
  '/chat/',
] as const;

test('a call appears by itself, with what was sent and answered, and can be made to fail next time', async () => {
  const { ask, phone } = await member(40);
  const { page, browserErrors, leave } = await open('/calls');
  await page.getByRole('textbox', { name: 'Member' }).fill(phone);
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  const reads = page.getByRole('row').filter({ hasText: 'getProfile' });
  await page.getByRole('row').filter({ hasText: 'register' }).getByText('200', { exact: true }).waitFor();

  await ask('GET', '/api/account/profile');
  await reads.first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await ask('GET', '/api/account/profile');
  await page.getByRole('button', { name: 'Pause', pressed: true }).press('Enter');
  await reads.nth(1).waitFor();

  await reads.first().getByRole('link', { name: 'getProfile' }).click();
  await page.getByRole('heading', { level: 1, name: 'getProfile' }).waitFor();
  await page.getByRole('region', { name: 'Answered' }).getByText(phone).waitFor();
  expect(await page.getByRole('region', { name: 'As curl' }).textContent()).toContain(
    '/th/api/account/profile',
  );
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Error 500 before' }).press('Enter');
  await said(page, 'Error 500 before: done');
  await expect(ask('GET', '/api/account/profile')).rejects.toThrow();
  await ask('GET', '/api/account/profile');
  expect(browserErrors).toEqual([]);
  await leave();
});

test.each(
  sampled<[string, typeof PHONE]>(
    [
      ['a phone', PHONE],
      ['a desktop', DESKTOP],
    ],
    ['a phone', PHONE],
  ),
)('on %s each page is accessible, does not scroll sideways and leads to the others', async (_, viewport) => {
  const { page, browserErrors, leave } = await open('', viewport);
  for (const path of PAGES) {
    await page.goto(`/console${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const findings = await seriousFindings(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ path, findings, sideways: Math.max(0, sideways) }).toEqual({
      path,
      findings: [],
      sideways: 0,
    });
    await page.getByRole('link', { name: 'Members' }).click();
    await page.waitForURL('**/console/members');
  }
  expect(browserErrors).toEqual([]);
  await leave();
});

test('a member is found by phone; the page gives money and rewards, and sets the standing', async () => {
  const { phone, ask, wallet, page: own } = await member(1);
  const { page, browserErrors, leave } = await open('/members');
  await page.getByRole('searchbox').fill(phone);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL(`**/console${own}`);
  await submit(page, 'Credit', { Amount: '1120.50' });
  await said(page, 'Credit: done');
  expect(await wallet()).toBe(1120.5);
  await page.locator('#balances').getByText('฿1,120.50').first().waitFor();
  await submit(page, 'Give', { Coins: '3', Coupon: 'C50', Cashback: '15', Bonus: 'DAILY' });
  await said(page, 'Give: done');
  const setup = await ask<{ result: { userCoin: number } }>('GET', '/api/spinwheel/setup');
  expect(setup.result.userCoin).toBe(3);
  expect(await ask('GET', '/api/bonus/check/active')).toEqual({ status: true, type: 'day' });
  expect(await ask('GET', '/api/refund/check')).toMatchObject({ bonus: 15 });
  await page.locator('#bonuses').getByText('DAILY').waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  for (const standing of ['inactive', 'active']) {
    await submit(page, 'Set standing', { Standing: standing });
    await page.locator('#facts').getByText(standing, { exact: true }).waitFor();
    const profile = ask('GET', '/api/account/profile');
    if (standing === 'active') await profile;
    else await expect(profile).rejects.toThrow('INACTIVE_USER');
  }
  await page.getByRole('button', { name: /^End all sessions/ }).press('Enter');
  await page
    .locator('#sessions')
    .getByText(/logged out everywhere/)
    .waitFor();
  await expect(ask('GET', '/api/account/profile')).rejects.toThrow('invalid-token');
  expect(browserErrors).toEqual([]);
  await leave();
});

test("a member's page pays a QR code, and creates a slip and a gift link", async () => {
  const { phone, ask, wallet, page: own } = await member(2);
  const { page, browserErrors, leave } = await open(own);
  await ask('POST', '/api/qrcode/KBANK', { amount: 45 });
  const pay = page.getByRole('button', { name: `Pay ฿45.00 of ${phone}` });
  await pay.press('Enter');
  await said(page, /^Pay ฿45\.00 .*: done$/);
  await pay.waitFor({ state: 'detached' });
  expect(await wallet()).toBe(45);
  await submit(page, 'Make a slip', { Amount: '60', Kind: 'old' });
  await page.getByRole('img', { name: /^Slip / }).waitFor();
  const [slip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^Slip / }).click(),
  ]);
  expect(slip.suggestedFilename()).toMatch(/^slip-[0-9A-F]{20}\.png$/);
  await submit(page, 'Make a gift link', { Amount: '20' });
  await page.getByText(/^https:\/\/gift\./).waitFor();
  expect(browserErrors).toEqual([]);
  await leave();
});

test('approves and refuses withdrawals, each with its own button, and leads to the member', async () => {
  const { phone, ask, wallet, page: own } = await member(3);
  await ask('POST', '/api/wallet/add', { amount: 1000 });
  await ask('POST', '/api/wallet/withdraw', { amount: 300 });
  await ask('POST', '/api/wallet/withdraw', { amount: 200 });
  const { page, browserErrors, leave } = await open('/payments');
  for (const [name, amount] of [
    ['Approve', '฿300.00'],
    ['Refuse', '฿200.00'],
  ] as const) {
    const button = page.getByRole('button', { name: `${name} ${amount} of ${phone}` });
    if (name === 'Refuse') {
      await page.locator('#withdrawals').getByRole('link', { name: phone }).click();
      await page.waitForURL(`**/console${own}`);
    }
    await button.click();
    await said(page, /: done$/);
    await button.waitFor({ state: 'detached' });
  }
  expect(await wallet()).toBe(700);
  const { statements } = await ask<{
    statements: { statementType: string; amount: number; status: string }[];
  }>('POST', '/api/statement', { page: 1, limit: 10 });
  const decided = statements.filter(({ statementType }) => statementType === 'withdraw');
  expect(decided.map(({ amount, status }) => [amount, status])).toEqual([
    [200, 'FAILED'],
    [300, 'SUCCESS'],
  ]);
  expect(browserErrors).toEqual([]);
  await leave();
});
