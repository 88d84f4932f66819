import { seriousFindings, visit } from '../harness/page/browser';
import { advanceClock, api, callSandbox, clearFaults, setSwitches, smsCode } from '../harness/stack/operator';
import { jsonInit } from '../harness/network/fetch-json';
import { logIn } from '../steps';
import { DESKTOP, forgetSaid, member, open, said, submit, thai } from './console-steps';

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

test('Enter sends nothing on a switch, and presses the main button in a field of a fault', async () => {
  const { page, browserErrors, leave } = await open('/switches');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postData() ?? '');
  });
  try {
    const box = page.getByRole('checkbox', { name: /^shortOtp / }).first();
    await box.press('Enter');
    await box.press('Space');
    await said(page, 'shortOtp: done');
    await forgetSaid(page);
    await box.press('Space');
    await said(page, 'shortOtp: done');
    expect(sent).toEqual([true, false].map((shortOtp) => JSON.stringify({ market: 'th', shortOtp })));
    await page.goto('/console/faults');
    await page.getByLabel('Market').selectOption('la');
    await page.getByLabel('Calls').selectOption('getNotice');
    await page.getByLabel('Times; empty: until cleared').press('Enter');
    await said(page, 'Refuse: done');
    const set = page.locator('#faults').getByRole('row').filter({ hasText: 'getNotice' });
    await set.getByText('refused MONEY_NOT_ENOUGH').waitFor();
    expect(browserErrors).toEqual([]);
  } finally {
    await setSwitches('th', { shortOtp: false });
    await clearFaults();
    await leave();
  }
});

test('opens the app as a member, in place of whoever was logged in', async () => {
  const { phone, page: memberPage } = await member(20);
  const app = thai.url();
  await callSandbox('/console/apps', jsonInit('POST', { market: 'th', url: app }));
  const { context, page, browserErrors, leave } = await visit(app);
  await logIn(page, thai);
  await page.goto(`${stack.sandbox}/console${memberPage}`);
  await page.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = page.getByRole('link', { name: 'Open the app' });
  await link.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  const [opened] = await Promise.all([context.waitForEvent('page'), link.press('Enter')]);
  await opened.waitForURL(`${app}/user/home`);
  await opened.getByText(/Flow/).first().waitFor();
  expect(await opened.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await opened.goto('/user/profile');
  await opened.getByText(phone.slice(-4)).first().waitFor();
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
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Phone').press('Enter');
  await page.waitForURL(`**/console/messages?phone=${phone}`);
  await page.getByRole('row').filter({ hasText: phone }).getByText('valid until').waitFor();
  await page.getByLabel('Phone').fill('0850000000');
  await page.getByRole('button', { name: 'Filter' }).press('Enter');
  await page.getByText('No code was sent to this phone. Check it, or show all.').waitFor();
  await page.getByRole('link', { name: 'Show all' }).press('Enter');
  await page.getByRole('row').filter({ hasText: phone }).waitFor();
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
