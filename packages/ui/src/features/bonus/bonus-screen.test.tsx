import {
  activateBonus,
  activatePromotion,
  clearBonus,
  findPromotion,
  getActiveBonus,
  listBonuses,
} from '@member-wallet/api-sdk';
import { type Answers, fault, raw, refusal } from '@member-wallet/api-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBonus } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    code: 'รหัสโปรโมชั่น',
    reload: 'โหลดใหม่',
    search: 'ค้นหา',
    required: 'โปรดกรอกรหัสโปรโมชั่น',
    searching: 'กำลังค้นหาโปรโมชั่น…',
    notFound: 'ไม่พบโปรโมชั่นของรหัสนี้ โปรดตรวจสอบรหัสแล้วลองใหม่',
    percent: 'เมื่อยอดเงินลดเหลือ 10% ถือว่าใช้โบนัสหมดแล้ว',
    receive: 'รับโบนัส',
    done: 'รับโบนัสแล้ว',
    full: 'โบนัสนี้มีผู้รับครบแล้ว โปรดเลือกโบนัสอื่น',
    alreadyReceived: 'รับโปรโมชั่นนี้ไปแล้ว',
    cancel: 'ยกเลิกโบนัส',
    warnings: ['ยกเลิกแล้วจะนำโบนัสนี้กลับมาไม่ได้', 'ยกเลิกได้เมื่อทำตามเงื่อนไขครบแล้วเท่านั้น'],
    cleared: 'ยกเลิกโบนัสเรียบร้อยแล้ว',
    condition: /^ยังจบโบนัสไม่ได้/,
    unknown: 'ยังไม่ทราบผลของรายการ',
    current: 'กำลังใช้',
    received: 'รับแล้ว',
    confirm: 'ยืนยัน',
    weekly: 'โบนัสรายสัปดาห์',
    empty: 'ตอนนี้ยังไม่มีโบนัส',
    network: 'เชื่อมต่อไม่ได้ โปรดตรวจสอบอินเทอร์เน็ตแล้วลองใหม่',
  },
  la: {
    code: 'ລະຫັດໂປຣໂມຊັນ',
    reload: 'ໂຫຼດໃໝ່',
    search: 'ຄົ້ນຫາ',
    required: 'ກະລຸນາປ້ອນລະຫັດໂປຣໂມຊັນ',
    searching: 'ກຳລັງຄົ້ນຫາໂປຣໂມຊັນ…',
    notFound: 'ບໍ່ພົບໂປຣໂມຊັນຂອງລະຫັດນີ້ ກະລຸນາກວດລະຫັດ ແລ້ວລອງໃໝ່',
    percent: 'ຖືວ່າໂບນັດໝົດແລ້ວ ເມື່ອຍອດເງິນຫຼຸດເຫຼືອ 10%',
    receive: 'ຮັບໂບນັດ',
    done: 'ຮັບໂບນັດແລ້ວ',
    full: 'ໂບນັດນີ້ມີຜູ້ຮັບຄົບແລ້ວ ກະລຸນາເລືອກໂບນັດອື່ນ',
    alreadyReceived: 'ຮັບໂປຣໂມຊັນນີ້ໄປແລ້ວ',
    cancel: 'ຍົກເລີກໂບນັດ',
    warnings: ['ຍົກເລີກແລ້ວຈະເອົາໂບນັດນີ້ກັບຄືນບໍ່ໄດ້', 'ຍົກເລີກໄດ້ເມື່ອເຮັດຕາມເງື່ອນໄຂຄົບແລ້ວເທົ່ານັ້ນ'],
    cleared: 'ຍົກເລີກໂບນັດສຳເລັດແລ້ວ',
    condition: /^ຍັງຈົບໂບນັດບໍ່ໄດ້/,
    unknown: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
    current: 'ກຳລັງໃຊ້',
    received: 'ຮັບແລ້ວ',
    confirm: 'ຢືນຢັນ',
    weekly: 'ໂບນັດປະຈຳອາທິດ',
    empty: 'ຕອນນີ້ຍັງບໍ່ມີໂບນັດ',
    network: 'ເຊື່ອມຕໍ່ບໍ່ໄດ້ ກະລຸນາກວດອິນເຕີເນັດ ແລ້ວລອງໃໝ່',
  },
} as const;

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('the bonus page in %s', (locale, market) => {
  const words = WORDS[locale];
  const start = (answers: Answers = {}) => renderApp({ path: '/user/bonus', market, token: 't', answers });
  const card = (code: string) => screen.findByRole('button', { name: new RegExp(code) });

  it('shows the state of each bonus and disables received ones', async () => {
    const received = { isActive: false, received: [{ updatedAt: '2020-01-01T00:00:00Z' }] };
    await start({
      listBonuses: [
        aBonus({ code: 'OPEN' }),
        aBonus({ code: 'HAD', userBonus: received }),
        aBonus({ code: 'NOW', userBonus: { isActive: true, received: received.received } }),
      ],
    });
    expect(await card('OPEN')).toBeEnabled();
    expect(await card('HAD')).toBeDisabled();
    expect(await card('HAD')).toHaveTextContent(words.received);
    expect(await card('NOW')).toHaveTextContent(words.current);
  });

  it('receives a bonus once, confirms it, and reloads the bonuses', async () => {
    const { user, server } = await start();
    await user.click(await card('WELCOME'));
    const dialog = screen.getByRole('dialog', { name: 'WELCOME' });
    expect(within(dialog).getByText(words.percent)).toBeInTheDocument();
    expect(await within(dialog).findByText('Hello')).toBeInTheDocument();
    const lists = server.calls(listBonuses).length;
    server.answer(getActiveBonus, { status: true, type: 'week' });
    await user.dblClick(within(dialog).getByRole('button', { name: words.receive }));
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(activateBonus)).toHaveLength(1);
    expect(await screen.findByText(words.weekly)).toBeInTheDocument();
    expect(screen.queryByLabelText(words.code)).not.toBeInTheDocument();
    await waitFor(() => expect(server.calls(listBonuses).length).toBeGreaterThan(lists));
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('offers a reload if only the active bonus failed to load', async () => {
    const { user, server } = await start({ getActiveBonus: refusal('INTERNAL_SERVER_ERROR', 500) });
    await card('WELCOME');
    const reload = await screen.findByRole('button', { name: words.reload });
    expect(screen.queryByLabelText(words.code)).not.toBeInTheDocument();
    server.answer(getActiveBonus, { status: false, type: null });
    await user.click(reload);
    expect(await screen.findByLabelText(words.code)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: words.reload })).not.toBeInTheDocument();
  });

  it.each([
    ['BONUS_FULL', 409, 'full'],
    ['BONUS_CONDITION', 422, 'condition'],
  ] as const)('explains %s in an alert', async (code, status, key) => {
    const { user } = await start({ activateBonus: refusal(code, status) });
    await user.click(await card('WELCOME'));
    await user.click(screen.getByRole('button', { name: words.receive }));
    expect(await screen.findByText(words[key])).toBeInTheDocument();
  });

  it('does not suggest a retry if the response is lost', async () => {
    const { user, server } = await start({ activateBonus: fault('cut') });
    await user.click(await card('WELCOME'));
    await user.click(screen.getByRole('button', { name: words.receive }));
    expect(await screen.findByText(words.unknown)).toBeInTheDocument();
    expect(server.calls(activateBonus)).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('closes the dialog of the active bonus without a request', async () => {
    const { user, server } = await start({
      listBonuses: [aBonus({ userBonus: { isActive: true, received: [] } })],
    });
    await user.click(await card('WELCOME'));
    await user.click(screen.getByRole('button', { name: words.confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.calls(activateBonus)).toHaveLength(0);
  });

  it("shows two warnings before cancelling, then the server's message", async () => {
    const { user, server } = await start({
      getActiveBonus: { status: true, type: 'week' },
      clearBonus: { message: 'BONUS_CLEAR' },
    });
    await user.click(await screen.findByRole('button', { name: words.cancel }));
    const question = screen.getByRole('alertdialog');
    for (const warning of words.warnings) {
      expect(within(question).getByText(warning)).toBeInTheDocument();
    }
    expect(server.calls(clearBonus)).toHaveLength(0);
    server.answer(getActiveBonus, { status: false, type: null });
    await user.click(within(question).getByRole('button', { name: words.cancel }));
    expect(await screen.findByText(words.cleared)).toBeInTheDocument();
    expect(await screen.findByLabelText(words.code)).toBeInTheDocument();
    expect(server.calls(clearBonus)).toHaveLength(1);
  });

  it.each([
    ['an error', refusal('BONUS_CONDITION', 422)],
    ['a response with status 200', { message: 'BONUS_CONDITION' }],
  ] as const)(
    'keeps a bonus that cannot be cancelled by %s, and explains why in an alert',
    async (_, clearBonus) => {
      const { user } = await start({ getActiveBonus: { status: true, type: 'VIP' }, clearBonus });
      expect(await screen.findByText('VIP')).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: words.cancel }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.cancel }));
      expect(await screen.findByText(words.condition)).toBeInTheDocument();
      expect(screen.getByText('VIP')).toBeInTheDocument();
    },
  );

  it('looks up a code in upper case, and receives its promotion', async () => {
    const { user, server } = await start({
      findPromotion: { percentFail: 10, description: '<p>New year</p>' },
    });
    await user.click(await screen.findByRole('button', { name: words.search }));
    expect(screen.getByText(words.required)).toBeInTheDocument();
    expect(server.calls(findPromotion)).toHaveLength(0);
    const answer = server.hold(findPromotion);
    await user.type(screen.getByLabelText(words.code), ' newyear ');
    await user.click(screen.getByRole('button', { name: words.search }));
    expect(screen.getByText(words.searching)).toBeInTheDocument();
    answer();
    const dialog = screen.getByRole('dialog', { name: /NEWYEAR$/ });
    // Not the hidden words that hold its place until the sanitiser has loaded.
    expect(await within(dialog).findByText('New year', { ignore: '[aria-hidden] *' })).toBeInTheDocument();
    expect(within(dialog).getByText(words.percent)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: words.receive }));
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(server.calls(activatePromotion)).toHaveLength(1);
  });

  it('stops a search when its dialog is closed, so that another can start', async () => {
    const { user, server } = await start({
      findPromotion: ({ code }) => ({ percentFail: null, description: `Gift ${code}` }),
    });
    server.hold(findPromotion);
    const search = await screen.findByRole('button', { name: words.search });
    await user.type(screen.getByLabelText(words.code), 'X');
    await user.click(search);
    await waitFor(() => expect(server.calls(findPromotion)).toHaveLength(1));
    expect(search).toHaveAttribute('aria-disabled', 'true');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await waitFor(() => expect(server.calls(findPromotion)[0]?.aborted).toBe(true));
    await waitFor(() => expect(search).not.toHaveAttribute('aria-disabled'));
    server.hold(findPromotion)();
    await user.type(screen.getByLabelText(words.code), 'Y');
    await user.click(search);
    expect(await screen.findByRole('button', { name: words.receive })).toBeInTheDocument();
    expect(server.calls(findPromotion).map(({ input }) => input.code)).toEqual(['X', 'XY']);
  });

  it('distinguishes an unknown code from a lost connection', async () => {
    const { user, server } = await start({ findPromotion: refusal('NO_PROMOTION', 404) });
    await user.type(await screen.findByLabelText(words.code), 'X');
    await user.click(screen.getByRole('button', { name: words.search }));
    expect(await screen.findByText(words.notFound)).toBeInTheDocument();
    // jsdom does not fire this on Escape.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    server.answer(findPromotion, fault('cut'));
    await user.click(await screen.findByRole('button', { name: words.search }));
    expect(await screen.findByText(words.network)).toBeInTheDocument();
    expect(screen.queryByText(words.notFound)).not.toBeInTheDocument();
  });

  it.each(['null', '{}', '[]', 'false', '""', '', '{"message":"NO_PROMOTION"}'])(
    'treats the response %j as an unknown code',
    async (text) => {
      const { user } = await start({ findPromotion: raw({ status: 200, text }) });
      await user.type(await screen.findByLabelText(words.code), 'X');
      await user.click(screen.getByRole('button', { name: words.search }));
      expect(await screen.findByText(words.notFound)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: words.receive })).not.toBeInTheDocument();
    },
  );

  it('explains why a promotion is refused', async () => {
    const { user } = await start({
      findPromotion: { percentFail: null, description: 'A gift' },
      activatePromotion: refusal('PROMOTION_RECEIVED', 409),
    });
    await user.type(await screen.findByLabelText(words.code), 'X');
    await user.click(screen.getByRole('button', { name: words.search }));
    await user.click(await screen.findByRole('button', { name: words.receive }));
    expect(await screen.findByText(words.alreadyReceived)).toBeInTheDocument();
  });

  it('shows an empty state when there are no bonuses', async () => {
    await start({ listBonuses: [] });
    expect(await screen.findByText(words.empty)).toBeInTheDocument();
  });
});
