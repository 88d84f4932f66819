import { screen } from '@testing-library/react';
import { inSheet, press, type WriteRow } from './member-app';

const spin: WriteRow = {
  path: '/user/spin',
  prepare: () => screen.findByRole('button', { name: /^หมุน/ }),
};

const claimCoupon: WriteRow = {
  path: '/user/spin',
  async prepare(app) {
    await press(app, 'รับ Prize 7');
    return inSheet('ยืนยัน');
  },
};

export const spinWrites = { spin, claimCoupon };
