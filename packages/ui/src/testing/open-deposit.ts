import type { Answers } from '@member-wallet/api-sdk/testing';
import { screen } from '@testing-library/react';
import { DepositDialog } from '#/app/dialogs/dialogs';
import type { Market } from '#/market/market';
import { aWallet } from './builders';
import { depositMarket } from './deposits';
import { renderApp } from './render-app';

export const bankAccount = {
  bankCode: 'SCB',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '4085127734',
  bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'SCB' },
};
/** One of each deposit method, and an unknown one. */
export const DEPOSIT_LOOKUP = {
  banks: [
    { bankCode: 'SCB', mode: 'AUTO', bankAccountName: 'OPERATOR', bankAccountNo: '4110002223' },
    { bankCode: 'KBANK', mode: 'QR' },
    { bankCode: 'PAYMENT', bankType: 'WW', mode: 'QR' },
    { bankCode: 'UNKNOWN' },
  ],
  wallets: [{ mode: 'AUTO', walletAccountName: 'OPERATOR', walletAccountNo: '0800000000' }, { mode: 'LINK' }],
  isManual: false,
};
/**
 * Renders the home page with the deposit dialog open.
 * @param limit the member's own limit as stored on the device, e.g. `THB 50000`
 */
export async function openDeposit(
  answers: Answers = {},
  settings: Record<string, string> = {},
  limit: string | null = null,
  market: Market = depositMarket,
) {
  await DepositDialog.preload();
  const app = await renderApp({
    path: '/user/home',
    market,
    token: 't',
    settings,
    answers: {
      getWallet: aWallet({ bankAccount }),
      getDepositLookup: DEPOSIT_LOOKUP,
      getQrCode: { hasQrcode: false },
      listSlips: { slips: [] },
      ...answers,
    },
  });
  await screen.findByText('Somchai Jaidee');
  if (limit !== null) app.areas.local.setItem('deposit-limit', limit);
  await app.user.click(screen.getByRole('button', { name: 'ฝากเงิน' }));
  const choose = async (method: RegExp) =>
    app.user.click(await screen.findByRole('button', { name: method }));
  return { ...app, choose };
}
