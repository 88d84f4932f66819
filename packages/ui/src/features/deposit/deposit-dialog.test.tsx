import {
  createQrCode,
  deleteQrCode,
  getQrCode,
  getWallet,
  listStatement,
  sendTrueLink,
  updateBankAccountName,
} from '@member-wallet/api-sdk';
import { type Answer, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { baht, kip } from '#/testing/markets';
import { bankAccount, DEPOSIT_LOOKUP, openDeposit } from '#/testing/open-deposit';

// jest's CommonJS cannot import the cipher, which is a separate chunk. The SDK's tests and the flows run it.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string, passphrase: string) => `${passphrase} ${link}`,
}));

const code = (change: object = {}) => ({
  hasQrcode: true,
  qrcodeId: 'qr-1',
  qrcode: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
  amount: 500,
  expireIn: 272,
  message: null,
  ...change,
});

it('lists the methods, names the fastest banks, and says when staff check deposits', async () => {
  await openDeposit({ getDepositLookup: { ...DEPOSIT_LOOKUP, isManual: true } });
  const list = await screen.findByRole('group', { name: 'เลือกช่องทางฝากเงิน' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['สแกน QR Code', 'โอนเข้าบัญชีธนาคาร', 'วอลเล็ตมือถือ']);
  // Includes KTB, although there is no account there: these are banks that members pay from.
  expect(screen.getByText('แนะนำโอนจาก KBANK, KTB เงินเข้าเร็วที่สุด')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^สแกนจ่าย 1.*ฝากขั้นต่ำ ฿100\.00/ })).toBeInTheDocument();
  expect(screen.getByText(/พนักงานเป็นผู้ตรวจสอบ/)).toBeInTheDocument();
});

it.each([
  ['nothing to offer', { banks: [], wallets: [], isManual: null }, 'ขณะนี้ยังไม่เปิดรับฝากเงิน'],
  ['a failure', refusal('INTERNAL_SERVER_ERROR', 500), 'โหลดข้อมูลไม่สำเร็จ'],
] as const)('shows %s without an error dialog', async (_, answer, text) => {
  await openDeposit({ getDepositLookup: answer });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('returns focus to the button that opened it, also from a second sheet', async () => {
  const { choose, user } = await openDeposit();
  await choose(/SCB/);
  await user.click(screen.getByRole('button', { name: 'ปิด' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'ฝากเงิน' })).toHaveFocus());
});

it('copies the number of an account, and says when it cannot', async () => {
  const { choose, user } = await openDeposit();
  await choose(/SCB/);
  expect(screen.getByText('411-000-2223')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'คัดลอกเลข' }));
  expect(await screen.findByText('คัดลอกแล้ว: 4110002223')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('4110002223');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'คัดลอกเลข' }));
  expect(await screen.findByText('คัดลอกไม่สำเร็จ')).toBeInTheDocument();
});

it("puts accounts in the member's currency first, and warns of another", async () => {
  const scb = { bankCode: 'SCB', bankAccountName: 'OPERATOR' };
  const banks = [
    { ...scb, bankAccountNo: '4110002223', currency: 'LAK' },
    { ...scb, bankAccountNo: '4110009999', currency: 'BAHT' },
  ];
  const { user } = await openDeposit(
    {
      getWallet: aWallet({ bankAccount, profile: { ...aWallet().profile, currency: 'BAHT' } }),
      getDepositLookup: { banks, wallets: [], isManual: false },
    },
    {},
    null,
    { ...depositMarket, currencies: [kip, baht] },
  );
  const list = await screen.findByRole('group', { name: 'เลือกช่องทางฝากเงิน' });
  const [own, other] = within(list).getAllByRole('button') as [HTMLElement, HTMLElement];
  expect(own).toHaveAccessibleName(/SCB.*บาท/);
  expect(other).toHaveAccessibleName(/SCB.*กีบ/);
  expect(screen.getByRole('region', { name: 'สกุลเงินอื่น' })).toContainElement(other);
  await user.click(other);
  expect(await screen.findByText(/รับเฉพาะสกุลเงิน กีบ.*โปรดโอนเข้าบัญชีสกุลเงิน บาท/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'ช่องทางฝากอื่น' }));
  await user.click((await screen.findAllByRole('button', { name: /SCB/ }))[0] as HTMLElement);
  expect(await screen.findByText('411-000-9999')).toBeInTheDocument();
  expect(screen.queryByText(/รับเฉพาะสกุลเงิน/)).not.toBeInTheDocument();
});

it.each([
  ['knows', depositMarket],
  ['does not know', { ...depositMarket, banks: [depositMarket.banks[0]] }],
] as const)(
  'asks for an English name first if the member’s bank requires one and the market %s it',
  async (_, market) => {
    const { choose, user, server } = await openDeposit(
      {
        getWallet: aWallet({
          bankAccount: { ...bankAccount, bankCode: 'KTB', bankAccountName: 'สมชาย ใจดี' },
        }),
      },
      {},
      null,
      market,
    );
    await choose(/SCB/);
    expect(screen.queryByText('411-000-2223')).not.toBeInTheDocument();
    const name = screen.getByLabelText('ชื่อบัญชี (ภาษาอังกฤษ)');
    const save = screen.getByRole('button', { name: 'บันทึกชื่อ' });
    await user.click(save);
    expect(screen.getByText('โปรดกรอกชื่อบัญชี (ภาษาอังกฤษ)')).toBeInTheDocument();
    await user.type(name, 'สมชาย');
    await user.click(save);
    expect(screen.getByText('ชื่อบัญชีธนาคารต้องเป็นภาษาอังกฤษเท่านั้น')).toBeInTheDocument();
    expect(server.calls(updateBankAccountName)).toHaveLength(0);
    await user.clear(name);
    await user.type(name, 'somchai jaidee');
    server.answer(getWallet, aWallet({ bankAccount: { ...bankAccount, bankCode: 'KTB' } }));
    await user.click(save);
    expect(await screen.findByText('411-000-2223')).toBeInTheDocument();
    expect(server.calls(updateBankAccountName)[0]?.input).toEqual({
      bankCode: 'KTB',
      bankAccountName: 'SOMCHAI JAIDEE',
    });
    // Copied automatically, a second later.
    expect(await screen.findByText('คัดลอกแล้ว: 4110002223', {})).toBeInTheDocument();
  },
);

describe('if only one method is offered', () => {
  const ONE = { ...DEPOSIT_LOOKUP, banks: DEPOSIT_LOOKUP.banks.slice(0, 1), wallets: [] };

  it('skips the list, and shows its notes and the slip button with the method', async () => {
    const { user } = await openDeposit({ getDepositLookup: ONE });
    expect(await screen.findByText('411-000-2223')).toBeInTheDocument();
    expect(screen.getByText('แนะนำโอนจาก KBANK, KTB เงินเข้าเร็วที่สุด')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ช่องทางฝากอื่น' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /แนบสลิป/ }));
    await user.click(await screen.findByRole('button', { name: 'ช่องทางฝากอื่น' }));
    expect(await screen.findByText('411-000-2223')).toBeInTheDocument();
  });

  it.each([
    ['a code', { banks: [{ bankCode: 'KBANK', mode: 'QR' }], wallets: [] }],
    ['gift links', { banks: [], wallets: [{ mode: 'LINK' }] }],
  ])('has the button to the slip form in the method’s sheet: %s', async (_, offered) => {
    const { user } = await openDeposit({ getDepositLookup: { ...offered, isManual: false } });
    await screen.findByRole('textbox');
    await user.click(screen.getByRole('button', { name: /แนบสลิป/ }));
    expect(await screen.findByRole('heading', { name: /แนบสลิป/ })).toBeInTheDocument();
  });

  it.each([
    ['staff check deposits', { ...ONE, isManual: true }, null],
    ['the member has a limit', ONE, 'THB 50000'],
  ])('shows the list if %s', async (_, lookup, limit) => {
    await openDeposit({ getDepositLookup: lookup }, {}, limit);
    expect(await screen.findByRole('button', { name: /SCB/ })).toBeInTheDocument();
    expect(screen.queryByText('411-000-2223')).not.toBeInTheDocument();
  });
});

describe('money that arrives while an account is shown', () => {
  const entry = (change: object = {}) => ({
    statementType: 'deposit',
    from: 'SCB',
    to: 'WALLET',
    amount: 321.5,
    status: 'SUCCESS',
    createdAt: '2026-11-24T10:00:00.000Z',
    ...change,
  });
  const statement = (...statements: ReturnType<typeof entry>[]) => ({ total: statements.length, statements });

  it('is seen when the member comes back from the bank’s app, and reloads the wallet', async () => {
    const { choose, server } = await openDeposit({ listStatement: statement(entry({ amount: 5 })) });
    await choose(/SCB/);
    await waitFor(() => expect(server.calls(listStatement)).toHaveLength(1));
    const wallets = server.calls(getWallet).length;
    server.answer(
      listStatement,
      statement(entry({ createdAt: '2026-11-24T10:05:00.000Z' }), entry({ amount: 5 })),
    );
    expect(
      await screen.findByText('ยอด ฿321.50 เข้ากระเป๋าของคุณแล้ว', {}, { timeout: 6000 }),
    ).toBeInTheDocument();
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThan(wallets));
  });

  it('excludes earlier deposits, failed ones, and money from a game', async () => {
    const { choose, server } = await openDeposit({ listStatement: statement(entry()) });
    await choose(/SCB/);
    await waitFor(() => expect(server.calls(listStatement)).toHaveLength(1));
    server.answer(
      listStatement,
      statement(
        entry({ statementType: 'transfer', createdAt: '2026-11-24T10:06:00.000Z' }),
        entry({ status: 'FAILED', createdAt: '2026-11-24T10:05:00.000Z' }),
        entry(),
      ),
    );
    await waitFor(() => expect(server.calls(listStatement).length).toBeGreaterThan(1), { timeout: 6000 });
    expect(screen.queryByText('เงินเข้าแล้ว')).not.toBeInTheDocument();
    expect(screen.getByText('411-000-2223')).toBeInTheDocument();
  });

  it('is not shown if the statement cannot be read', async () => {
    const { choose, server } = await openDeposit({ listStatement: fault('cut') });
    await choose(/SCB/);
    await waitFor(() => expect(server.calls(listStatement)).not.toHaveLength(0));
    expect(screen.getByText('411-000-2223')).toBeInTheDocument();
  });
});

describe('QR codes', () => {
  const make = () => screen.getByRole('button', { name: /^สร้าง QR Code/ });
  const image = () => screen.queryByRole('img', { name: /QR Code/ });

  it('are created once, shown as an image, and cancelled', async () => {
    const { choose, user, server } = await openDeposit({ createQrCode: code() });
    await choose(/KBANK/);
    const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
    await user.click(make());
    expect(server.calls(createQrCode)).toHaveLength(0);
    await user.type(amount, '500');
    await user.dblClick(make());
    expect(await screen.findByRole('img', { name: /฿500\.00/ })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg\+xml/),
    );
    expect(document.querySelector('dialog script')).toBeNull();
    expect(screen.getByRole('timer')).toHaveTextContent(/^04:3[0-2]$/);
    expect(server.calls(createQrCode)).toMatchObject([{ input: { amount: 500 } }]);
    await user.dblClick(screen.getByRole('button', { name: 'ยกเลิก QR Code นี้' }));
    expect(await screen.findByText('ยกเลิก QR Code แล้ว')).toBeInTheDocument();
    await waitFor(() => expect(image()).not.toBeInTheDocument());
    expect(server.calls(deleteQrCode)).toHaveLength(1);
  });

  it('start with the amount that was chosen in the list', async () => {
    const { user, server } = await openDeposit({ createQrCode: code({ amount: 100 }) });
    const amounts = await screen.findByRole('group', { name: 'เลือกจำนวนเงิน' });
    expect(
      within(amounts)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['฿50', '฿100', '฿500']);
    await user.click(within(amounts).getByRole('button', { name: '฿100' }));
    expect(await screen.findByLabelText('จำนวนเงินที่ฝาก')).toHaveValue('100');
    expect(server.calls(createQrCode)).toHaveLength(0);
    await user.click(make());
    expect(await screen.findByRole('img', { name: /฿100\.00/ })).toBeInTheDocument();
    expect(server.calls(createQrCode)).toMatchObject([{ input: { amount: 100 } }]);
  });

  it('that are still open are shown again', async () => {
    const { choose, server } = await openDeposit({ getQrCode: code() });
    await choose(/KBANK/);
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(server.calls(createQrCode)).toHaveLength(0);
  });

  it.each([
    [{ message: 'ฝากได้วันละ 5 ครั้ง' }, 'ฝากได้วันละ 5 ครั้ง'],
    [{ message: 'ฝากได้วันละ 5 ครั้ง', code: 'INTERNAL_SERVER_ERROR' }, 'ฝากได้วันละ 5 ครั้ง'],
    [{ message: 'REQUEST_LIMIT' }, 'ทำรายการถี่เกินไป'],
    [{ message: null, code: 'REQUEST_LIMIT' }, 'ทำรายการถี่เกินไป'],
    [{ success: false }, 'สร้าง QR Code ไม่สำเร็จ โปรดลองใหม่'],
  ])('that were refused show the server’s message, and the typed amount stays: %j', async (why, said) => {
    const { choose, user } = await openDeposit({ createQrCode: { hasQrcode: false, ...why } });
    await choose(/KBANK/);
    const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
    await user.type(amount, '20');
    await user.click(make());
    expect(await screen.findByRole('alert')).toHaveTextContent(said);
    expect(amount).toHaveValue('20');
  });

  it('below the provider’s minimum are not requested', async () => {
    const { choose, user, server } = await openDeposit();
    await choose(/สแกนจ่าย 1/);
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '99.99');
    await user.click(make());
    expect(screen.getAllByText('จำนวนเงินต้องไม่ต่ำกว่า ฿100.00').length).toBeGreaterThan(0);
    expect(server.calls(createQrCode)).toHaveLength(0);
  });

  it.each([
    [/KBANK/, '0'],
    [/KBANK/, '0.00'],
    [/KBANK/, '-1'],
    [/สแกนจ่าย 1/, '0'],
  ])('of %s are not offered for %s', async (method, typed) => {
    const { choose, user, server } = await openDeposit();
    await choose(method);
    const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
    await user.type(amount, typed);
    expect(make()).toHaveAttribute('aria-disabled', 'true');
    await user.click(make());
    await user.clear(amount);
    await user.type(amount, '0.5');
    expect(make()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(make());
    expect(amount).toHaveAccessibleDescription(/^จำนวนเงินต้องไม่ต่ำกว่า/);
    expect(amount).toBeInvalid();
    expect(server.calls(createQrCode)).toHaveLength(0);
  });

  describe('of a member whose wallet is in kip', () => {
    const market = { ...depositMarket, currencies: [kip, baht] as const };
    const kipWallet = aWallet({ bankAccount, profile: { ...aWallet().profile, currency: 'LAK' } });
    const openWith = (currency: string | null, limit: string, answers = {}) =>
      openDeposit(
        {
          getWallet: kipWallet,
          getDepositLookup: {
            banks: [{ bankCode: 'PAYMENT', bankType: 'WW', currency }],
            wallets: [],
            isManual: false,
          },
          ...answers,
        },
        {},
        limit,
        market,
      );

    it.each([null, 'LAK'])('are in kip if the server’s currency is %p', async (currency) => {
      const { choose, user, server } = await openWith(currency, 'LAK 1000', {
        createQrCode: code({ amount: 60_000 }),
      });
      await choose(/สแกนจ่าย 1/);
      const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
      expect(amount).toHaveAccessibleDescription('ปกติฝากขั้นต่ำ ₭50,000.00');
      expect(screen.queryByText(/ชำระเป็นสกุลเงิน/)).not.toBeInTheDocument();
      await user.type(amount, '60000');
      await user.click(make());
      // The amount exceeds the member's own limit.
      await user.click(await screen.findByRole('button', { name: 'ฝากต่อ' }));
      expect(await screen.findByRole('img', { name: /₭60,000\.00/ })).toBeInTheDocument();
      expect(server.calls(createQrCode)).toMatchObject([{ input: { provider: 'WW', amount: 60_000 } }]);
    });

    it('below the usual minimum in kip are sent, and the server’s refusal is shown', async () => {
      const message = 'ຝາກຂັ້ນຕ່ຳ 50,000 ກີບ';
      const { choose, user, server } = await openWith('LAK', 'LAK 1000000', {
        createQrCode: code({ hasQrcode: false, message }),
      });
      await choose(/สแกนจ่าย 1/);
      const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
      await user.type(amount, '99');
      await user.click(make());
      expect(screen.getAllByText('จำนวนเงินต้องไม่ต่ำกว่า ₭100.00').length).toBeGreaterThan(0);
      expect(server.calls(createQrCode)).toHaveLength(0);
      await user.type(amount, '9');
      await user.click(make());
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(server.calls(createQrCode)).toMatchObject([{ input: { provider: 'WW', amount: 999 } }]);
    });

    it('that are paid in baht show baht from the form to the credited money', async () => {
      const { choose, user, server } = await openWith('BAHT', 'LAK 50', {
        createQrCode: code({ amount: 100 }),
      });
      await choose(/สแกนจ่าย 1.*บาท/);
      expect(
        await screen.findByText('QR Code นี้ชำระเป็นสกุลเงิน บาท แต่กระเป๋าของคุณใช้สกุลเงิน กีบ'),
      ).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: '100' }));
      server.answer(getQrCode, code({ amount: 100 }));
      // No question about the limit of 50 kip, because the value of 100 baht in kip is unknown.
      await user.click(make());
      expect(await screen.findByRole('img', { name: /฿100\.00/ })).toBeInTheDocument();
      await waitFor(() => expect(server.calls(getQrCode).length).toBeGreaterThan(2));
      server.answer(getWallet, { ...kipWallet, wallet: { amount: 61_250.5 } });
      server.answer(getQrCode, { hasQrcode: false });
      expect(await screen.findByText('ยอด ฿100.00 เข้ากระเป๋าของคุณแล้ว')).toBeInTheDocument();
    });
  });

  it('are looked up after a lost response, and never created twice', async () => {
    const { choose, user, server } = await openDeposit({ createQrCode: fault('cut') });
    await choose(/KBANK/);
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '20');
    server.answer(getQrCode, code({ amount: 20 }));
    await user.click(make());
    expect(await screen.findByRole('img', { name: /฿20\.00/ })).toBeInTheDocument();
    expect(server.calls(createQrCode)).toHaveLength(1);
  });

  it('show when the money has been credited', async () => {
    const { choose, server } = await openDeposit({ getQrCode: code() });
    await choose(/KBANK/);
    await screen.findByRole('timer');
    server.answer(getWallet, aWallet({ bankAccount, wallet: { amount: 1750.5 } }));
    server.answer(getQrCode, { hasQrcode: false });
    expect(await screen.findByText('เงินเข้าแล้ว')).toBeInTheDocument();
    expect(screen.getByText('ยอด ฿500.00 เข้ากระเป๋าของคุณแล้ว')).toBeInTheDocument();
  });

  it('disappear at their deadline', async () => {
    const { choose } = await openDeposit({ getQrCode: code({ expireIn: 1 }) });
    await choose(/KBANK/);
    expect(await screen.findByText('QR Code หมดอายุแล้ว โปรดสร้างใหม่', {})).toBeInTheDocument();
    expect(image()).not.toBeInTheDocument();
  });
});

describe('gift links', () => {
  const LINK = 'https://gift.truemoney.com/campaign/?v=0123456789abcdefABCDEF';
  const send = () => screen.getByRole('button', { name: 'ส่งลิงก์' });
  const openGift = async (answer: Answer<typeof sendTrueLink>) => {
    const app = await openDeposit({ sendTrueLink: answer });
    await app.choose(/ซองของขวัญ/);
    return { ...app, field: screen.getByLabelText('ลิงก์ซองของขวัญ') };
  };

  it('are checked, encrypted and sent once', async () => {
    const { user, field, server } = await openGift({ message: 'OK' });
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.type(field, 'hello');
    await user.click(send());
    expect(screen.getByText('ลิงก์นี้ไม่ใช่ซองของขวัญ โปรดคัดลอกลิงก์จากแอปวอลเล็ตอีกครั้ง')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, LINK.replace('gift.', 'gift.example.'));
    await user.click(send());
    expect(field).toHaveAccessibleDescription('โปรดวางลิงก์ซองของขวัญจาก gift.truemoney.com');
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, LINK);
    await user.dblClick(send());
    // The toast moves from the dialog to the page.
    await screen.findByText('รับซองของขวัญเข้ากระเป๋าแล้ว');
    const [call, ...others] = server.calls(sendTrueLink);
    expect(others).toEqual([]);
    expect(call?.input).toEqual({ link: `member-wallet-gift-link ${LINK}` });
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
  });

  it.each(['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'] as const)(
    'refused with %s show a red toast, and the link stays',
    async (code) => {
      const { user, field, server } = await openGift(refusal(code));
      await user.type(field, LINK);
      await user.click(send());
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^ลิงก์ซองของขวัญ/);
      expect(field).toHaveValue(LINK);
      expect(server.calls(sendTrueLink)).toHaveLength(1);
    },
  );

  it('have an unknown outcome after a lost response', async () => {
    const { user, field, server } = await openGift(fault('cut'));
    await user.type(field, LINK);
    await user.click(send());
    expect(await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' })).toBeInTheDocument();
    expect(server.calls(sendTrueLink)).toHaveLength(1);
  });
});
