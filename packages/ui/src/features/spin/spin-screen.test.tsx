import { claimCoupon, getSpinSetup, listCoupons, spin } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCoupon, aWheel } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    spin: /^หมุน ?\d/,
    again: 'หมุนอีกครั้ง',
    sound: 'เสียงวงล้อ',
    prizes: 'รางวัลบนวงล้อ',
    allPrizes: 'ดูรางวัลทั้งหมด 90 รายการ',
    bonuses: 'ดูโบนัส',
    contact: 'ติดต่อเรา',
    invitation: 'แตะตรงกลางวงล้อเพื่อหมุน',
    won: 'คุณได้รางวัล Prize 3',
    congratulations: 'ยินดีด้วย!',
    close: 'ปิด',
    noCoins: 'คุณไม่มีเหรียญสำหรับหมุน',
    unknown: /รางวัลจะอยู่ในคูปองของคุณ/,
    claim: (label: string) => `รับ ${label}`,
    confirm: 'ยืนยัน',
    claimNow: 'รับเลย',
    claimable: 'รับตอนนี้ หรือรับภายหลังในคูปองของคุณ',
    claimed: 'คุณได้รับรางวัลแล้ว',
    expired: 'คูปองนี้หมดอายุแล้ว รับไม่ได้',
    page: 'หน้า 2',
    inactive: 'วงล้อยังไม่เปิดให้หมุน',
    failed: 'โหลดข้อมูลไม่สำเร็จ',
    amount: '฿50.00',
  },
  la: {
    spin: /^ໝຸນ ?\d/,
    again: 'ໝຸນອີກຄັ້ງ',
    sound: 'ສຽງວົງລໍ້',
    prizes: 'ລາງວັນໃນວົງລໍ້',
    allPrizes: 'ເບິ່ງລາງວັນທັງໝົດ 90 ລາຍການ',
    bonuses: 'ເບິ່ງໂບນັດ',
    contact: 'ຕິດຕໍ່ພວກເຮົາ',
    invitation: 'ແຕະກາງວົງລໍ້ເພື່ອໝຸນ',
    won: 'ທ່ານໄດ້ລາງວັນ Prize 3',
    congratulations: 'ຍິນດີນຳ!',
    close: 'ປິດ',
    noCoins: 'ທ່ານບໍ່ມີຫຼຽນສຳລັບໝຸນ',
    unknown: /ລາງວັນຈະຢູ່ໃນຄູປ໋ອງຂອງທ່ານ/,
    claim: (label: string) => `ຮັບ ${label}`,
    confirm: 'ຢືນຢັນ',
    claimNow: 'ຮັບເລີຍ',
    claimable: 'ຮັບດຽວນີ້ ຫຼື ຮັບພາຍຫຼັງໃນຄູປ໋ອງຂອງທ່ານ',
    claimed: 'ທ່ານໄດ້ຮັບລາງວັນແລ້ວ',
    expired: 'ຄູປ໋ອງນີ້ໝົດອາຍຸແລ້ວ ຮັບບໍ່ໄດ້',
    page: 'ໜ້າ 2',
    inactive: 'ວົງລໍ້ຍັງບໍ່ເປີດໃຫ້ໝຸນ',
    failed: 'ໂຫຼດຂໍ້ມູນບໍ່ສຳເລັດ',
    amount: '₭50.00',
  },
} as const;

beforeAll(() => {
  // jsdom cannot draw on a canvas. The face is tested in the wheel's package.
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

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it.each([
    ['its code', { code: 'C', label: 'Prize 3' }],
    ['its label, if it has no code', { label: 'Prize 3' }],
  ])('claims the prize that was just won, after one confirmation, by %s', async (_, slice) => {
    const own = aCoupon('9', { prize: { name: 'Wheel', slice } });
    const { user, server } = await start({ spin: prize('C', 'Prize 3', 1), listCoupons: [aCoupon('7')] });
    await screen.findByRole('table');
    server.answer(listCoupons, [own, aCoupon('7')]);
    await user.click(await hub());
    const won = await screen.findByRole('alertdialog', { name: words.congratulations });
    const now = await within(won).findByRole('button', { name: words.claimNow });
    await waitFor(() => expect(now).not.toHaveAttribute('aria-disabled'));
    // The text says that it can also be claimed later.
    expect(within(won).getByText(words.claimable)).toBeInTheDocument();
    expect(within(won).getByRole('button', { name: words.confirm })).toBeInTheDocument();
    await user.click(now);
    const question = await screen.findByRole('dialog', { name: 'Prize 3' });
    expect(server.calls(claimCoupon)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: words.confirm }));
    expect(await screen.findByText(words.claimed)).toBeInTheDocument();
    expect(server.calls(claimCoupon)).toMatchObject([{ input: { coupon: '9' } }]);
  });

  it.each([
    ['no coupon is for the prize', [aCoupon('7')]],
    ['coupons have no slices', [{ prize: { name: 'Credit 50', slice: null }, amount: 50 }]],
  ])('does not offer to claim the prize in its dialog if %s', async (_, coupons) => {
    const { user } = await start({ spin: prize('C', 'Prize 3', 1), listCoupons: coupons });
    await screen.findByRole('table');
    await user.click(await hub());
    const won = await screen.findByRole('alertdialog', { name: words.congratulations });
    await waitFor(() =>
      expect(within(won).queryByRole('button', { name: words.claimNow })).not.toBeInTheDocument(),
    );
    expect(within(won).getByRole('button', { name: words.confirm })).toBeInTheDocument();
  });

  describe('the wheel stops at the prize in the dialog', () => {
    const wheel = (labels: readonly string[], codes: readonly string[] = []) => ({
      result: {
        activeSpinwheel: {
          name: 'Wheel',
          slice: labels.map((label, index) => ({ label, code: codes[index] ?? label.slice(-1) })),
        },
        userCoin: 2,
      },
    });
    const labels = ['Prize 1', 'Prize 2', 'Prize 3', 'Prize 4', 'Prize 5', 'Prize 6'];
    /** The labels on the wheel. jsdom draws no names, so they are in the list. */
    const drawn = () =>
      within(screen.getByRole('region', { name: words.prizes, hidden: true }))
        .getAllByRole('listitem', { hidden: true })
        .map(({ lastChild }) => lastChild?.textContent);
    /** The slice under the pointer. Without rotation, that is the middle of the first one. */
    const pointed = () => {
      const all = drawn();
      const face = document.querySelector('canvas')?.style.transform ?? '';
      const turns = Number(/rotate\((.+)turn\)/.exec(face)?.[1]);
      return all[Math.floor(((((0.5 / all.length - turns) % 1) + 1) % 1) * all.length)];
    };
    const won = async () =>
      (await screen.findByRole('alertdialog', { name: words.congratulations })).querySelector('p')
        ?.textContent;

    it.each(labels)('of six slices with the same code, at %s', async (label) => {
      const { user } = await start({
        getSpinSetup: wheel(labels, ['A', 'A', 'A', 'A', 'A', 'A']),
        spin: prize('A', label, 1),
      });
      await user.click(await hub());
      expect(await won()).toBe(label);
      expect(pointed()).toBe(label);
    });

    it.each([
      ['order', labels.toReversed()],
      ['number', [...labels.slice(2), 'Prize 7']],
    ])(
      'if the %s of the slices has changed, which is shown when the dialog is closed',
      async (_, changed) => {
        const { user, server } = await start({ getSpinSetup: wheel(labels), spin: prize('3', 'Prize 3', 1) });
        await hub();
        server.answer(getSpinSetup, wheel(changed));
        await user.click(await hub());
        expect(await won()).toBe('Prize 3');
        await waitFor(() => expect(server.calls(getSpinSetup)).toHaveLength(2));
        await act(async () => {});
        expect(pointed()).toBe('Prize 3');
        await user.click(screen.getByRole('button', { name: words.confirm }));
        await waitFor(() => expect(drawn()).toEqual(changed));
      },
    );

    it('if the slice was added after the wheel was read', async () => {
      const { user, server } = await start({ getSpinSetup: wheel(labels), spin: prize('3', 'Prize 33', 1) });
      await hub();
      server.answer(getSpinSetup, wheel(['Prize 1', 'Prize 33', 'Prize 4'], ['1', '3', '4']));
      await user.click(await hub());
      expect(await won()).toBe('Prize 33');
      expect(pointed()).toBe('Prize 33');
    });

    it('by its code, if the label is different', async () => {
      const { user } = await start({ getSpinSetup: wheel(labels), spin: prize('3', 'Three', 1) });
      await user.click(await hub());
      expect(await won()).toBe('Three');
      expect(pointed()).toBe('Prize 3');
    });

    it('if another wheel is read meanwhile', async () => {
      const { user, server } = await start({ getSpinSetup: wheel(labels), spin: prize('3', 'Prize 3', 1) });
      const release = server.hold(spin);
      await user.click(await hub());
      server.answer(getSpinSetup, wheel(labels.toReversed()));
      await act(async () => void window.dispatchEvent(new Event('focus')));
      release();
      expect(await won()).toBe('Prize 3');
      expect(pointed()).toBe('Prize 3');
    });
  });

  it('shows the prize even if the wheel does not have its code', async () => {
    const { user } = await start({ spin: prize('NEW', 'Prize 3', 0) });
    await user.click(await hub());
    expect(await screen.findByRole('alertdialog', { name: words.congratulations })).toHaveTextContent(
      'Prize 3',
    );
  });

  it('sends nothing without coins, and says how to get some', async () => {
    const { user, server } = await start({ getSpinSetup: setup(0) });
    await user.click(await hub());
    expect(server.calls(spin)).toHaveLength(0);
    expect(screen.getByText(words.noCoins)).toBeInTheDocument();
    expect(screen.queryByText(words.invitation)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.bonuses })).toHaveAttribute('href', '/user/bonus');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: words.contact })).toHaveAttribute('href', '/user/contact');
  });

  it('invites to spin, and spins again from the dialog, once for a double tap', async () => {
    const { user, server } = await start({ spin: prize('C', 'Prize 3', 1), getSpinSetup: setup(2) });
    expect(await screen.findByText(words.invitation)).toBeInTheDocument();
    await user.click(await hub());
    const dialog = await screen.findByRole('alertdialog', { name: words.congratulations });
    server.answer(spin, prize('A', 'Prize 1', 0));
    server.answer(getSpinSetup, setup(0));
    await user.dblClick(within(dialog).getByRole('button', { name: words.again }));
    expect(
      await screen.findByText(words.won.replace('3', '1'), { selector: 'dialog *' }),
    ).toBeInTheDocument();
    expect(server.calls(spin)).toHaveLength(2);
    await waitFor(() => expect(screen.queryByRole('button', { name: words.again })).not.toBeInTheDocument());
  });

  it('is silent by default, and stores that the sound is on', async () => {
    const app = await renderApp({ path: '/user/spin', earlier: '/user/bonus', market, token: 't' });
    const { user, areas, goBack, goForward } = app;
    const sound = () => screen.findByRole('button', { name: words.sound });
    expect(await sound()).toHaveAttribute('aria-pressed', 'false');
    expect(areas.local.getItem('wheel-sound')).toBeNull();
    await user.click(await sound());
    expect(await sound()).toHaveAttribute('aria-pressed', 'true');
    expect(areas.local.getItem('wheel-sound')).toBe('on');
    await goBack();
    expect(screen.queryByRole('button', { name: words.sound })).not.toBeInTheDocument();
    await goForward();
    expect(await sound()).toHaveAttribute('aria-pressed', 'true');
    await user.click(await sound());
    expect(await sound()).toHaveAttribute('aria-pressed', 'false');
    expect(areas.local.getItem('wheel-sound')).toBeNull();
  });

  it('shows ninety prizes as sixty slices, lists all, and names a prize that shares a slice', async () => {
    const slice = Array.from({ length: 90 }, (_, index) => ({
      code: `P${index + 1}`,
      label: `Gift ${index + 1}`,
    }));
    const { user } = await start({
      getSpinSetup: { result: { activeSpinwheel: { name: 'Wheel', slice }, userCoin: 1 } },
      spin: prize('P77', 'Gift 77', 0),
    });
    const legend = await screen.findByRole('region', { name: words.prizes });
    expect(within(legend).getAllByRole('listitem')).toHaveLength(12);
    await user.click(within(legend).getByRole('button', { name: words.allPrizes }));
    const items = within(legend).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(
      slice.map(({ label }, index) => `${Math.min(index + 1, 60)}${label}`),
    );
    await user.click(await hub());
    const dialog = await screen.findByRole('alertdialog', { name: words.congratulations });
    expect(within(dialog).getByText(words.won.replace('Prize 3', 'Gift 77'))).toBeInTheDocument();
    // The sixtieth is under the pointer. Without rotation, that is the middle of the first one.
    const turns = Number(
      /rotate\((.+)turn\)/.exec(document.querySelector('canvas')?.style.transform ?? '')?.[1],
    );
    expect(Math.floor(((((0.5 / 60 - turns) % 1) + 1) % 1) * 60)).toBe(59);
  });

  it('refers to the coupons and reloads them if the response is lost', async () => {
    const { user, server } = await start({ spin: fault('cut') });
    await user.click(await hub());
    expect(await screen.findByText(words.unknown)).toBeInTheDocument();
    expect(server.calls(spin)).toHaveLength(1);
    await waitFor(() => expect(server.calls(listCoupons)).toHaveLength(2));
    expect(server.calls(getSpinSetup)).toHaveLength(2);
  });

  it('lists three coupons per page, with a dash for an unknown amount', async () => {
    const list = [aCoupon('1'), aCoupon('2', { amount: null }), aCoupon('3'), aCoupon('4')];
    const { user } = await start({ listCoupons: list });
    const table = await screen.findByRole('table');
    expect(within(table).getAllByText(words.amount)).toHaveLength(2);
    expect(within(table).getByText('–')).toBeInTheDocument();
    expect(within(table).queryByText('Prize 4')).not.toBeInTheDocument();
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
    await waitFor(() => expect(server.calls(getSpinSetup)).toHaveLength(2));
  });

  it('claims a coupon without an id by its prize’s name, and cannot claim one without any name', async () => {
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

  it('explains why a coupon cannot be claimed, and reloads the wheel and the list', async () => {
    const { user, server } = await start({
      listCoupons: [aCoupon('7')],
      claimCoupon: refusal('COUPON_EXPIRED', 422),
    });
    await user.click(await screen.findByRole('button', { name: words.claim('Prize 7') }));
    server.answer(listCoupons, []);
    await user.click(screen.getByRole('button', { name: words.confirm }));
    expect(await screen.findByText(words.expired)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    await waitFor(() => expect(server.calls(getSpinSetup)).toHaveLength(2));
  });

  it('says if no wheel is active, and still lists the coupons', async () => {
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
