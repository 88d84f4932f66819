import { activateSlot, getWallet, refreshSlots } from '@member-wallet/api-sdk';
import { type Answers, refusal } from '@member-wallet/api-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { findGame } from '#/testing/find-game';
import { aSlot, aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    greeting: /สวัสดี/,
    balance: 'ยอดเงินรวม',
    refresh: 'รีเฟรชยอดเงิน',
    synced: /อัปเดตเมื่อ \d\d\/\d\d\/\d{4}/,
    sport: 'กีฬาและคาสิโน',
    lotto: 'หวย',
    none: 'ยังไม่มีเกมในหมวดนี้',
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    activate: 'เปิดใช้งาน',
    activated: 'เปิดใช้งานบัญชีแล้ว',
    logOut: 'ออกจากระบบ',
  },
  la: {
    greeting: /ສະບາຍດີ/,
    balance: 'ຍອດເງິນລວມ',
    refresh: 'ໂຫຼດຍອດເງິນໃໝ່',
    synced: /ອັບເດດເມື່ອ \d\d\/\d\d\/\d{4}/,
    sport: 'ກິລາ ແລະ ຄາສິໂນ',
    lotto: 'ຫວຍ',
    none: 'ຍັງບໍ່ມີເກມໃນໝວດນີ້',
    failed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
    activate: 'ເປີດໃຊ້ງານ',
    activated: 'ເປີດໃຊ້ງານບັນຊີແລ້ວ',
    logOut: 'ອອກຈາກລະບົບ',
  },
} as const;

describe.each([
  ['th', thaiMarket, '฿'],
  ['la', laoMarket, '₭'],
] as const)('dashboard in %s', (locale, market, symbol) => {
  const words = WORDS[locale];
  const start = (answers: Answers = {}) => renderApp({ path: '/user/home', market, token: 't', answers });

  it('shows the name, the exact total, the referral bonus and the games of a category', async () => {
    const { user } = await start();
    expect(await screen.findByRole('heading', { name: words.greeting })).toHaveTextContent('Somchai Jaidee');
    const card = screen.getByRole('region', { name: words.balance });
    // 1,250.50 in the wallet, 300 + 0 + 50 in the games.
    expect(within(card).getByText(`${symbol}1,600.50`)).toBeInTheDocument();
    expect(within(card).getByText(`${symbol}120.00`)).toBeInTheDocument();
    expect(await findGame(/Moon/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: words.sport }));
    expect(await findGame(/Ball/)).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: words.lotto }));
    expect(await screen.findByText(words.none)).toBeInTheDocument();
  });

  it("multiplies a game's displayed value by its factor, but not its share of the total", async () => {
    const slots = [aSlot({ amount: 0.1, ftWalletSlot: 3 })];
    await start({ getWallet: aWallet({ wallet: { amount: 0.2 }, slots }) });
    expect(await findGame(/Moon/)).toHaveTextContent(`${symbol}0.30`);
    expect(
      within(screen.getByRole('region', { name: words.balance })).getByText(`${symbol}0.30`),
    ).toBeInTheDocument();
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('refreshes all balances and shows the time', async () => {
    const { user, server, areas } = await start();
    await screen.findByText('Somchai Jaidee');
    await user.click(screen.getByRole('button', { name: words.refresh }));
    expect(await screen.findByText(words.synced)).toBeInTheDocument();
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
    expect(server.calls(refreshSlots)).toHaveLength(1);
    expect(areas.local.getItem('last-sync-time')).toMatch(/^\d+$/);
  });

  it('shows when balances were last refreshed, in Bangkok time', async () => {
    const kept = { 'last-sync-time': String(Date.UTC(2026, 10, 20, 17, 1, 2)) };
    await renderApp({ path: '/user/home', market, token: 't', kept });
    expect(await screen.findByText(words.synced)).toHaveTextContent('21/11/2026 00:01:02');
  });

  it('keeps card, deposit and shortcuts, and offers a reload, if loading fails', async () => {
    const { user, server, i18n } = await start({ getWallet: refusal('INTERNAL_SERVER_ERROR', 500) });
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    const button = (key: 'deposit' | 'withdraw' | 'transfer' | 'invite' | 'refund') =>
      screen.getByRole('button', { name: i18n.t(`home.${key}`) });
    expect(within(screen.getByRole('region', { name: words.balance })).getAllByText('–')).toHaveLength(4);
    for (const needsWallet of ['withdraw', 'transfer', 'invite'] as const) {
      expect(button(needsWallet)).toHaveAttribute('aria-disabled', 'true');
    }
    expect(button('refund')).not.toHaveAttribute('aria-disabled');
    await user.click(button('deposit'));
    const sheet = await screen.findByRole('dialog', { name: i18n.t('deposit.title') });
    await user.click(within(sheet).getByRole('button', { name: i18n.t('actions.close') }));
    server.answer(getWallet, aWallet());
    await user.click(screen.getByRole('button', { name: i18n.t('actions.reload') }));
    expect(await screen.findByText('Somchai Jaidee')).toBeInTheDocument();
    expect(button('withdraw')).not.toHaveAttribute('aria-disabled');
    cleanup();
    await start({ getWallet: refusal('INTERNAL_SERVER_ERROR', 500) });
    await screen.findByText(words.failed);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    // No placeholder for a name that failed to load.
    expect(screen.getByRole('heading', { level: 1 }).childElementCount).toBe(1);
  });

  it('activates a game account once', async () => {
    const slots = [aSlot({ isActive: false, amount: 0 })];
    const { user, server } = await start({ getWallet: aWallet({ slots }) });
    await user.click(await findGame(/Moon/));
    const sheet = await screen.findByRole('dialog', { name: 'Moon' });
    await user.dblClick(within(sheet).getByRole('button', { name: words.activate }));
    expect(await screen.findByText(words.activated)).toBeInTheDocument();
    expect(server.calls(activateSlot)).toHaveLength(1);
  });

  it('removes the token and the member’s data on log-out', async () => {
    const { user, areas, location } = await start();
    await screen.findByText('Somchai Jaidee');
    await user.click(screen.getByRole('button', { name: words.logOut }));
    await waitFor(() => expect(location()).toBe('/login'));
    expect(areas.session.getItem('token')).toBeNull();
    expect(screen.queryByText('Somchai Jaidee')).not.toBeInTheDocument();
  });
});

it('shows two hundred game accounts', async () => {
  const slots = Array.from({ length: 200 }, (_, index) =>
    aSlot({ code: `G${index}`, name: `Game ${index}`, amount: 0.01 }),
  );
  await renderApp({
    path: '/user/home',
    token: 't',
    answers: { getWallet: aWallet({ wallet: { amount: null }, slots }) },
  });
  expect(await screen.findByText('1/200')).toBeInTheDocument();
  // The total, and the games' share of it, which is the same.
  expect(screen.getAllByText('฿2.00')).toHaveLength(2);
});

it('shows the amounts in the wallet and in the games below their total', async () => {
  await renderApp({
    path: '/user/home',
    token: 't',
    answers: {
      getWallet: aWallet({
        wallet: { amount: 100.1 },
        slots: [aSlot({ amount: 33.33 }), aSlot({ code: 'X', amount: 0.57 })],
      }),
    },
  });
  const card = await screen.findByRole('region', { name: 'ยอดเงินรวม' });
  await within(card).findByText('฿134.00');
  expect(card).toHaveTextContent(/กระเป๋า ฿100\.10เกม ฿33\.90/);
});
