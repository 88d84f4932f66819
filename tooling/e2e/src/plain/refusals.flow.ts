import { runsOn } from '../markets';
import { openTransfer, untilNoDialog } from '../steps';
import {
  alertOf,
  dialogOf,
  dismiss,
  openHome,
  openPlain,
  PLAIN_MARKETS,
  PLAIN_ON_LAOS,
  PLAIN_ON_THAI,
  type PlainVisit,
} from './open-plain';

/** Parts of the texts for these codes, by market. */
const MESSAGES = {
  th: {
    INVITE_COLLECT: /รับโบนัสชวนเพื่อนนี้ไปแล้ว/,
    REFUND_CONDITION: /ยังไม่ครบเงื่อนไขการรับคืนยอดเสีย/,
    BONUS_MAX_CLAIMED: /รับโบนัสนี้ครบจำนวนครั้งแล้ว/,
  },
  la: {
    INVITE_COLLECT: /ຮັບໂບນັດຊວນໝູ່ນີ້ໄປແລ້ວ/,
    REFUND_CONDITION: /ຍັງບໍ່ຄົບເງື່ອນໄຂການຮັບຄືນຍອດເສຍ/,
    BONUS_MAX_CLAIMED: /ຮັບໂບນັດນີ້ຄົບຈຳນວນຄັ້ງແລ້ວ/,
  },
};

/** The demo member's balances before any write. */
const INITIAL_BALANCES = { WALLET: '1250.50', PG: '20.00', UFABET: '4.50', RESERVED: '0.00' };

describe.each(PLAIN_MARKETS)('$name build on the plain backend: refusals', (market) => {
  const { words } = market;

  const askForTransfer = async ({ page }: PlainVisit) => {
    await openTransfer(page, market, /^PG Soft/);
    await dialogOf(page).getByLabel(words.amount, { exact: true }).fill('100.10');
    await dialogOf(page)
      .getByRole('button', { name: new RegExp(`^${words.transfer}`) })
      .click();
  };

  if (runsOn('Thai', market)) {
    test('shows why a transfer and a withdrawal were refused with status 200', async () => {
      const visit = await openHome(market);
      const { page, backend, see, sent, leave } = visit;
      const transfer = 'POST /api/wallet/transfer';
      await backend.refuseNext(transfer, { code: 'MONEY_NOT_ENOUGH', shape: 'message', status: 200 });
      await askForTransfer(visit);
      await see(alertOf(page).getByText(words.refusals.MONEY_NOT_ENOUGH));
      expect(await page.getByText(words.done).count()).toBe(0);
      await dismiss(page, market);
      await page.keyboard.press('Escape');
      await untilNoDialog(page);

      const withdraw = 'POST /api/wallet/withdrawAll';
      await backend.refuseNext(withdraw, { code: 'BONUS_REMAINING', shape: 'error', status: 200 });
      await page.getByRole('button', { name: words.withdraw.title, exact: true }).click();
      await page.getByLabel(words.withdraw.amount).fill('150');
      await dialogOf(page).getByRole('button', { name: words.next, exact: true }).click();
      await page.getByRole('button', { name: /150\.00/ }).click();
      await see(alertOf(page).getByText(words.refusals.BONUS_REMAINING));
      expect(await page.getByText(words.withdraw.done).count()).toBe(0);
      expect(await backend.balances()).toMatchObject(INITIAL_BALANCES);
      expect(await sent()).toEqual([transfer, withdraw]);
      await leave();
    });
  }

  if (runsOn('Laos', market)) {
    test('shows an unknown outcome after a lost response, and leads to the statement', async () => {
      const visit = await openHome(market);
      const { page, backend, see, sent, leave } = visit;
      await backend.loseNext('POST /api/wallet/transfer');
      await askForTransfer(visit);
      await see(page.getByRole('heading', { name: words.unknownTitle }));
      await page.getByRole('alertdialog').getByRole('link', { name: words.seeStatement }).click();
      await page.waitForURL('**/user/statement');
      await see(page.getByRole('main').getByRole('listitem').first().getByText('100.10'));
      expect(await backend.balances()).toMatchObject({
        ...INITIAL_BALANCES,
        WALLET: '1150.40',
        PG: '120.10',
      });
      expect(await sent()).toEqual(['POST /api/wallet/transfer']);
      await leave();
    });
  }
});

describe.each(PLAIN_ON_THAI)('$name build on the plain backend: refusals of offers', (market) => {
  const { words } = market;
  const { play } = words;
  const says = MESSAGES[words.market];

  test('shows why the invite bonus and the cashback were refused', async () => {
    const { page, backend, see, sent, leave } = await openHome(market);
    const invite = 'GET /api/invite/bonus';
    await backend.refuseNext(invite, { code: 'INVITE_COLLECT', shape: 'nested', status: 200 });
    await page.getByRole('button', { name: play.invite, exact: true }).click();
    await dialogOf(page).getByRole('button', { name: play.claim }).click();
    await see(page.getByText(says.INVITE_COLLECT));
    await page.keyboard.press('Escape');
    await untilNoDialog(page);

    const refund = 'GET /api/refund/receive';
    await backend.refuseNext(refund, { code: 'REFUND_CONDITION', shape: 'status', status: 200 });
    await page.getByRole('button', { name: play.refund, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: play.continue }).click();
    await page.getByRole('dialog', { name: play.refund }).getByRole('button', { name: play.receive }).click();
    await see(page.getByText(says.REFUND_CONDITION));
    expect(await page.getByText(play.received).count()).toBe(0);
    expect(await backend.balances()).toMatchObject(INITIAL_BALANCES);
    expect(await sent()).toEqual([invite, refund]);
    await leave();
  });
});

describe.each(PLAIN_ON_LAOS)('$name build on the plain backend: refusals of rewards', (market) => {
  const { words } = market;
  const says = MESSAGES[words.market];

  test('shows why a bonus, a promotion and a coupon were refused', async () => {
    const { page, backend, see, sent, leave } = await openPlain(market, '/user/bonus');
    const bonus = 'GET /api/bonus/activate/DAILY';
    await backend.refuseNext(bonus, { code: 'BONUS_MAX_CLAIMED', shape: 'nested', status: 400 });
    await page.getByRole('button', { name: 'DAILY' }).click();
    await dialogOf(page).getByRole('button', { name: words.bonus.receive }).click();
    await see(alertOf(page).getByText(says.BONUS_MAX_CLAIMED));
    await dismiss(page, market);
    await page.keyboard.press('Escape');
    await untilNoDialog(page);

    const promotion = 'GET /api/promotion/activate/FRIEND50';
    await backend.refuseNext(promotion, { code: 'PROMOTION_RECEIVED', shape: 'status', status: 200 });
    await page.getByLabel(words.bonus.code).fill('FRIEND50');
    await page.getByRole('button', { name: words.search }).click();
    await dialogOf(page).getByRole('button', { name: words.bonus.receive }).click();
    await see(alertOf(page).getByText(words.bonus.alreadyReceived));
    expect(await page.getByText(words.bonus.done).count()).toBe(0);

    const claim = 'POST /api/spinwheel/coupon/claim';
    await backend.refuseNext(claim, { code: 'COUPON_EXPIRED', shape: 'error', status: 200 });
    await page.goto('/user/spin');
    await page.getByRole('button', { name: words.wheel.claim }).first().click();
    await dialogOf(page).getByRole('button', { name: words.confirm }).click();
    await see(alertOf(page).getByText(words.wheel.expired));
    expect(await page.getByText(words.wheel.claimed).count()).toBe(0);
    expect(await backend.balances()).toMatchObject(INITIAL_BALANCES);
    expect(await sent()).toEqual([bonus, promotion, claim]);
    await leave();
  });
});
