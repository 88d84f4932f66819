import { screen } from '@testing-library/react';
import { aBonus, aCoupon, anEntry, aSlot, aWallet, aWheel } from '#/testing/builders';
import { A_PROFILE } from '#/testing/default-answers';
import { depositMarket } from '#/testing/deposits';
import { itShowsTheRest } from '#/testing/one-fault';
import type { renderApp } from '#/testing/render-app';
import {
  DepositDialog,
  GameAccountDialog,
  InviteDialog,
  RefundDialog,
  WithdrawDialog,
} from '#/app/dialogs/dialogs';

const NO_BANNERS = { banners: [] };
type App = Awaited<ReturnType<typeof renderApp>>;

const press =
  (...names: (string | RegExp)[]) =>
  async ({ user }: App) => {
    for (const name of names)
      await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  };

const slots = [
  aSlot({ code: 'A', name: 'Alpha', amount: 300 }),
  aSlot({ code: 'B', name: 'Beta', amount: 20.5 }),
];
const wallet = { ...aWallet({ slots }), bankAccount: A_PROFILE.bankAccount };

beforeAll(async () => {
  // jsdom has no canvas to draw on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await Promise.all(
    [DepositDialog, GameAccountDialog, InviteDialog, RefundDialog, WithdrawDialog].map((each) =>
      each.preload(),
    ),
  );
});

describe('the wallet', () => {
  itShowsTheRest('on the dashboard', {
    endpoint: 'getWallet',
    answer: wallet,
    path: '/user/home',
    heading: 'ยอดเงินรวม',
    shown: [
      { of: ['profile.name'], text: 'Somchai Jaidee' },
      { of: ['wallet', 'slots'], text: '฿1,571.00' },
      { of: ['invite'], text: '฿120.00' },
      { of: ['slots.0'], text: 'Alpha' },
      { of: ['slots.0'], text: '฿300.00' },
      { of: ['slots.1'], text: 'Beta' },
      { of: ['slots.1'], text: '฿20.50' },
    ],
  });

  itShowsTheRest('in a withdrawal', {
    endpoint: 'getWallet',
    answer: wallet,
    path: '/user/home',
    others: { getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 } },
    open: press('ถอนเงิน'),
    heading: 'จำนวนเงินที่ต้องการถอน',
    shown: [
      { of: ['wallet', 'slots'], text: 'ถอนได้ ฿1,571.00' },
      { of: ['bankAccount'], text: '•••-•••-7734' },
    ],
  });
});

itShowsTheRest('the profile', {
  endpoint: 'getProfile',
  answer: A_PROFILE,
  path: '/user/profile',
  heading: 'โปรไฟล์',
  shown: [
    { of: ['profile.name'], text: 'Somchai Jaidee' },
    { of: ['profile.username'], text: '081 234 5678' },
    { of: ['profile.createdAt'], text: '01/10/2026' },
    { of: ['bankAccount'], text: 'SOMCHAI JAIDEE' },
  ],
});

itShowsTheRest('the statement', {
  endpoint: 'listStatement',
  answer: {
    total: 2,
    statements: [
      anEntry({ amount: 500 }),
      anEntry({ statementType: 'withdraw', amount: 70, status: 'FAILED', bonus: { description: 'Why' } }),
    ],
  },
  path: '/user/statement',
  heading: 'ประวัติการเงิน',
  shown: [
    { of: ['statements.0'], text: '+฿500.00' },
    { of: ['statements.1'], text: '−฿70.00' },
    { of: ['statements.1'], text: 'Why' },
  ],
});

itShowsTheRest('the slips', {
  endpoint: 'listSlips',
  answer: {
    slips: [
      { createdAt: '2026-11-20T06:42:08.000Z', amount: 250, status: 'SUCCESS', note: null, link: null },
      {
        createdAt: '2026-11-19T06:42:08.000Z',
        amount: 80,
        status: 'FAILED',
        note: 'EXPIRED_SLIP',
        reference: 'r',
      },
    ],
  },
  path: '/user/statement',
  open: press(/สลิป/),
  heading: 'ประวัติการเงิน',
  shown: [
    { of: ['slips.0'], text: '฿250.00' },
    { of: ['slips.1'], text: '฿80.00' },
  ],
});

itShowsTheRest('the bonuses', {
  endpoint: 'listBonuses',
  answer: [
    aBonus({ code: 'WELCOME', banners: [{ image: null, html: '<p>Hello</p>' }] }),
    aBonus({
      code: 'FRIDAY',
      type: 'day',
      userBonus: { isActive: false, received: [{ updatedAt: '2026-11-20T06:42:08.000Z' }] },
    }),
  ],
  path: '/user/bonus',
  heading: 'โบนัส',
  shown: [
    { of: ['0'], text: /WELCOME/ },
    { of: ['1'], text: /FRIDAY/ },
  ],
});

itShowsTheRest('the active bonus', {
  endpoint: 'getActiveBonus',
  answer: { status: true, type: 'FRIDAY' },
  path: '/user/bonus',
  heading: 'โบนัส',
  shown: [
    { of: ['status'], text: /ยกเลิกโบนัส/ },
    { of: ['status', 'type'], text: 'FRIDAY' },
  ],
});

itShowsTheRest('the coupons', {
  endpoint: 'listCoupons',
  answer: [aCoupon('1', { amount: 50 }), aCoupon('2', { amount: 75 })],
  path: '/user/spin',
  heading: 'Lucky wheel',
  shown: [
    { of: ['0'], text: 'Prize 1' },
    { of: ['0'], text: '฿50.00' },
    { of: ['1'], text: 'Prize 2' },
    { of: ['1'], text: '฿75.00' },
  ],
});

itShowsTheRest('the wheel', {
  endpoint: 'getSpinSetup',
  answer: { result: { activeSpinwheel: aWheel(), userCoin: 4 } },
  path: '/user/spin',
  others: { listCoupons: [aCoupon('7')] },
  heading: 'Prize 7',
  shown: [
    { of: ['result.activeSpinwheel.name'], text: 'Lucky wheel' },
    { of: ['result.userCoin', 'result.activeSpinwheel'], text: '4' },
  ],
});

itShowsTheRest('the invited friends', {
  endpoint: 'listInvites',
  answer: {
    invites: [
      { from: { name: 'Anan' }, amount: 12, createdAt: '2026-11-20T06:42:08.000Z' },
      { from: { name: 'Boon' }, amount: 34, createdAt: '2026-11-19T06:42:08.000Z' },
    ],
  },
  path: '/user/home',
  others: { getInviteBanners: NO_BANNERS },
  open: press('ชวนเพื่อน'),
  heading: 'ชวนเพื่อน',
  shown: [
    { of: ['invites.0.from'], text: 'Anan' },
    { of: ['invites.0.amount'], text: '+฿12.00' },
    { of: ['invites.1.from'], text: 'Boon' },
    { of: ['invites.1.amount'], text: '+฿34.00' },
  ],
});

itShowsTheRest('the cashback received', {
  endpoint: 'listRefunds',
  answer: {
    refunds: [
      { refundAmount: 20, createdAt: '2026-11-18T06:42:08.000Z' },
      { refundAmount: 31, createdAt: '2026-11-17T06:42:08.000Z' },
    ],
  },
  path: '/user/home',
  others: { getRefundBanners: NO_BANNERS, checkRefund: { refundAmount: 35 } },
  open: press('คืนยอดเสีย'),
  heading: 'คืนยอดเสีย',
  shown: [
    { of: ['refunds.0.refundAmount'], text: '+฿20.00' },
    { of: ['refunds.0.createdAt'], text: '18/11/2026' },
    { of: ['refunds.1.refundAmount'], text: '+฿31.00' },
  ],
});

itShowsTheRest('the cashback to claim', {
  endpoint: 'checkRefund',
  answer: { refundAmount: 35, refundSuccess: 3, refundFail: 0, bonus: 12, result: null, info: {} },
  path: '/user/home',
  others: { getRefundBanners: NO_BANNERS, listRefunds: { refunds: [] } },
  open: press('คืนยอดเสีย'),
  heading: 'คืนยอดเสีย',
  shown: [
    { of: ['refundAmount'], text: '฿35.00' },
    { of: ['bonus'], text: '฿12.00' },
  ],
});

describe.each([
  ['getInviteBanners', 'ชวนเพื่อน'],
  ['getRefundBanners', 'คืนยอดเสีย'],
] as const)('%s', (endpoint, button) => {
  itShowsTheRest('the banners', {
    endpoint,
    answer: {
      banners: [
        { image: null, html: '<p>First</p>' },
        { image: '/api/art/2.svg', html: '<p>Second</p>' },
      ],
    },
    path: '/user/home',
    others: { checkRefund: { refundAmount: 0 }, listRefunds: { refunds: [] }, listInvites: { invites: [] } },
    open: press(button),
    heading: button,
    shown: [],
  });
});

itShowsTheRest('the ways to deposit', {
  endpoint: 'getDepositLookup',
  answer: {
    banks: [
      {
        bankCode: 'SCB',
        bankType: null,
        mode: 'AUTO',
        bankAccountName: 'OPERATOR ONE',
        bankAccountNo: '4085127734',
      },
      {
        bankCode: 'KTB',
        bankType: null,
        mode: 'AUTO',
        bankAccountName: 'OPERATOR TWO',
        bankAccountNo: '1234567890',
      },
    ],
    wallets: [{ mode: 'AUTO', walletAccountName: 'WALLET ONE' }],
    isManual: false,
  },
  path: '/user/home',
  market: depositMarket,
  open: press('ฝากเงิน'),
  heading: 'ฝากเงิน',
  shown: [
    { of: ['banks.0'], text: /SCB/ },
    { of: ['banks.1'], text: /KTB/ },
    { of: ['wallets.0'], text: /วอลเล็ต/ },
  ],
});

itShowsTheRest('the limits of a withdrawal', {
  endpoint: 'getWithdrawLimits',
  answer: { withdrawMin: 100, withdrawMax: 50_000 },
  path: '/user/home',
  others: { getWallet: wallet },
  open: press('ถอนเงิน'),
  heading: 'จำนวนเงินที่ต้องการถอน',
  shown: [
    { of: ['withdrawMin'], text: '100 ' },
    { of: ['withdrawMax'], text: '50,000' },
  ],
});

itShowsTheRest('the contact', {
  endpoint: 'getContact',
  answer: { contactText: 'Every day', lineLink: 'https://line.example/x', lineName: '@team', lineQR: null },
  path: '/contact',
  token: '',
  heading: 'ติดต่อ',
  shown: [
    { of: ['contactText'], text: 'Every day' },
    { of: ['lineName'], text: '@team' },
  ],
});

describe.each([
  [
    'getBanks',
    [
      { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์' },
      { code: 'NEW', nameTH: 'ธนาคารใหม่' },
    ],
    /^ธนาคาร/,
  ],
] as const)('%s', (endpoint, answer, button) => {
  itShowsTheRest('the choices', {
    endpoint,
    answer,
    path: '/user/profile/edit',
    open: press(button),
    heading: 'แก้ไขโปรไฟล์',
    shown: [{ of: ['1'], text: 'ธนาคารใหม่' }],
  });
});

itShowsTheRest("a game's log-in", {
  endpoint: 'getSlotAccount',
  answer: { username: 'pg0001', password: 'Qk7s9Lm2', event: 'x' },
  path: '/user/home',
  others: { getWallet: wallet },
  open: press(/Alpha/),
  heading: 'Alpha',
  shown: [{ of: ['username'], text: 'pg0001' }],
});

itShowsTheRest('the conditions', {
  endpoint: 'getConditions',
  answer: ['<p>First rule</p>', '<p>Second rule</p>'],
  path: '/user/home',
  open: press('เงื่อนไข'),
  heading: 'เงื่อนไข',
  shown: [
    { of: ['0'], text: 'First rule' },
    { of: ['1'], text: 'Second rule' },
  ],
});

itShowsTheRest('the agreement', {
  endpoint: 'getAgreements',
  answer: ['<p>First clause</p>', '<p>Second clause</p>'],
  path: '/user/profile',
  open: press('ข้อตกลง'),
  heading: 'โปรไฟล์',
  shown: [
    { of: ['0'], text: 'First clause' },
    { of: ['1'], text: 'Second clause' },
  ],
});

itShowsTheRest('the operator', {
  endpoint: 'getInfo',
  answer: { name: 'Sabai', website: 'https://sabai.example' },
  path: '/contact',
  token: '',
  heading: 'ติดต่อ',
  shown: [
    { of: ['name'], text: 'Sabai' },
    { of: ['website'], text: 'sabai.example' },
  ],
});

itShowsTheRest('where a member heard of the operator', {
  endpoint: 'getSources',
  answer: [
    { code: 'FRIEND', description: 'A friend' },
    { code: 'PAPER', description: 'A newspaper' },
  ],
  path: '/register',
  token: '',
  others: { getRegisterOtp: false, validateAccount: { message: 'OK' } },
  open: async ({ user }) => {
    await user.type(await screen.findByLabelText('เบอร์โทรศัพท์'), '0812345678');
    await user.click(screen.getByRole('button', { name: 'ถัดไป' }));
    await screen.findByLabelText(/^รหัสชวนเพื่อน/);
  },
  heading: 'ข้อมูลของคุณ',
  shown: [{ of: ['1'], text: 'A newspaper' }],
});

itShowsTheRest('an open QR code', {
  endpoint: 'getQrCode',
  answer: {
    qrcodeId: 'q1',
    hasQrcode: true,
    qrcode: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    amount: 250,
    expireIn: 600,
    message: null,
  },
  path: '/user/home',
  market: depositMarket,
  others: {
    getDepositLookup: {
      banks: [{ bankCode: 'PAYMENT', bankType: 'WW', mode: 'QR' }],
      wallets: [],
      isManual: null,
    },
  },
  open: press('ฝากเงิน'),
  heading: 'WW',
  shown: [{ of: ['amount', 'hasQrcode', 'qrcodeId', 'expireIn'], text: '฿250.00' }],
});

itShowsTheRest('a promotion that was searched for', {
  endpoint: 'findPromotion',
  answer: { percentFail: 15, description: '<p>New year</p>' },
  path: '/user/bonus',
  open: async ({ user }) => {
    await user.type(await screen.findByLabelText('รหัสโปรโมชั่น'), 'NEWYEAR');
    await user.click(screen.getByRole('button', { name: 'ค้นหา' }));
  },
  heading: 'NEWYEAR',
  shown: [
    { of: ['percentFail'], text: '15%' },
    { of: ['description'], text: 'New year' },
  ],
});
