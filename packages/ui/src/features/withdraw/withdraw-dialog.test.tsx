import { getWallet, getWithdrawLimits, withdrawAll } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { DepositDialog, WithdrawDialog } from '#/app/dialogs/dialogs';
import type { Session } from '#/session/session';
import { aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';

const WORDS = {
  th: {
    withdraw: 'ถอนเงิน',
    amount: 'จำนวนเงินที่ต้องการถอน',
    limits: 'ถอนขั้นต่ำ 100 บาท สูงสุด 50,000 บาท',
    next: 'ถัดไป',
    confirmTitle: 'ยืนยันถอนเงิน',
    confirm: /^ยืนยันถอนเงิน ฿/,
    wait: 'โปรดรอสักครู่',
    show: 'แสดงเลขบัญชี',
    after: 'คงเหลือหลังถอน',
    error: 'ทำรายการไม่ได้',
    success: 'สำเร็จ',
    done: 'รับคำขอแล้ว รอการโอนเงิน',
    seeState: 'ดูสถานะ',
    gathers: /รวมเงินทั้งหมดในบัญชีเกม/,
    close: 'ปิด',
    all: 'ทั้งหมด',
    minimum: 'จำนวนเงินต้องไม่ต่ำกว่า 100 บาท',
    maximum: 'ถอนได้ครั้งละไม่เกิน 50,000 บาท',
    balance: /ยอดเงินไม่พอ.*฿1,600\.50/,
    letters: 'โปรดกรอกจำนวนเงินเป็นตัวเลข',
    bonus: 'ไปที่โบนัสของฉัน',
    unknown: 'ยังไม่ทราบผลของรายการ',
    statement: 'ดูประวัติ',
    noAccount: /ยังไม่มีบัญชีธนาคาร/,
    symbol: '฿',
    waiting: 'กำลังส่งรายการ “ถอนเงิน ฿500.00” อยู่ โปรดรอสักครู่',
    moved: /โปรดตรวจยอดเงินก่อนยืนยัน/,
    again: /โปรดดูประวัติก่อนส่งอีกครั้ง/,
    look: /โปรดดูว่ามีในประวัติด้านล่างหรือไม่/,
    checked: 'ตรวจแล้ว',
  },
  la: {
    withdraw: 'ຖອນເງິນ',
    amount: 'ຈຳນວນເງິນທີ່ຕ້ອງການຖອນ',
    limits: 'ຖອນຂັ້ນຕ່ຳ 100 ກີບ ສູງສຸດ 50,000 ກີບ',
    next: 'ຕໍ່ໄປ',
    confirmTitle: 'ຢືນຢັນຖອນເງິນ',
    confirm: /^ຢືນຢັນຖອນເງິນ ₭/,
    wait: 'ກະລຸນາລໍຖ້າ',
    show: 'ສະແດງເລກບັນຊີ',
    after: 'ຄົງເຫຼືອຫຼັງຖອນ',
    error: 'ເຮັດລາຍການບໍ່ໄດ້',
    success: 'ສຳເລັດ',
    done: 'ຮັບຄຳຂໍແລ້ວ ລໍການໂອນເງິນ',
    seeState: 'ເບິ່ງສະຖານະ',
    gathers: /ລວມເງິນທັງໝົດໃນບັນຊີເກມ/,
    close: 'ປິດ',
    all: 'ທັງໝົດ',
    minimum: 'ຈຳນວນເງິນຕ້ອງບໍ່ຕ່ຳກວ່າ 100 ກີບ',
    maximum: 'ຖອນໄດ້ຄັ້ງລະບໍ່ເກີນ 50,000 ກີບ',
    balance: /ຍອດເງິນບໍ່ພໍ.*₭1,600\.50/,
    letters: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ',
    bonus: 'ໄປທີ່ໂບນັດຂອງຂ້ອຍ',
    unknown: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
    statement: 'ເບິ່ງປະຫວັດ',
    noAccount: /ຍັງບໍ່ມີບັນຊີທະນາຄານ/,
    symbol: '₭',
    waiting: 'ກຳລັງສົ່ງລາຍການ “ຖອນເງິນ ₭500.00” ຢູ່ ກະລຸນາລໍຖ້າ',
    moved: /ກະລຸນາກວດຍອດເງິນກ່ອນຢືນຢັນ/,
    again: /ກະລຸນາເບິ່ງປະຫວັດກ່ອນສົ່ງອີກຄັ້ງ/,
    look: /ກະລຸນາເບິ່ງວ່າມີໃນປະຫວັດຂ້າງລຸ່ມນີ້/,
    checked: 'ກວດແລ້ວ',
  },
} as const;

const bankAccount = {
  bankCode: 'SCB',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '4085127734',
  bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'SCB' },
};

afterEach(() => jest.restoreAllMocks());

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('withdraw in %s', (locale, market) => {
  const words = WORDS[locale];

  /** @param later the wallet's response from when the form opens */
  async function openWithdraw(answers: Answers = {}, later?: Answers['getWallet']) {
    await WithdrawDialog.preload();
    const app = await renderApp({
      path: '/user/home',
      market,
      token: 't',
      answers: {
        getWallet: aWallet({ bankAccount }),
        getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
        ...answers,
      },
    });
    await screen.findByText('Somchai Jaidee');
    if (later !== undefined) app.server.answer(getWallet, later);
    await app.user.click(screen.getByRole('button', { name: words.withdraw }));
    const sheet = await screen.findByRole('dialog', { name: words.withdraw });
    if (!answers.getWithdrawLimits) await within(sheet).findByText(words.limits);
    const amount = () => within(sheet).getByLabelText(words.amount);
    const next = () => app.user.click(within(sheet).getByRole('button', { name: words.next }));
    const confirm = () => within(sheet).getByRole('button', { name: words.confirm });
    const sent = () => app.server.calls(withdrawAll);
    return { ...app, sheet, amount, next, confirm, sent };
  }

  it('shows amount, currency and account for review, and sends them once', async () => {
    const { user, sheet, amount, next, confirm, sent, server } = await openWithdraw();
    expect(within(sheet).queryByText('408-512-7734')).not.toBeInTheDocument();
    expect(within(sheet).getByText('•••-•••-7734')).toBeInTheDocument();
    await user.type(amount(), '1500.10');
    await next();
    // Focus must not be on the button that sends, or a second press of Enter would send.
    await waitFor(() => expect(screen.getByRole('heading', { name: words.confirmTitle })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: words.confirmTitle })).toBeInTheDocument();
    expect(within(sheet).getByRole('note')).toHaveTextContent(words.gathers);
    expect(within(sheet).getByText('SOMCHAI JAIDEE')).toBeInTheDocument();
    expect(within(sheet).getByText(words.after).parentElement).toHaveTextContent('100.40');
    await user.click(within(sheet).getByRole('button', { name: words.show }));
    expect(within(sheet).getByText('408-512-7734')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
    await user.dblClick(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.success });
    expect(within(dialog).getByText(words.done)).toBeInTheDocument();
    expect(dialog.querySelector('.lucide-clock')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: words.seeState })).toHaveAttribute(
      'href',
      '/user/statement',
    );
    expect(sent().map(({ input }) => input)).toEqual([{ amount: 1500.1 }]);
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
  });

  it('offers the whole balance', async () => {
    const { user, sheet, amount, next, confirm, sent } = await openWithdraw();
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    expect(amount()).toHaveValue('1,600.50');
    await next();
    await user.click(confirm());
    await screen.findByText(words.done);
    expect(sent()[0]?.input).toEqual({ amount: 1600.5 });
  });

  it('rounds a balance with too many decimals down', async () => {
    const { user, sheet, amount, next, confirm, sent } = await openWithdraw({
      getWallet: aWallet({ bankAccount, wallet: { amount: 1099.346 }, slots: [] }),
    });
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    expect(amount()).toHaveValue('1,099.34');
    await next();
    await user.click(confirm());
    await screen.findByText(words.done);
    expect(sent()[0]?.input).toEqual({ amount: 1099.34 });
  });

  // From here on, builds only differ in their texts.
  if (!isTriedIn(locale)) return;

  it('cannot be closed while the request is pending', async () => {
    const { user, sheet, amount, next, confirm, sent, server } = await openWithdraw();
    const finish = server.hold(withdrawAll);
    await user.type(amount(), '200');
    await next();
    await user.click(confirm());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(within(sheet).getByRole('button', { name: words.close })).toHaveAttribute('aria-disabled', 'true');
    finish();
    expect(await screen.findByText(words.done)).toBeInTheDocument();
  });

  it.each([
    ['less than the minimum', '99.99', 'minimum'],
    ['more than the maximum', '50,000.01', 'maximum'],
    ['more than the balance', '1,600.51', 'balance'],
    ['letters', 'abc', 'letters'],
    ['an exponent', '1e5', 'letters'],
  ] as const)('%s shows a message, sends nothing, and keeps the input', async (_, typed, message) => {
    const { user, amount, next, sent } = await openWithdraw();
    await user.type(amount(), typed);
    await next();
    const dialog = await screen.findByRole('alertdialog', { name: words.error });
    expect(within(dialog).getByText(words[message])).toBeInTheDocument();
    const [, close] = within(dialog).getAllByRole('button', { name: words.close });
    if (close) await user.click(close);
    expect(amount()).toHaveValue(typed);
    expect(sent()).toHaveLength(0);
  });

  it('explains a refusal, advises what to do, and keeps the amount', async () => {
    const { user, amount, next, confirm, sent } = await openWithdraw({
      withdrawAll: refusal('BONUS_REMAINING', 409),
    });
    await user.type(amount(), '300');
    await next();
    await user.click(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.error });
    expect(within(dialog).getByRole('link', { name: words.bonus })).toHaveAttribute('href', '/user/bonus');
    const [, close] = within(dialog).getAllByRole('button', { name: words.close });
    if (close) await user.click(close);
    expect(amount()).toHaveValue('300');
    expect(sent()).toHaveLength(1);
  });

  it('shows an unknown outcome, never sends again, and links to the statement', async () => {
    const { user, amount, next, confirm, sent, server, location } = await openWithdraw({
      withdrawAll: fault('cut'),
    });
    await user.type(amount(), '300');
    await next();
    await user.click(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.unknown });
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
    await user.click(within(dialog).getByRole('link', { name: words.statement }));
    await waitFor(() => expect(location()).toBe('/user/statement'));
    expect(sent()).toHaveLength(1);
  });

  it('cannot continue without a bank account', async () => {
    const { user, sheet, amount, next, sent } = await openWithdraw({
      getWallet: aWallet({ bankAccount: null }),
    });
    expect(within(sheet).getByText(words.noAccount)).toBeInTheDocument();
    await user.type(amount(), '300');
    await next();
    expect(screen.queryByRole('dialog', { name: words.confirmTitle })).not.toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('reserves space for the limits while they load, so that nothing moves', async () => {
    await WithdrawDialog.preload();
    const { user, server } = await renderApp({
      path: '/user/home',
      market,
      token: 't',
      answers: {
        getWallet: aWallet({ bankAccount }),
        getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
      },
    });
    await screen.findByText('Somchai Jaidee');
    const come = server.hold(getWithdrawLimits);
    await user.click(screen.getByRole('button', { name: words.withdraw }));
    const sheet = await screen.findByRole('dialog', { name: words.withdraw });
    await within(sheet).findByLabelText(words.amount);
    const lines = () => [...sheet.querySelectorAll('.hintLine')].map(({ textContent }) => textContent);
    expect(lines()).toEqual(['\u00a0']);
    come();
    await within(sheet).findByText(words.limits);
    expect(lines()).toHaveLength(1);
  });

  it('lets the server check the limits if they fail to load', async () => {
    const { user, sheet, amount, next, confirm } = await openWithdraw({
      getWithdrawLimits: refusal('INTERNAL_SERVER_ERROR', 500),
    });
    await user.type(amount(), '5');
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: words.next })).not.toHaveAttribute('aria-disabled'),
    );
    await next();
    expect(confirm()).toBeInTheDocument();
  });

  it('lets the server check an amount above a possibly outdated balance, which is reloaded after a refusal', async () => {
    const { user, server, sheet, amount, next, confirm, sent } = await openWithdraw(
      { withdrawAll: refusal('MONEY_NOT_ENOUGH', 422) },
      refusal('INTERNAL_SERVER_ERROR', 500),
    );
    await waitFor(() => expect(server.calls(getWallet)).toHaveLength(2));
    server.answer(getWallet, aWallet({ bankAccount, wallet: { amount: 900 }, slots: [] }));
    await user.type(amount(), '1,600.51');
    await next();
    await user.click(confirm());
    const refused = await screen.findByRole('alertdialog', { name: words.error });
    const [, close] = within(refused).getAllByRole('button', { name: words.close });
    if (close) await user.click(close);
    await within(sheet).findByText(/900\.00/);
    expect(server.calls(getWallet)).toHaveLength(3);
    // The reloaded balance is certain.
    await next();
    expect(await screen.findByRole('alertdialog', { name: words.error })).toHaveTextContent('900.00');
    expect(sent()).toHaveLength(1);
  });

  it('lets the server check an amount above a balance that was read more than a minute ago', async () => {
    const { user, amount, next, confirm, sent } = await openWithdraw();
    await user.type(amount(), '1,600.51');
    const now = Date.now.bind(Date);
    jest.spyOn(Date, 'now').mockImplementation(() => now() + 61_000);
    await next();
    await user.click(confirm());
    expect(await screen.findByText(words.done)).toBeInTheDocument();
    expect(sent()[0]?.input).toEqual({ amount: 1600.51 });
  });

  it('lets the member continue if the balance is zero but may be outdated', async () => {
    const { user, amount, next, confirm } = await openWithdraw(
      {
        getWallet: aWallet({ bankAccount, wallet: { amount: 0 }, slots: [] }),
        getWithdrawLimits: { withdrawMin: null, withdrawMax: null },
      },
      refusal('INTERNAL_SERVER_ERROR', 500),
    );
    await waitFor(() => expect(amount()).toBeInTheDocument());
    await user.type(amount(), '500');
    await next();
    expect(confirm()).toBeInTheDocument();
  });

  it('offers a deposit if the balance is zero', async () => {
    await DepositDialog.preload();
    const { user, sheet, i18n, sent } = await openWithdraw({
      getWallet: aWallet({ bankAccount, wallet: { amount: 0 }, slots: [] }),
      getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
    });
    expect(await within(sheet).findByText(i18n.t('withdraw.emptyTitle'))).toBeInTheDocument();
    expect(within(sheet).queryByLabelText(words.amount)).not.toBeInTheDocument();
    await user.click(within(sheet).getByRole('button', { name: i18n.t('deposit.title') }));
    expect(await screen.findByRole('dialog', { name: i18n.t('deposit.title') })).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  /** An intent, as another tab of the same member stores it. */
  const storedBy = (session: Session, state: 'sending' | 'unknown', amount = 500) =>
    JSON.stringify([
      {
        owner: session.getState().owner ?? '',
        key: 'k1',
        operationId: 'withdrawAll',
        at: Date.now(),
        input: 'i1',
        amount,
        state,
      },
    ]);
  const fireStorageEvent = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'intents' })));

  it('waits while another tab sends, and then shows the new balance', async () => {
    const app = await openWithdraw();
    const { user, sheet, amount, next, confirm, sent, server, areas, session } = app;
    await user.type(amount(), '1500');
    await next();
    areas.local.setItem('intents', storedBy(session, 'sending'));
    await fireStorageEvent();
    expect(await within(sheet).findByText(words.waiting)).toBeInTheDocument();
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    await user.click(confirm());
    server.answer(getWallet, aWallet({ bankAccount, wallet: { amount: 900 }, slots: [] }));
    const release = server.hold(getWallet);
    areas.local.removeItem('intents');
    await fireStorageEvent();
    // Still disabled until the new balance has loaded.
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
    expect(confirm()).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await within(sheet).findByText(words.moved)).toBeInTheDocument();
    expect(confirm()).not.toHaveAttribute('aria-disabled');
    // The amount exceeds the new balance.
    await user.click(confirm());
    expect(await screen.findByRole('alertdialog', { name: words.error })).toHaveTextContent('900.00');
    expect(sent()).toHaveLength(0);
  });

  it('warns if a similar withdrawal has an unknown outcome, and links to the statement', async () => {
    const { user, sheet, amount, next, confirm, areas, session, location } = await openWithdraw();
    await user.type(amount(), '200');
    await next();
    areas.local.setItem('intents', storedBy(session, 'unknown'));
    await fireStorageEvent();
    expect(await within(sheet).findByText(words.again)).toHaveTextContent('500.00');
    expect(confirm()).not.toHaveAttribute('aria-disabled');
    await user.click(within(sheet).getByRole('link', { name: words.statement }));
    await waitFor(() => expect(location()).toBe('/user/statement'));
    expect(await screen.findByText(words.look)).toHaveTextContent('500.00');
    await user.click(screen.getByRole('button', { name: words.checked }));
    await waitFor(() => expect(screen.queryByText(words.look)).not.toBeInTheDocument());
    expect(areas.local.getItem('intents')).toBeNull();
  });
});
