import { screen } from '@testing-library/react';
import { slipInput, slipPicture } from '../pictures';
import { A_QR, inSheet, press, type WriteRow } from './member-app';

const GIFT = 'https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF';

const createQrCode: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await press(app, 'ฝากเงิน');
    await app.user.click(await inSheet(/สแกนจ่าย 1/));
    await app.user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '500');
    return inSheet(/^สร้าง QR Code/);
  },
  expectKept: () => expect(screen.getByLabelText('จำนวนเงินที่ฝาก')).toHaveValue('500'),
};

const deleteQrCode: WriteRow = {
  path: '/user/home',
  answers: { getQrCode: A_QR },
  async prepare(app) {
    await press(app, 'ฝากเงิน');
    await app.user.click(await inSheet(/สแกนจ่าย 1/));
    return inSheet('ยกเลิก QR Code นี้');
  },
  expectKept: () => expect(screen.getByRole('img', { name: /฿500\.00/ })).toBeInTheDocument(),
};

const sendTrueLink: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await press(app, 'ฝากเงิน');
    await app.user.click(await inSheet(/ซองของขวัญ/));
    await app.user.click(screen.getByLabelText('ลิงก์ซองของขวัญ'));
    await app.user.paste(GIFT);
    return inSheet('ส่งลิงก์');
  },
  expectKept: () => expect(screen.getByLabelText('ลิงก์ซองของขวัญ')).toHaveValue(GIFT),
};

const uploadSlip: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await press(app, 'ฝากเงิน');
    await app.user.click(await inSheet(/แนบสลิป/));
    await app.user.upload(slipInput(), slipPicture());
    await screen.findByRole('img', { name: 'สลิปที่เลือก' });
    return inSheet('ส่งสลิป');
  },
  expectKept: () => expect(screen.getByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument(),
  again: () => inSheet('ส่งสลิป'),
};

export const depositWrites = { createQrCode, deleteQrCode, sendTrueLink, uploadSlip };
