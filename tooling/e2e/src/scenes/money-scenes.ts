import {
  alertDialog,
  answer,
  change,
  cut,
  dialog,
  EMPTY,
  hold,
  keepToasts,
  MARKET,
  member,
  postToConsole,
  refuse,
  toast,
  type Scene,
  type SceneContext,
} from './reach';
import { SLIP_PICTURE } from './slip-picture';

/** Opens the transfer form, with the list of destinations over it. */
async function openTransfer(context: SceneContext) {
  await member(context, '/user/home');
  await context.page.locator('main button:has(svg.lucide-arrow-left-right)').first().click();
  await context.page.locator('dialog[open] [role=option]').first().waitFor();
}

async function fillTransfer(context: SceneContext) {
  await openTransfer(context);
  await context.page.locator('dialog[open] [role=option]').nth(1).click();
  await context.page.locator('[role=option]').first().waitFor({ state: 'detached' });
  await context.page.locator('dialog[open] input[name=amount]').fill('100');
}

async function transferTo(context: SceneContext) {
  await fillTransfer(context);
  await context.page.locator('dialog[open] [class*=_foot_] button').first().click();
}

/** Opens the list of deposit methods, or the sheet of the first method of a kind. */
async function openDeposit(context: SceneContext, method?: 'account' | 'qr' | 'gift') {
  await member(context, '/user/home', EMPTY[context.build]);
  await context.page.locator('main button:has(svg.lucide-arrow-down-to-line)').click();
  if (method === undefined) return;
  await dialog(context.page).locator(`li button[data-method=${method}]`).first().click();
}

/** Lists deposit methods in kip; the scenes' member has baht. */
const listInKip = (context: SceneContext): void =>
  change<{ banks: readonly object[] }>(context, 'lookup/deposit', (lookup) => ({
    ...lookup,
    banks: lookup.banks.map((bank) => ({ ...bank, currency: 'LAK' })),
  }));

const EMPTY_QR = { hasQrcode: false };
const CODE = {
  hasQrcode: true,
  qrcodeId: 'qr-of-a-scene',
  amount: 500,
  expireIn: 572,
  message: null,
  qrcode:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 29 29"><path d="M4 4h7v7H4zM18 4h7v7h-7zM4 18h7v7H4zM13 13h3v3h-3zM18 18h2v2h-2z"/></svg>',
};

const CREDITED = {
  statementType: 'deposit',
  from: 'KBANK',
  to: 'WALLET',
  amount: 1500.5,
  status: 'SUCCESS',
  createdAt: '2026-11-18T06:42:08.000Z',
};

async function openSlip(context: SceneContext) {
  await openDeposit(context);
  await dialog(context.page).locator('li button').first().waitFor();
  // The last button of the sheet, or of the list beside it.
  await dialog(context.page).locator(':is([class*=_foot_], [class*=_slip_]) button').last().click();
  await dialog(context.page).locator('input[name=slip]').waitFor({ state: 'attached' });
}

async function chooseSlip(context: SceneContext) {
  await openSlip(context);
  await dialog(context.page).locator('input[name=slip]').setInputFiles({
    name: 'slip.png',
    mimeType: 'image/png',
    buffer: SLIP_PICTURE,
  });
  await dialog(context.page).locator('img').waitFor();
}

const sendSlip = (context: SceneContext) =>
  dialog(context.page).locator('[class*=_foot_] button').first().click();

async function openWithdraw(context: SceneContext, amount?: string) {
  await member(context, '/user/home');
  await context.page.locator('main button:has(svg.lucide-arrow-up-from-line)').click();
  await context.page.locator('dialog[open] input[name=amount]').waitFor();
  if (amount === undefined) return;
  await context.page.locator('dialog[open] input[name=amount]').fill(amount);
  await context.page.locator('dialog[open] button').last().click();
}

const SOME_AMOUNT = { thai: '1500', laos: '150000' };

async function confirmWithdrawal(context: SceneContext) {
  await openWithdraw(context, SOME_AMOUNT[context.build]);
  await context.page.locator('dialog[open] dl').waitFor();
  await context.page.locator('dialog[open] [class*=_foot_] button').first().click();
}

export const moneyScenes: Record<string, Scene> = {
  transfer: fillTransfer,
  'transfer-picker': openTransfer,
  'transfer-error': async (context) => {
    await openTransfer(context);
    await context.page.keyboard.press('Escape');
    await context.page.locator('[role=option]').first().waitFor({ state: 'detached' });
    await context.page.locator('dialog[open] button').last().click();
    await alertDialog(context.page);
  },
  'transfer-busy': async (context) => {
    hold(context, 'wallet/transfer');
    await transferTo(context);
    await dialog(context.page).locator('[class*=_busy_]').first().waitFor();
  },
  'transfer-done': async (context) => {
    answer(context, 'wallet/transfer', { message: 'OK' });
    await transferTo(context);
    await alertDialog(context.page);
  },
  'transfer-unknown': async (context) => {
    cut(context, 'wallet/transfer');
    await transferTo(context);
    await alertDialog(context.page);
  },
  withdraw: (context) => openWithdraw(context),
  'withdraw-no-limits': async (context) => {
    refuse(context, 'lookup/withdraw');
    await openWithdraw(context);
    await dialog(context.page).locator('[class*=_notice_]').first().waitFor();
  },
  'withdraw-error': async (context) => {
    await openWithdraw(context, '1');
    await alertDialog(context.page);
  },
  'withdraw-confirm': async (context) => {
    await openWithdraw(context, SOME_AMOUNT[context.build]);
    await context.page.locator('dialog[open] dl').waitFor();
  },
  'withdraw-refused': async (context) => {
    refuse(context, 'wallet/withdrawAll', 'BONUS_REMAINING');
    await confirmWithdrawal(context);
    await alertDialog(context.page);
  },
  'withdraw-done': async (context) => {
    answer(context, 'wallet/withdrawAll', { message: 'OK' });
    await confirmWithdrawal(context);
    await alertDialog(context.page);
  },
  deposit: async (context) => {
    await openDeposit(context);
    await dialog(context.page).locator('li button').first().waitFor();
  },
  'deposit-loading': async (context) => {
    hold(context, 'lookup/deposit');
    await openDeposit(context);
    await dialog(context.page).locator('[aria-busy=true]').waitFor();
  },
  'deposit-failed': async (context) => {
    refuse(context, 'lookup/deposit');
    await openDeposit(context);
    await dialog(context.page).locator('[class*=_empty_]').first().waitFor();
  },
  'deposit-manual': async (context) => {
    change(context, 'lookup/deposit', (lookup: object) => ({ ...lookup, isManual: true }));
    await openDeposit(context);
    await dialog(context.page).locator('li button').first().waitFor();
  },
  'deposit-account': async (context) => {
    await openDeposit(context, 'account');
    await dialog(context.page).locator('button:has(svg.lucide-copy)').waitFor();
  },
  'deposit-only': async (context) => {
    change<{ banks: readonly { mode?: string | null }[] }>(
      context,
      'lookup/deposit',
      ({ banks, ...lookup }) => ({
        ...lookup,
        banks: banks.filter(({ mode }) => mode === 'QR').slice(0, 1),
        wallets: [],
      }),
    );
    answer(context, 'qrcode/*', EMPTY_QR);
    await openDeposit(context);
    await dialog(context.page).locator('input[name=amount]').waitFor();
  },
  'deposit-account-arrived': async (context) => {
    let isCredited = false;
    change<{ statements: readonly object[] }>(context, 'statement', (statement) =>
      isCredited ? { ...statement, statements: [CREDITED, ...statement.statements] } : statement,
    );
    await openDeposit(context, 'account');
    await context.page.waitForResponse('**/api/statement');
    isCredited = true;
    await dialog(context.page).locator('svg.lucide-circle-check').waitFor();
  },
  'deposit-other-currency': async (context) => {
    listInKip(context);
    await openDeposit(context, 'account');
    await dialog(context.page).locator('[class*=_notice_]').first().waitFor();
  },
  'deposit-name': async (context) => {
    await openDeposit(context, 'account');
    await dialog(context.page).locator('button[class*=_link_]').click();
    await dialog(context.page).locator('input').waitFor();
  },
  'deposit-qr-form': async (context) => {
    answer(context, 'qrcode/*', EMPTY_QR);
    await openDeposit(context, 'qr');
    await dialog(context.page).locator('input[name=amount]').waitFor();
  },
  'deposit-qr-other-currency': async (context) => {
    listInKip(context);
    answer(context, 'qrcode/*', EMPTY_QR);
    await openDeposit(context, 'qr');
    await dialog(context.page).locator('[class*=_notice_]').first().waitFor();
  },
  'deposit-qr-refused': async (context) => {
    await keepToasts(context);
    answer(context, 'qrcode/*', { ...EMPTY_QR, message: 'QR_FAIL' });
    await openDeposit(context, 'qr');
    await dialog(context.page).locator('input[name=amount]').fill('500');
    await dialog(context.page).locator('[class*=_foot_] button').first().click();
    await toast(context.page);
  },
  'deposit-qr': async (context) => {
    answer(context, 'qrcode/*', CODE);
    await openDeposit(context, 'qr');
    await dialog(context.page).locator('img').waitFor();
  },
  'deposit-qr-closing': async (context) => {
    answer(context, 'qrcode/*', { ...CODE, expireIn: 55 });
    await openDeposit(context, 'qr');
    await dialog(context.page).locator('img').waitFor();
  },
  'deposit-qr-held': async (context) => {
    answer(context, 'qrcode/*', CODE);
    await openDeposit(context, 'qr');
    await context.page.evaluate(() =>
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 14; wv) Line/14' }),
    );
    await dialog(context.page).locator('button:has(svg.lucide-download)').click();
    // The QR code behind it is a picture of the same kind.
    await context.page.locator('dialog[open]').nth(1).locator('img[src^="data:image/png"]').waitFor();
  },
  'deposit-arrived': async (context) => {
    let paid = false;
    change(context, 'wallet', (wallet: { wallet: { amount: number | null } }) =>
      paid ? { ...wallet, wallet: { amount: (wallet.wallet.amount ?? 0) + CODE.amount } } : wallet,
    );
    context.proxy.handle('qrcode/*', () => ({ status: 200, body: paid ? EMPTY_QR : CODE }));
    await openDeposit(context, 'qr');
    await dialog(context.page).locator('img').waitFor();
    paid = true;
    await dialog(context.page).locator('svg.lucide-circle-check').waitFor();
  },
  'deposit-gift': async (context) => {
    await openDeposit(context, 'gift');
    await dialog(context.page).locator('input').waitFor();
  },
  'deposit-gift-other-host': async (context) => {
    await openDeposit(context, 'gift');
    await dialog(context.page).locator('input').fill('https://gift.example.com/campaign/?v=1');
    await dialog(context.page).locator('[class*=_foot_] button').first().click();
    await dialog(context.page).locator('[aria-invalid=true]').waitFor();
  },
  'deposit-gift-refused': async (context) => {
    await keepToasts(context);
    refuse(context, 'wallet/truelink', 'TRUELINK_INVALID');
    await openDeposit(context, 'gift');
    await dialog(context.page)
      .locator('input')
      .fill('https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF');
    await dialog(context.page).locator('[class*=_foot_] button').first().click();
    await toast(context.page);
  },
  'deposit-slip': openSlip,
  'deposit-slip-chosen': chooseSlip,
  'deposit-slip-readable': async (context) => {
    await openSlip(context);
    const phone = EMPTY[context.build];
    const made = await postToConsole(context.stack, 'slips', {
      market: MARKET[context.build],
      phone,
      amount: 500,
      kind: 'good',
    });
    const { picture } = (await made.json()) as { picture: string };
    const buffer = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
    await dialog(context.page)
      .locator('input[name=slip]')
      .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    await dialog(context.page).locator('[class*=_readable_]').waitFor();
  },
  'deposit-slip-wrong': async (context) => {
    await openSlip(context);
    await dialog(context.page)
      .locator('input[name=slip]')
      .setInputFiles({
        name: 'slip.png',
        mimeType: 'image/png',
        buffer: Buffer.from('not a picture'),
      });
    await dialog(context.page).locator('[class*=_notice_]').first().waitFor();
  },
  'deposit-slip-sending': async (context) => {
    hold(context, 'wallet/slip');
    await chooseSlip(context);
    await sendSlip(context);
    await dialog(context.page).locator('progress').waitFor();
  },
  'deposit-slip-sent': async (context) => {
    answer(context, 'wallet/slip', { message: 'OK' });
    answer(context, 'statement/slip', { slips: [], total: 0 });
    await chooseSlip(context);
    await sendSlip(context);
    await dialog(context.page).locator('[class*=_outcome_]').waitFor();
  },
  'deposit-slip-unknown': async (context) => {
    cut(context, 'wallet/slip');
    await chooseSlip(context);
    await sendSlip(context);
    await alertDialog(context.page);
  },
  'deposit-slip-failed': async (context) => {
    answer(context, 'wallet/slip', { message: 'OK' });
    answer(context, 'statement/slip', { slips: [], total: 0 });
    const listed = context.page.waitForResponse('**/statement/slip');
    await chooseSlip(context);
    await listed;
    // Only a slip that was not in the list before can be the sent one.
    answer(context, 'statement/slip', {
      total: 1,
      slips: [{ createdAt: '2026-11-18T06:42:08.000Z', amount: 0, status: 'FAILED', note: 'NOT_MATCH' }],
    });
    await sendSlip(context);
    await dialog(context.page).locator('svg.lucide-circle-alert').first().waitFor();
  },
};
