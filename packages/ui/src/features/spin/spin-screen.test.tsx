import { claimCoupon, getSpinSetup, listCoupons, spin } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCoupon, aWheel } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

const WORDS = {
  th: {
    spin: /^หมุน/,
    won: 'คุณได้รางวัล Prize 3',
    congratulations: 'ยินดีด้วย!',
    close: 'ปิด',
    noCoins: 'คุณไม่มีเหรียญสำหรับหมุน',
    unknown: /รางวัลจะอยู่ในคูปองด้านล่าง/,
    claim: (label: string) => `รับ ${label}`,
    confirm: 'ยืนยัน',
    claimed: 'คุณได้รับรางวัลแล้ว',
    expired: 'คูปองนี้หมดอายุแล้ว',
    page: 'หน้า 2',
    inactive: 'วงล้อยังไม่เปิดให้หมุน',
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    amount: '฿50.00',
  },
  la: {
    spin: /^ໝຸນ/,
    won: 'ທ່ານໄດ້ລາງວັນ Prize 3',
    congratulations: 'ຍິນດີນຳ!',
    close: 'ປິດ',
    noCoins: 'ທ່ານບໍ່ມີຫຼຽນສຳລັບໝຸນ',
    unknown: /ລາງວັນຈະຢູ່ໃນຄູປ໋ອງຂ້າງລຸ່ມ/,
    claim: (label: string) => `ຮັບ ${label}`,
    confirm: 'ຢືນຢັນ',
    claimed: 'ທ່ານໄດ້ຮັບລາງວັນແລ້ວ',
    expired: 'ຄູປ໋ອງນີ້ໝົດອາຍຸແລ້ວ',
    page: 'ໜ້າ 2',
    inactive: 'ວົງລໍ້ຍັງບໍ່ເປີດໃຫ້ໝຸນ',
    failed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
    amount: '₭50.00',
  },
} as const;

beforeAll(() => {
  // jsdom has no canvas to draw on; the face is tested in the wheel's own package.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const setup = (userCoin: number) => ({ result: { activeSpinwheel: aWheel(), userCoin } });
const prize = (code: string, label: string, remainingCoin: number) => ({
  success: true,
  result: { code, label, remainingCoin },
});

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('the spin page in %s', (locale, market) => {
  const words = WORDS[locale];
  const start = (answers: Answers = {}) => renderApp({ path: '/user/spin', market, token: 't', answers });
  const hub = () => screen.findByRole('button', { name: words.spin });

  it('sends one spin for a double tap, announces the prize, and shows the coins left', async () => {
    const { user, server } = await start({ spin: prize('C', 'Prize 3', 1) });
    server.answer(getSpinSetup, setup(1));
    await user.dblClick(await hub());
    const dialog = await screen.findByRole('alertdialog', { name: words.congratulations });
    expect(within(dialog).getByText(words.won)).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: words.confirm })).toBeInTheDocument();
    expect(screen.getAllByRole('status').map((each) => each.textContent)).toContain(words.won);
    expect(server.calls(spin)).toHaveLength(1);
    expect(await hub()).toHaveTextContent('1');
    server.answer(listCoupons, [aCoupon('9')]);
    const reads = server.calls(listCoupons).length;
    expect(reads).toBeGreaterThanOrEqual(2);
  });

  it('shows the prize even if the wheel does not know its code', async () => {
    const { user } = await start({ spin: prize('NEW', 'Prize 3', 0) });
    await user.click(await hub());
    expect(await screen.findByRole('alertdialog', { name: words.congratulations })).toHaveTextContent(
      'Prize 3',
    );
  });

  it('sends nothing without coins', async () => {
    const { user, server } = await start({ getSpinSetup: setup(0) });
    await user.click(await hub());
    expect(server.calls(spin)).toHaveLength(0);
    expect(screen.getByText(words.noCoins)).toBeInTheDocument();
  });

  it('points to the coupons and reloads them when the response is lost', async () => {
    const { user, server } = await start({ spin: fault('cut') });
    await user.click(await hub());
    expect(await screen.findByText(words.unknown)).toBeInTheDocument();
    expect(server.calls(spin)).toHaveLength(1);
    await waitFor(() => expect(server.calls(listCoupons)).toHaveLength(2));
    expect(server.calls(getSpinSetup)).toHaveLength(2);
  });

  it('lists three coupons to a page, with a dash for an unknown amount', async () => {
    const list = [aCoupon('1'), aCoupon('2', { amount: null }), aCoupon('3'), aCoupon('4')];
    const { user } = await start({ listCoupons: list });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByText(words.amount)).toHaveLength(2);
    expect(within(table).getByText('–')).toBeInTheDocument();
    expect(screen.queryByText('Prize 4')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.page }));
    expect(within(table).getByText('Prize 4')).toBeInTheDocument();
    expect(within(table).getAllByRole('row')).toHaveLength(2);
  });

  it('claims a coupon once, half a second after the last press', async () => {
    const { user, server } = await start({ listCoupons: [aCoupon('7')] });
    await user.click(await screen.findByRole('button', { name: words.claim('Prize 7') }));
    const dialog = screen.getByRole('dialog', { name: 'Prize 7' });
    expect(await within(dialog).findByText('About 7')).toBeInTheDocument();
    server.answer(listCoupons, []);
    await user.dblClick(within(dialog).getByRole('button', { name: words.confirm }));
    expect(server.calls(claimCoupon)).toHaveLength(0);
    expect(await screen.findByText(words.claimed)).toBeInTheDocument();
    expect(server.calls(claimCoupon)).toMatchObject([{ input: { coupon: '7' } }]);
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  });

  it('claims a coupon that has the specified fields only by its prize, and none that nothing names', async () => {
    const prize = { name: 'Credit 50', slice: null };
    const { user, server } = await start({
      listCoupons: [
        { prize, amount: 50 },
        { prize: { name: null, slice: null }, amount: 5 },
      ],
    });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    expect(within(table).getAllByRole('button')).toHaveLength(1);
    await user.click(within(table).getByRole('button'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.confirm }));
    expect(await screen.findByText(words.claimed)).toBeInTheDocument();
    expect(server.calls(claimCoupon)).toMatchObject([{ input: { coupon: 'Credit 50' } }]);
  });

  it('explains why a coupon cannot be claimed, and reloads the list', async () => {
    const { user, server } = await start({
      listCoupons: [aCoupon('7')],
      claimCoupon: refusal('COUPON_EXPIRED', 422),
    });
    await user.click(await screen.findByRole('button', { name: words.claim('Prize 7') }));
    server.answer(listCoupons, []);
    await user.click(screen.getByRole('button', { name: words.confirm }));
    expect(await screen.findByText(words.expired)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
  });

  it('shows that no wheel is active, and still lists the coupons', async () => {
    await start({
      getSpinSetup: { result: { activeSpinwheel: null, userCoin: 2 } },
      listCoupons: [aCoupon('7')],
    });
    expect(await screen.findByText(words.inactive)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: words.claim('Prize 7') })).toBeInTheDocument();
  });

  it('offers a reload, without an error dialog, when loading fails', async () => {
    await start({ getSpinSetup: refusal('INTERNAL_SERVER_ERROR', 500) });
    expect(await screen.findByText(words.failed)).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
