import { getWallet, withdrawAll } from '@member-wallet/api-sdk';
import { type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { WithdrawDialog } from '#/app/dialogs';
import { aWallet } from '#/testing/builders';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';

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
    error: 'เกิดข้อผิดพลาด',
    success: 'สำเร็จ',
    done: 'รอการโอนเงิน',
    close: 'ปิด',
    all: 'ทั้งหมด',
    minimum: 'ถอนขั้นต่ำ 100 บาท',
    maximum: 'ถอนได้สูงสุด 50,000 บาท',
    balance: /ยอดเงินไม่เพียงพอ.*฿1,600\.50/,
    letters: 'โปรดกรอกจำนวนเงินเป็นตัวเลข',
    bonus: 'ไปที่โบนัสของฉัน',
    unknown: 'ยังไม่ทราบผลของรายการ',
    statement: 'ดูประวัติ',
    noAccount: /ยังไม่มีบัญชีธนาคาร/,
    symbol: '฿',
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
    error: 'ເກີດຂໍ້ຜິດພາດ',
    success: 'ສຳເລັດ',
    done: 'ລໍການໂອນເງິນ',
    close: 'ປິດ',
    all: 'ທັງໝົດ',
    minimum: 'ຖອນຂັ້ນຕ່ຳ 100 ກີບ',
    maximum: 'ຖອນໄດ້ສູງສຸດ 50,000 ກີບ',
    balance: /ຍອດເງິນບໍ່ພຽງພໍ.*₭1,600\.50/,
    letters: 'ກະລຸນາປ້ອນຈຳນວນເງິນເປັນຕົວເລກ',
    bonus: 'ໄປທີ່ໂບນັດຂອງຂ້ອຍ',
    unknown: 'ຍັງບໍ່ຮູ້ຜົນຂອງລາຍການ',
    statement: 'ເບິ່ງປະຫວັດ',
    noAccount: /ຍັງບໍ່ມີບັນຊີທະນາຄານ/,
    symbol: '₭',
  },
} as const;

const bankAccount = {
  bankCode: 'SCB',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '4085127734',
  bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'SCB' },
};

describe.each([
  ['th', thaiMarket],
  ['la', laoMarket],
] as const)('withdraw in %s', (locale, market) => {
  const words = WORDS[locale];

  async function openWithdraw(answers: Answers = {}) {
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
    await app.user.click(screen.getByRole('button', { name: words.withdraw }));
    const sheet = await screen.findByRole('dialog', { name: words.withdraw });
    if (!answers.getWithdrawLimits) await within(sheet).findByText(words.limits);
    const amount = () => within(sheet).getByLabelText(words.amount);
    const next = () => app.user.click(within(sheet).getByRole('button', { name: words.next }));
    const confirm = () => within(sheet).getByRole('button', { name: words.confirm });
    const sent = () => app.server.calls(withdrawAll);
    return { ...app, sheet, amount, next, confirm, sent };
  }

  it('shows amount, currency and account before it sends them once', async () => {
    const { user, sheet, amount, next, confirm, sent, server } = await openWithdraw();
    expect(within(sheet).queryByText('408-512-7734')).not.toBeInTheDocument();
    expect(within(sheet).getByText('•••-•••-7734')).toBeInTheDocument();
    await user.type(amount(), '1500.10');
    await next();
    // Not on the button that sends: a second press of the same key must not send.
    await waitFor(() => expect(screen.getByRole('heading', { name: words.confirmTitle })).toHaveFocus());
    expect(screen.getByRole('dialog', { name: words.confirmTitle })).toBeInTheDocument();
    expect(within(sheet).getByText('SOMCHAI JAIDEE')).toBeInTheDocument();
    expect(within(sheet).getByText(words.after).parentElement).toHaveTextContent('100.40');
    await user.click(within(sheet).getByRole('button', { name: words.show }));
    expect(within(sheet).getByText('408-512-7734')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
    await user.dblClick(confirm());
    const dialog = await screen.findByRole('alertdialog', { name: words.success });
    expect(within(dialog).getByText(words.done)).toBeInTheDocument();
    expect(sent().map(({ input }) => input)).toEqual([{ amount: 1500.1 }]);
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
  });

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

  it('offers the whole balance', async () => {
    const { user, sheet, amount, next, confirm, sent } = await openWithdraw();
    await user.click(within(sheet).getByRole('button', { name: words.all }));
    expect(amount()).toHaveValue('1,600.50');
    await next();
    await user.click(confirm());
    await screen.findByText(words.done);
    expect(sent()[0]?.input).toEqual({ amount: 1600.5 });
  });

  it.each([
    ['less than the minimum', '99.99', 'minimum'],
    ['more than the maximum', '50000.01', 'maximum'],
    ['more than there is', '1600.51', 'balance'],
    ['letters', 'abc', 'letters'],
    ['an exponent', '1e5', 'letters'],
  ] as const)('%s gets its message, sends nothing, and keeps the input', async (_, typed, message) => {
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

  it('reports an unknown outcome, never resends, and links to the statement', async () => {
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

  it('without a bank account there is nothing to confirm', async () => {
    const { user, sheet, amount, next, sent } = await openWithdraw({
      getWallet: aWallet({ bankAccount: null }),
    });
    expect(within(sheet).getByText(words.noAccount)).toBeInTheDocument();
    await user.type(amount(), '300');
    await next();
    expect(screen.queryByRole('dialog', { name: words.confirmTitle })).not.toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('leaves the limits to the server when they fail to load', async () => {
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
});
