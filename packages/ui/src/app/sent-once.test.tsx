import { endpoints, getQrCode } from '@member-wallet/api-sdk';
import type { Answers } from '@member-wallet/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSlot, aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { renderApp } from '#/testing/render-app';
import { DepositDialog, GameAccountDialog, TransferDialog, WithdrawDialog } from './screens';

// Its cipher is a chunk of its own, which jest's CommonJS cannot import; the SDK's tests and the flows run it.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string) => link,
}));

const NO_BANNERS = { banners: [] };
const QR = { hasQrcode: true, qrcodeId: 'qr-1', qrcode: '<svg/>', amount: 500, expireIn: 272, message: null };
const NO_QR = { hasQrcode: false, qrcodeId: null, qrcode: null, amount: null, expireIn: null, message: null };

const answers: Answers = {
  getWallet: aWallet({
    bankAccount: {
      bankCode: 'SCB',
      bankAccountName: 'SOMCHAI JAIDEE',
      bankAccountNo: '4085127734',
      bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'SCB' },
    },
    slots: [aSlot(), aSlot({ code: 'UFA', name: 'Ball', category: 'sport', isActive: false })],
  }),
  getDepositLookup: {
    banks: [{ bankCode: 'PAYMENT', bankType: 'WW', mode: 'QR' }],
    wallets: [{ mode: 'LINK' }],
    isManual: false,
  },
  getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
  getQrCode: NO_QR,
  createQrCode: QR,
  // No link: the page stays.
  autoLogin: { link: '' },
  listSlips: { slips: [] },
  getSlotAccount: { username: 'pg0001', password: 'secret' },
  getInviteBanners: NO_BANNERS,
  getRefundBanners: NO_BANNERS,
  listInvites: { invites: [] },
  listRefunds: { refunds: [] },
  checkRefund: { refundAmount: 35, refundSuccess: 1, refundFail: 0 },
};

type App = Awaited<ReturnType<typeof renderApp>>;
const press = (app: App, name: string | RegExp) =>
  screen.findAllByRole('button', { name }).then(([button]) => app.user.click(button as HTMLElement));
const sheet = () => screen.findByRole('dialog');
const finalButton = async (name: string | RegExp) => within(await sheet()).findByRole('button', { name });

const openGame = async (app: App, category: string, name: RegExp) => {
  await app.user.click(screen.getByRole('tab', { name: category }));
  await app.user.click(await screen.findByRole('button', { name }));
};

/** Every call of the dashboard that moves money or changes something, up to its last button. */
const ACTIONS: readonly (readonly [keyof typeof endpoints, (app: App) => Promise<HTMLElement>])[] = [
  [
    'transfer',
    async (app) => {
      await press(app, 'โอนเงิน');
      await app.user.click(await finalButton(/^ไปยัง/));
      await app.user.click(await screen.findByRole('option', { name: /^Moon/ }));
      await app.user.type(screen.getByLabelText('จำนวนเงิน'), '5');
      return screen.findByRole('button', { name: /^โอนเงิน ฿/ });
    },
  ],
  [
    'transferAll',
    async (app) => {
      await press(app, 'โอนเงิน');
      await app.user.click(await finalButton(/^ไปยัง/));
      await app.user.click(await screen.findByRole('option', { name: /^Moon/ }));
      await app.user.click(await screen.findByRole('button', { name: 'ทั้งหมด' }));
      return screen.findByRole('button', { name: /^โอนเงินทั้งหมด|^โอน.*฿/ });
    },
  ],
  [
    'withdrawAll',
    async (app) => {
      await press(app, 'ถอนเงิน');
      await app.user.type(await screen.findByLabelText('จำนวนเงินที่ต้องการถอน'), '100');
      await app.user.click(await finalButton('ถัดไป'));
      return finalButton(/^ยืนยันถอนเงิน ฿/);
    },
  ],
  [
    'createQrCode',
    async (app) => {
      await press(app, 'ฝากเงิน');
      await app.user.click(await finalButton(/PAYMENT WW/));
      await app.user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500');
      return finalButton(/^สร้าง QR Code/);
    },
  ],
  [
    'deleteQrCode',
    async (app) => {
      app.server.answer(getQrCode, QR);
      await press(app, 'ฝากเงิน');
      await app.user.click(await finalButton(/PAYMENT WW/));
      return finalButton('ยกเลิก QR Code นี้');
    },
  ],
  [
    'sendTrueLink',
    async (app) => {
      await press(app, 'ฝากเงิน');
      await app.user.click(await finalButton(/ซองของขวัญ/));
      await app.user.type(
        screen.getByLabelText('ลิงก์ซองของขวัญ'),
        'https://gift.truemoney.com/campaign/?v=0123456789abcdef0123456789abcdef012',
      );
      return finalButton('ส่งลิงก์');
    },
  ],
  [
    'activateSlot',
    async (app) => {
      await openGame(app, 'กีฬาและคาสิโน', /Ball/);
      return finalButton('เปิดใช้งาน');
    },
  ],
  [
    'resetSlotPassword',
    async (app) => {
      await openGame(app, 'สล็อต', /Moon/);
      const reset = await finalButton('รีเซ็ตรหัสผ่าน');
      await waitFor(() => expect(reset).not.toHaveAttribute('aria-disabled', 'true'));
      await app.user.click(reset);
      return within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'รีเซ็ตรหัสผ่าน' });
    },
  ],
  [
    'autoLogin',
    async (app) => {
      await openGame(app, 'สล็อต', /Moon/);
      const play = await finalButton('เข้าเล่น');
      await within(await sheet()).findByText('pg0001');
      return play;
    },
  ],
  [
    'claimInviteBonus',
    async (app) => {
      await press(app, 'แนะนำ');
      return finalButton(/^รับโบนัส/);
    },
  ],
  [
    'receiveRefund',
    async (app) => {
      await press(app, 'คืนยอดเสีย');
      return finalButton('รับเงินคืน');
    },
  ],
  [
    'addRefundToWallet',
    async (app) => {
      await press(app, 'คืนยอดเสีย');
      return finalButton('เพิ่มเข้ากระเป๋า');
    },
  ],
];

const isWrite = (operationId: string) =>
  Object.entries(endpoints).some(([id, { effect }]) => id === operationId && effect === 'write');

const writesOf = ({ server }: App) =>
  server
    .calls()
    .map((call) => call.operationId)
    .filter(isWrite);

beforeAll(() =>
  Promise.all(
    [DepositDialog, GameAccountDialog, TransferDialog, WithdrawDialog].map((each) => each.preload()),
  ),
);

it.each(ACTIONS)(
  '%s is sent once under StrictMode, by a double tap, Enter and a click, focus and reconnection',
  async (operationId, prepare) => {
    const app = await renderApp({
      path: '/user/home',
      market: depositMarket,
      token: 't',
      strict: true,
      answers,
    });
    await screen.findByText('Somchai Jaidee');
    const button = await prepare(app);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
    // Looking around has changed nothing, although everything was mounted twice.
    expect(writesOf(app)).toEqual([]);

    const release = app.server.hold(endpoints[operationId]);
    await app.user.dblClick(button);
    await waitFor(() => expect(writesOf(app)).toEqual([operationId]));
    button.focus();
    await app.user.keyboard('{Enter}');
    fireEvent.click(button);
    for (const type of ['focus', 'online']) fireEvent(window, new Event(type));
    fireEvent(document, new Event('visibilitychange'));
    release();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    for (const type of ['focus', 'online']) fireEvent(window, new Event(type));
    expect(writesOf(app)).toEqual([operationId]);
  },
  60_000,
);
