import { screen, waitFor, within } from '@testing-library/react';
import { findGame } from '#/testing/find-game';
import { inSheet, type MemberApp, type WriteRow } from './member-app';

const openGame = async (app: MemberApp, category: string, name: RegExp) => {
  await app.user.click(screen.getByRole('tab', { name: category }));
  await app.user.click(await findGame(name));
};

const activateSlot: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await openGame(app, 'กีฬาและคาสิโน', /Ball/);
    return inSheet('เปิดใช้งาน');
  },
};

const resetSlotPassword: WriteRow = {
  path: '/user/home',
  async prepare(app) {
    await openGame(app, 'สล็อต', /Moon/);
    const reset = await inSheet('รีเซ็ตรหัสผ่าน');
    await waitFor(() => expect(reset).not.toHaveAttribute('aria-disabled', 'true'));
    await app.user.click(reset);
    return within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'รีเซ็ตรหัสผ่าน' });
  },
};

const launch = (category: string, name: RegExp): WriteRow => ({
  path: '/user/home',
  async prepare(app) {
    await openGame(app, category, name);
    const play = await inSheet('เข้าเล่น');
    await screen.findByText('pg0001');
    return play;
  },
});

export const gameWrites = {
  activateSlot,
  resetSlotPassword,
  autoLogin: launch('สล็อต', /Moon/),
  autoLoginWithPassword: launch('หวย', /Tide/),
};
