import type { Bonus, Coupon, Slot, SpinSetup, StatementEntry, Wallet } from '@member-wallet/api-sdk';

export const aSlot = (change: Partial<Slot> = {}): Slot => ({
  code: 'PG',
  name: 'Moon',
  category: 'slot',
  logo: null,
  background: null,
  amount: 300,
  ftWalletSlot: 1,
  isActive: true,
  web: null,
  android: null,
  ios: null,
  ...change,
});

export const aWallet = (change: Partial<Wallet> = {}): Wallet => ({
  profile: { _id: '1001', username: '0812345678', name: 'Somchai Jaidee', coin: 0 },
  bankAccount: null,
  wallet: { amount: 1250.5 },
  invite: { amount: 120, success: 3, fail: 0 },
  slots: [
    aSlot(),
    aSlot({ code: 'JOKER', name: 'Star', amount: 0 }),
    aSlot({ code: 'UFA', name: 'Ball', category: 'sport', amount: 50 }),
  ],
  ...change,
});

export const anEntry = (change: Partial<StatementEntry> = {}): StatementEntry => ({
  statementType: 'deposit',
  from: null,
  to: 'WALLET',
  amount: 500,
  status: 'SUCCESS',
  createdAt: '2026-11-20T06:42:08.000Z',
  ...change,
});

export const aBonus = (change: Partial<Bonus> = {}): Bonus => ({
  code: 'WELCOME',
  type: 'limit',
  maxReceived: 1,
  percentFail: 10,
  banners: [{ image: '/api/art/bonuses/WELCOME-1.svg', html: '<p>Hello</p>' }],
  userBonus: null,
  ...change,
});

type ActiveWheel = NonNullable<SpinSetup['result']['activeSpinwheel']>;

export const aWheel = (change: Partial<ActiveWheel> = {}): ActiveWheel => ({
  name: 'Lucky wheel',
  slice: ['A', 'B', 'C', 'D'].map((code, index) => ({
    code,
    label: `Prize ${index + 1}`,
    bgColor: '#22305c',
    textColor: '#ffffff',
    htmlDescription: null,
  })),
  ...change,
});

export const aCoupon = (id: string, change: Partial<Coupon> = {}): Coupon => ({
  _id: id,
  prize: { name: 'Wheel', slice: { label: `Prize ${id}`, htmlDescription: `<p>About ${id}</p>` } },
  amount: 50,
  ...change,
});
