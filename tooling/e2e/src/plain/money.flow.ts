import type { Page } from 'playwright-core';
import { SLIP_PICTURE } from '../scenes/slip-picture';
import { runsOn } from '../markets';
import { openTransfer } from '../steps';
import { dialogOf, openHome, openPlain, PLAIN_MARKETS, type PlainMarket } from './open-plain';

const rowsOf = (page: Page) => page.getByRole('main').getByRole('listitem');

async function openDeposit(page: Page, { words }: PlainMarket): Promise<void> {
  await page.getByRole('button', { name: words.deposit.title, exact: true }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

describe.each(PLAIN_MARKETS)('$name build on the plain backend: money', (market) => {
  const { words } = market;

  if (runsOn('Laos', market)) {
    test('shows the total in the member’s currency, also in English, and logs out', async () => {
      const { page, see, sent, leave } = await openHome(market);
      await see(page.getByText(market.demo.name));
      await see(page.getByText('฿1,275.00'));
      await see(page.getByText('฿35.25'));
      expect(await page.locator('main').innerText()).not.toContain('₭');
      await page.getByRole('button', { name: words.menu.open }).click();
      await page.getByRole('menuitemradio', { name: 'English', exact: true }).click();
      await see(page.getByRole('button', { name: 'Deposit', exact: true }));
      await see(page.getByText('฿1,275.00'));
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.waitForURL('**/login');
      await see(page.getByRole('heading', { name: 'Welcome' }));
      expect(await sent()).toEqual([]);
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('lists the deposit accounts, copies a number and uploads a slip once', async () => {
      const { page, backend, see, sent, leave } = await openHome(market);
      await openDeposit(page, market);
      const [bank] = words.deposit.banks;
      await see(dialogOf(page).getByRole('button', { name: bank }));
      await dialogOf(page).getByRole('button', { name: bank }).first().click();
      await see(page.getByRole('button', { name: words.deposit.copy }));
      await page.keyboard.press('Escape');
      await see(dialogOf(page).getByRole('button', { name: bank }));
      await page.getByRole('button', { name: words.deposit.slip }).click();
      await page
        .locator('input[name=slip]')
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: SLIP_PICTURE });
      await Promise.all([
        page.waitForResponse('**/api/wallet/slip'),
        page.getByRole('button', { name: words.deposit.sendSlip, exact: true }).click(),
      ]);
      await backend.settle();
      await see(page.getByText(words.deposit.slipGood));
      expect(await sent()).toEqual(['POST /api/wallet/slip']);
      expect(await backend.balances()).toMatchObject({ WALLET: '1320.75' });
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('transfers an exact amount, and shows the new balances', async () => {
      const { page, backend, see, sent, leave } = await openHome(market);
      await openTransfer(page, market, /^PG Soft/);
      await dialogOf(page).getByLabel(words.amount, { exact: true }).fill('100.10');
      await dialogOf(page)
        .getByRole('button', { name: new RegExp(`^${words.transfer}`) })
        .click();
      await see(page.getByText(words.done));
      expect(await backend.balances()).toEqual({
        WALLET: '1150.40',
        PG: '120.10',
        UFABET: '4.50',
        HUAYHD: '0.00',
        NAMELESS: '0.00',
        RESERVED: '0.00',
      });
      expect(await sent()).toEqual(['POST /api/wallet/transfer']);
      await page.goto('/user/statement');
      await see(rowsOf(page).first().getByText('100.10'));
      await leave();
    });
  }

  if (runsOn('Thai', market)) {
    test('withdraws, and shows the withdrawal until it is paid', async () => {
      const { page, backend, see, sent, leave } = await openHome(market);
      await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
      await see(page.getByLabel(words.withdraw.amount));
      await page.getByLabel(words.withdraw.amount).fill('150.55');
      await dialogOf(page).getByRole('button', { name: words.next, exact: true }).click();
      const confirm = page.getByRole('button', { name: /฿150\.55/ });
      await see(confirm);
      await confirm.click();
      await see(page.getByText(words.withdraw.done));
      expect(await backend.balances()).toMatchObject({ WALLET: '1099.95', RESERVED: '150.55' });
      await page.goto('/user/statement');
      await see(rowsOf(page).first().getByText(words.withdraw.pending));
      await backend.settle();
      await page.reload();
      await see(rowsOf(page).first().getByText(words.withdraw.good, { exact: true }));
      expect(await backend.balances()).toMatchObject({ WALLET: '1099.95', RESERVED: '0.00' });
      expect(await sent()).toEqual(['POST /api/wallet/withdrawAll']);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('lists the statement and the slips, and looks up a slip’s picture', async () => {
      const { page, see, sent, leave } = await openPlain(market, '/user/statement');
      await see(rowsOf(page).getByText('+฿500.00'));
      // An entry without a status is in progress; the other four have a status.
      expect(await page.getByRole('button', { name: words.records.details }).count()).toBe(5);
      await see(rowsOf(page).getByText(words.withdraw.bad, { exact: true }));
      await see(rowsOf(page).getByText(words.withdraw.pending));
      // The newest slip was refused yesterday.
      await page.getByRole('button', { name: words.records.slipsRefused }).click();
      await page.getByRole('button', { name: words.records.all }).click();
      const slips = page.getByRole('dialog', { name: words.records.slips });
      await see(slips.getByRole('listitem').filter({ hasText: '300.25' }));
      expect(await slips.getByRole('listitem').count()).toBe(2);
      await slips.getByRole('button', { name: words.records.row }).first().click();
      await page.getByRole('button', { name: words.records.view }).click();
      await see(page.getByRole('img', { name: words.records.slip }));
      expect(await sent()).toEqual([]);
      await leave();
    });
  }
});

const [thai] = PLAIN_MARKETS;
if (!thai) throw new Error('no Thai market');

const QR = {
  way: /กสิกรไทย.*ฝากขั้นต่ำ/,
  amount: 'จำนวนเงินที่ฝาก',
  make: /^สร้าง QR Code/,
  cancel: 'ยกเลิก QR Code นี้',
};

test('Thai build on the plain backend: shows QR codes whose expiry is given in seconds or as a time', async () => {
  const { page, see, sent, leave } = await openHome(thai);
  await openDeposit(page, thai);
  await dialogOf(page).getByRole('button', { name: QR.way }).click();
  for (const amount of ['20.25', '50']) {
    await page.getByLabel(QR.amount).fill(amount);
    await page.getByRole('button', { name: QR.make }).click();
    await see(page.getByRole('timer').getByText(/^(04:5\d|05:00)$/));
    await see(page.getByRole('img', { name: /QR Code/ }));
    await page.getByRole('button', { name: QR.cancel }).click();
    await see(page.getByLabel(QR.amount));
  }
  expect((await sent()).map((call) => call.split(' ')[0])).toEqual(['POST', 'DELETE', 'POST', 'DELETE']);
  await leave();
});
