import { screen, within } from '@testing-library/react';
import { inSheet, press, type WriteRow } from './member-app';

const activateBonus: WriteRow = {
  path: '/user/bonus',
  async prepare(app) {
    await press(app, /WELCOME/);
    return inSheet('รับโบนัส');
  },
};

const activatePromotion: WriteRow = {
  path: '/user/bonus',
  answers: { findPromotion: { percentFail: 5, description: 'Spring' } },
  async prepare(app) {
    await app.user.type(await screen.findByLabelText('รหัสโปรโมชั่น'), 'spring');
    await press(app, 'ค้นหา');
    await screen.findByText('Spring');
    return inSheet('รับโบนัส');
  },
};

const clearBonus: WriteRow = {
  path: '/user/bonus',
  answers: { getActiveBonus: { status: true, type: 'week' }, clearBonus: { message: 'BONUS_CLEAR' } },
  async prepare(app) {
    await press(app, 'ยกเลิกโบนัส');
    return within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'ยกเลิกโบนัส' });
  },
};

export const bonusWrites = { activateBonus, activatePromotion, clearBonus };
