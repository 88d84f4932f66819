import { screen } from '@testing-library/react';
import { inSheet, type MemberApp, press, type WriteRow } from './member-app';

const toMoon = async (app: MemberApp) => {
  await press(app, 'โอนเงิน');
  await app.user.click(await screen.findByRole('option', { name: /^Moon/ }));
};

const transfer: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await toMoon(app);
    await app.user.type(screen.getByLabelText('จำนวนเงิน'), '5');
    return inSheet(/^โอนเงิน ฿/);
  },
  expectKept: () => expect(screen.getByLabelText('จำนวนเงิน')).toHaveValue('5'),
};

const transferAll: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await toMoon(app);
    await app.user.click(await inSheet('ทั้งหมด'));
    return inSheet(/^โอนเงินทั้งหมด|^โอน.*฿/);
  },
  expectKept: () => expect(screen.getByLabelText('จำนวนเงิน')).toHaveValue('1,250.50'),
};

const toConfirm = async (app: MemberApp) => {
  await app.user.click(await inSheet('ถัดไป'));
  return inSheet(/^ยืนยันถอนเงิน ฿/);
};

const withdrawAll: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await press(app, 'ถอนเงิน');
    await app.user.type(await screen.findByLabelText('จำนวนเงินที่ต้องการถอน'), '100');
    return toConfirm(app);
  },
  expectKept: () => expect(screen.getByLabelText('จำนวนเงินที่ต้องการถอน')).toHaveValue('100'),
  again: toConfirm,
};

export const walletWrites = { transfer, transferAll, withdrawAll };
