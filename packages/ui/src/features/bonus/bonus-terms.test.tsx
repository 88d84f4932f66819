import {
  type Bonus,
  checkBonusMinimum,
  clearBonus,
  getActiveBonus,
  getCurrentPromotion,
  listBonuses,
} from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aBonus } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    inUse: 'โบนัสที่ใช้อยู่',
    promotion: 'โปรโมชั่น NEWYEAR',
    percent: 'เมื่อยอดเงินลดเหลือ 15% ถือว่าใช้โบนัสหมดแล้ว',
    always: 'ยกเลิกได้เมื่อทำตามเงื่อนไขครบแล้วเท่านั้น',
    condition: /^ยังจบโบนัสไม่ได้/,
    cancel: 'ยกเลิกโบนัส',
    code: 'รหัสโปรโมชั่น',
    receive: 'รับโบนัส',
  },
  la: {
    inUse: 'ໂບນັດທີ່ໃຊ້ຢູ່',
    promotion: 'ໂປຣໂມຊັນ NEWYEAR',
    percent: 'ຖືວ່າໂບນັດໝົດແລ້ວ ເມື່ອຍອດເງິນຫຼຸດເຫຼືອ 15%',
    always: 'ຍົກເລີກໄດ້ເມື່ອເຮັດຕາມເງື່ອນໄຂຄົບແລ້ວເທົ່ານັ້ນ',
    condition: /^ຍັງຈົບໂບນັດບໍ່ໄດ້/,
    cancel: 'ຍົກເລີກໂບນັດ',
    code: 'ລະຫັດໂປຣໂມຊັນ',
    receive: 'ຮັບໂບນັດ',
  },
} as const;

const NEW_YEAR = { code: 'NEWYEAR', percentFail: 15, description: '<p>New <b>year</b></p>' };

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('the terms of the bonus in use, in %s', (locale, market) => {
  const words = WORDS[locale];
  async function start(answers: Answers = {}, type = 'promotion') {
    const app = await renderApp({
      path: '/user/bonus',
      market,
      token: 't',
      answers: { getActiveBonus: { status: true, type }, ...answers },
    });
    const inUse = within(await screen.findByRole('region', { name: words.inUse }));
    return { ...app, inUse };
  }
  const untilAnswered = ({ server }: Awaited<ReturnType<typeof start>>) =>
    waitFor(() => expect(server.calls(checkBonusMinimum)).toHaveLength(1));

  it('show its promotion', async () => {
    const { inUse } = await start({ getCurrentPromotion: NEW_YEAR });
    expect(await inUse.findByText(words.promotion)).toBeInTheDocument();
    expect(inUse.getByText(words.percent)).toBeInTheDocument();
    expect(await inUse.findByText('year')).toBeInTheDocument();
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('are requested after the list of bonuses, with their space reserved', async () => {
    let release = (_: readonly Bonus[]): void => undefined;
    const listed = new Promise<readonly Bonus[]>((resolve) => (release = resolve));
    const { server, inUse } = await start({ listBonuses: () => listed, getCurrentPromotion: NEW_YEAR });
    const line = inUse.getByText(words.always);
    expect(line.parentElement?.querySelector('[aria-busy=true]')).toBeInTheDocument();
    expect(server.calls(listBonuses)).toHaveLength(1);
    expect([...server.calls(getCurrentPromotion), ...server.calls(checkBonusMinimum)]).toEqual([]);
    release([aBonus()]);
    expect(await inUse.findByText(words.promotion)).toBeInTheDocument();
    expect(line.parentElement?.querySelector('[aria-busy=true]')).not.toBeInTheDocument();
  });

  it.each([
    ['an error', refusal('NO_PROMOTION', 404)],
    ['a lost response', fault('cut')],
    ['nothing', {}],
    ['a page of another server', fault('html')],
    ['values that are not texts', { code: 7, percentFail: 'much', description: { th: 'x' }, message: 'OK' }],
    ['a percentage of more than a hundred', { percentFail: 150 }],
  ] as const)('are left out after %s, without affecting the page', async (_, getCurrentPromotion) => {
    const app = await start({ getCurrentPromotion });
    await untilAnswered(app);
    await waitFor(() => expect(app.inUse.getByText(words.always).parentElement?.children).toHaveLength(1));
    expect(app.inUse.getByRole('button', { name: words.cancel })).toBeEnabled();
  });

  it('do not include a promotion, nor request one, for other types of bonus', async () => {
    const app = await start({}, 'week');
    await untilAnswered(app);
    expect(app.server.calls(getCurrentPromotion)).toHaveLength(0);
  });

  it.each([
    ['a refusal', refusal('BONUS_CONDITION', 422), words.condition],
    ['a text', { message: '<p>เหลืออีก 120 บาท</p>' }, 'เหลืออีก 120 บาท'],
    ['a success without a text', { message: 'OK' }, words.always],
    ['a number', { minimum: 20 }, words.always],
    ['another refusal', refusal('NO_DATA', 404), words.always],
    ['a lost response', fault('cut'), words.always],
  ] as const)('say whether it can be cancelled, if the check returns %s', async (_, minimum, text) => {
    const app = await start({ checkBonusMinimum: minimum }, 'week');
    await untilAnswered(app);
    expect(await app.inUse.findByText(text)).toBeInTheDocument();
  });

  it('of a cancelled bonus are not shown for the next one', async () => {
    const { server, user, inUse } = await start({
      getCurrentPromotion: NEW_YEAR,
      clearBonus: { message: 'BONUS_CLEAR' },
    });
    await inUse.findByText(words.promotion);
    server.answer(getActiveBonus, { status: false, type: null });
    await user.click(inUse.getByRole('button', { name: words.cancel }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: words.cancel }));
    expect(await screen.findByLabelText(words.code)).toBeInTheDocument();
    expect(server.calls(clearBonus)).toHaveLength(1);
    server.answer(getCurrentPromotion, { code: 'NEXT' });
    const release = server.hold(getCurrentPromotion);
    server.answer(getActiveBonus, { status: true, type: 'promotion' });
    await user.click(await screen.findByRole('button', { name: /WELCOME/ }));
    await user.click(screen.getByRole('button', { name: words.receive }));
    const next = within(await screen.findByRole('region', { name: words.inUse }));
    expect(next.queryByText(words.promotion)).not.toBeInTheDocument();
    release();
    expect(await next.findByText(/ NEXT$/)).toBeInTheDocument();
    expect(next.queryByText(words.promotion)).not.toBeInTheDocument();
  });
});
