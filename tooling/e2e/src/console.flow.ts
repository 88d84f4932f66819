import type { Page } from 'playwright-core';
import { PHONE, seriousFindings, visit } from './harness/browser';
import { advanceClock, api, clearFaults, smsCode } from './harness/operator';
import { MARKETS } from './markets';
import { sampled } from './harness/exhaustive';
import { balances, registerByApi } from './steps';

const [thai = missing()] = MARKETS;
const DESKTOP = { width: 1280, height: 800 };
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

function missing(): never {
  throw new Error('no market');
}

async function open(path: string, viewport = PHONE) {
  const { leave, page, browserErrors } = await visit(stack.sandbox, { viewport });
  await page.goto(`/console${path}`);
  return { page, browserErrors, leave };
}

const said = (page: Page, text: string | RegExp) =>
  page.getByRole('status').first().getByText(text).waitFor();
/** The page may say the same again. */
const forgetSaid = (page: Page) =>
  page
    .getByRole('status')
    .first()
    .evaluate((element) => element.replaceChildren());
const formWith = (page: Page, button: string) =>
  page.locator('form').filter({ has: page.getByRole('button', { name: button, exact: true }) });

/** Fills in a form by its labels and submits it with Enter or, if it has a multi-line field, with its button. */
async function submit(page: Page, button: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = formWith(page, button);
  for (const [label, value] of Object.entries(fields)) {
    const field = form.getByLabel(label, { exact: true });
    if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
    else await field.fill(value);
  }
  await form.getByRole('button', { name: button, exact: true }).press('Enter');
}

/** Registers a member of this flow, with helpers to call the API as that member. */
async function member(n: number) {
  const { phone, password } = await registerByApi(thai, thai.freshPhone(n));
  const own = { phone, password, name: /Flow/ };
  const { token } = await balances(thai, own);
  const ask = <T>(method: string, path: string, body?: unknown) =>
    api('th', method, path, body, token) as Promise<T>;
  const wallet = async () => (await balances(thai, own)).wallet;
  const { profile } = await ask<{ profile: { _id: string } }>('GET', '/api/account/profile');
  return { phone, ask, wallet, page: `/members/${profile._id}` };
}

test('a call appears by itself, with what was sent and answered, and can be made to fail next time', async () => {
  const { ask, phone } = await member(40);
  const { page, browserErrors, leave } = await open('/calls');
  await page.getByRole('textbox', { name: 'Member' }).fill(phone);
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  const reads = page.getByRole('row').filter({ hasText: 'getProfile' });
  await page.getByRole('row').filter({ hasText: 'register' }).getByText('200').waitFor();

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

test('changes switches and game providers, and changes them back', async () => {
  const { ask } = await member(4);
  const { page, browserErrors, leave } = await open('/switches');
  const market = page
    .locator('form')
    .filter({ has: page.getByRole('group', { name: 'Switches' }) })
    .first();
  const box = market.getByRole('checkbox', { name: /^spinWheel / });
  for (const on of [false, true]) {
    await box.press('Space');
    await said(page, 'spinWheel: done');
    expect(await ask('GET', '/api/spinwheel/active')).toEqual({ isActive: on });
    await forgetSaid(page);
  }
  const provider = page.getByRole('combobox', { name: 'JOKER, Thai market' });
  await provider.selectOption('down');
  await said(page, 'JOKER: done');
  await expect(ask('GET', '/api/wallet/activate/JOKER')).rejects.toThrow('SLOT_ACTIVATE_FAIL');
  await forgetSaid(page);
  await provider.selectOption('up');
  await said(page, 'JOKER: done');
  await page.reload();
  expect(await provider.inputValue()).toBe('up');
  await ask('GET', '/api/wallet/activate/JOKER');
  expect(browserErrors).toEqual([]);
  await leave();
});

test("a member's money is booked although the answer fails, as often as asked for; all faults are cleared", async () => {
  const { phone, ask, wallet } = await member(6);
  const other = await member(7);
  const { page, browserErrors, leave } = await open('/faults');
  try {
    await page.getByLabel('Phone; empty: everybody').fill(phone);
    await page.getByRole('button', { name: 'Error 500 after' }).press('Enter');
    await said(page, 'Error 500 after: done');
    await other.ask('POST', '/api/wallet/add', { amount: 5 });
    await expect(ask('POST', '/api/wallet/add', { amount: 40 })).rejects.toThrow('INTERNAL_SERVER_ERROR');
    expect(await wallet()).toBe(40);
    const set = page.locator('#faults').getByRole('row').filter({ hasText: phone });
    await set.getByText('used up').waitFor();
    await set.getByText('1', { exact: true }).waitFor();

    await page.getByLabel('Times; empty: until cleared').fill('');
    await page.getByLabel('Calls').selectOption('reads');
    await page.getByLabel('Refused with').selectOption('NO_DATA');
    await page.getByRole('button', { name: 'Refuse', exact: true }).press('Enter');
    await said(page, 'Refuse: done');
    for (let time = 0; time < 2; time += 1)
      await expect(ask('GET', '/api/wallet')).rejects.toThrow('NO_DATA');
    await page.locator('#faults').getByText('until cleared').waitFor();
    expect(await seriousFindings(page)).toEqual([]);

    await submit(page, 'Clear all faults', {});
    await page
      .locator('#faults')
      .getByText(/^None\./)
      .waitFor();
    expect(await wallet()).toBe(40);
    expect(browserErrors).toEqual([]);
  } finally {
    await clearFaults();
    await leave();
  }
});

test('a code by SMS appears by itself and is copied by a press', async () => {
  const phone = thai.freshPhone(5);
  const { page, browserErrors, leave } = await open('/messages');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await api('th', 'POST', '/api/otp/send', { phoneNumber: phone });
  const code = await smsCode(phone);
  await page.getByRole('row').filter({ hasText: phone }).getByText('valid until').waitFor();
  await page.getByRole('button', { name: `Copy ${code}` }).press('Enter');
  await said(page, 'Copy: done');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  expect(browserErrors).toEqual([]);
  await leave();
});

test('the ledger holds, and its double entries lead to the call that wrote them', async () => {
  const { ask, phone } = await member(8);
  const { page, browserErrors, leave } = await open('/ledger', DESKTOP);
  await page.locator('#rules').getByText('all rules hold').waitFor();
  await ask('POST', '/api/wallet/add', { amount: 4321 });
  const entry = page.getByRole('row').filter({ hasText: phone }).filter({ hasText: '฿4,321.00' });
  await entry.getByRole('link', { name: /^call / }).click();
  await page.getByRole('heading', { level: 1, name: 'addToWallet' }).waitFor();
  const written = page.getByRole('region', { name: 'Written to the ledger' });
  await written.getByText('wallet', { exact: true }).waitFor();
  expect(browserErrors).toEqual([]);
  await leave();
});

test('moves the clock forward and back, and shows what it will set off', async () => {
  const { ask, phone } = await member(9);
  await ask('POST', '/api/qrcode/KBANK', { amount: 45 });
  const { page, browserErrors, leave } = await open('/clock');
  const end = page.locator('#due').getByRole('row').filter({ hasText: phone }).getByText('QR code ends');
  await end.waitFor();
  const shown = async () =>
    new Date((await page.locator('#now time').getAttribute('datetime')) ?? '').getTime();
  const before = await shown();
  await page.getByRole('button', { name: 'Move the clock on by 1 hour' }).click();
  await said(page, /1 hour: done$/);
  try {
    expect((await shown()) - before).toBeGreaterThanOrEqual(3_600_000);
    await end.waitFor({ state: 'detached' });
    await submit(page, 'Move the clock', { 'Minutes, also back': '-60' });
    await said(page, 'Move the clock: done');
  } catch (error) {
    await advanceClock(-3_600_000);
    throw error;
  }
  expect((await shown()) - before).toBeLessThan(3_600_000);
  expect(browserErrors).toEqual([]);
  await leave();
});

test('lets the operator read and answer a conversation, also with a sample, without losing the draft', async () => {
  const guestId = crypto.randomUUID().replaceAll('-', '');
  const say = (payload: string) =>
    api('th', 'POST', '/api/chat/send-message', {
      sender: 'customer',
      message: { message_type: 'text', payload },
      guestId,
    });
  await say('สวัสดีจากหน้าเว็บ');
  const { page, browserErrors, leave } = await open('/chat/');
  await page.getByRole('link', { name: new RegExp(guestId) }).click();
  const talk = page.locator('#talk');
  await talk.getByText('สวัสดีจากหน้าเว็บ').waitFor();
  const answer = page.getByLabel('Answer', { exact: true });
  await answer.fill('กำลังตรวจสอบ');
  await say('ยังอยู่ไหม');
  await talk.getByText('ยังอยู่ไหม').waitFor();
  expect(await answer.inputValue()).toBe('กำลังตรวจสอบ');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await talk.getByText('กำลังตรวจสอบ').waitFor();
  expect(await answer.inputValue()).toBe('');
  await submit(page, 'Send a sample', { Sample: 'BUTTONS' });
  await talk.getByText(/^buttons:/).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  expect(browserErrors).toEqual([]);
  await leave();
});
