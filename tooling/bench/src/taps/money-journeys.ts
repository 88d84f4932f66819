import type { Journey } from './stage';

/** The last sheet that opened. */
const SHEET = 'dialog[open]';
const AMOUNT = `${SHEET} input[name=amount]`;
const shortcut = (icon: string) => `main button:has(svg.lucide-${icon})`;

const byTransfer: Journey = async ({ page, beMember, tap, press }) => {
  await beMember('/user/home');
  await tap('open deposit', page.locator(shortcut('arrow-down-to-line')));
  await tap('choose a bank account', page.locator(`${SHEET} [data-method=account]`));
  await press('close the deposit', 'Escape');
};

const byCode: Journey = async ({ page, beMember, tap, type }) => {
  await beMember('/user/home');
  await tap('open deposit again', page.locator(shortcut('arrow-down-to-line')));
  await tap('choose a QR code', page.locator(`${SHEET} [data-method=qr]`));
  const cancel = page.locator(`${SHEET} [class*=_foot_] [class*=_quiet_]`);
  if ((await page.locator(AMOUNT).count()) === 0) {
    await tap('cancel the QR code', cancel);
  }
  await type('type an amount to deposit', page.locator(AMOUNT), '500');
  await tap('make the QR code', page.locator(`${SHEET} [class*=_foot_] button`));
  await tap('cancel the QR code', cancel);
};

const withdraw: Journey = async ({ page, beMember, tap, type, press }) => {
  await beMember('/user/home');
  await tap('open withdrawal', page.locator(shortcut('arrow-up-from-line')));
  await type('type an amount to withdraw', page.locator(AMOUNT), '150');
  await tap('check the withdrawal', page.locator(`${SHEET} [class*=_foot_] button`));
  await tap('confirm the withdrawal', page.locator(`${SHEET} [class*=_foot_] button`));
  await press('close the withdrawal', 'Escape');
};

const transfer: Journey = async ({ page, beMember, tap, type, press }) => {
  await beMember('/user/home');
  await tap('open transfer', page.locator(shortcut('arrow-left-right')));
  await tap('choose an account', page.locator(`${SHEET} [role=option]`).nth(1));
  await type('type an amount to transfer', page.locator(AMOUNT), '15');
  await tap('confirm the transfer', page.locator(`${SHEET} [class*=_foot_] button`));
  await press('close the transfer', 'Escape');
};

export const moneyJourneys: readonly Journey[] = [byTransfer, byCode, withdraw, transfer];
