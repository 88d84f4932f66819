import type { endpoints } from '@member-wallet/api-sdk';
import type { Answers } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DepositDialog, GameAccountDialog, TransferDialog, WithdrawDialog } from '#/app/dialogs/dialogs';
import { A_PROFILE } from '../default-answers';
import { aCoupon, aSlot, aWallet } from '../builders';
import { depositMarket } from '../deposits';
import { renderApp } from '../render-app';

/** Every call of the contract, by its operationId. */
export type CallName = keyof typeof endpoints;

export type MemberApp = Awaited<ReturnType<typeof renderApp>>;

/** One write, and the steps with which a member sends it. The app is in Thai. */
export interface WriteRow {
  readonly path: '/user/home' | '/user/bonus' | '/user/spin';
  /** Overrides the default responses, which are those for a member who can do everything. */
  readonly answers?: Answers;
  /** Does all steps up to the last button, and returns that button without pressing it. */
  readonly prepare: (app: MemberApp) => Promise<HTMLElement>;
  /** Expects that what was typed or chosen before is kept. */
  readonly expectKept?: () => void;
  /** Returns from a refusal to the last button, if that takes steps. */
  readonly again?: (app: MemberApp) => Promise<HTMLElement>;
}

export const NO_QR = {
  hasQrcode: false,
  qrcodeId: null,
  qrcode: null,
  amount: null,
  expireIn: null,
  message: null,
};
export const A_QR = {
  ...NO_QR,
  hasQrcode: true,
  qrcodeId: 'qr-1',
  qrcode: '<svg></svg>',
  amount: 500,
  expireIn: 272,
};

const ANSWERS: Answers = {
  getWallet: aWallet({
    bankAccount: A_PROFILE.bankAccount,
    slots: [
      aSlot(),
      aSlot({ code: 'IMI', name: 'Tide', category: 'lotto' }),
      aSlot({ code: 'UFA', name: 'Ball', category: 'sport', isActive: false }),
    ],
  }),
  getDepositLookup: {
    banks: [{ bankCode: 'PAYMENT', bankType: 'WW', mode: 'QR' }],
    wallets: [{ mode: 'LINK' }],
    isManual: false,
  },
  getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
  getQrCode: NO_QR,
  createQrCode: A_QR,
  // No link, so that the test stays on the page.
  autoLogin: { link: '' },
  autoLoginWithPassword: { link: '' },
  listSlips: { slips: [] },
  getSlotAccount: { username: 'pg0001', password: 'secret' },
  getInviteBanners: { banners: [] },
  getRefundBanners: { banners: [] },
  listInvites: { invites: [] },
  listRefunds: { refunds: [] },
  checkRefund: { refundAmount: 35, refundSuccess: 1, refundFail: 0 },
  listCoupons: [aCoupon('7')],
  spin: { success: true, result: { code: 'C', label: 'Prize 3', remainingCoin: 1 } },
};

/** The previous page, which Back leads to. */
export const EARLIER = '/user/contact';

interface Change {
  readonly answers?: Answers;
  readonly timeoutMs?: number;
  readonly strict?: boolean;
}

/** Opens the row's page for a member of a market with every way to move money, in StrictMode. */
export async function openPage({ path, answers }: WriteRow, change: Change = {}): Promise<MemberApp> {
  await Promise.all(
    [DepositDialog, GameAccountDialog, TransferDialog, WithdrawDialog].map((each) => each.preload()),
  );
  return renderApp({
    path,
    earlier: EARLIER,
    market: depositMarket,
    token: 't',
    strict: true,
    ...change,
    answers: { ...ANSWERS, ...answers, ...change.answers },
  });
}

/** Presses the first button with this name, once it is shown. */
export async function press({ user }: MemberApp, name: string | RegExp): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name });
  await user.click(button as HTMLElement);
}

/** A button in the open sheet, which a response may replace by the next sheet. */
export const inSheet = (name: string | RegExp): Promise<HTMLElement> =>
  waitFor(() => within(screen.getByRole('dialog')).getByRole('button', { name }));
