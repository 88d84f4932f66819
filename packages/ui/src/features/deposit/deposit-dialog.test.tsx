import {
  createQrCode,
  deleteQrCode,
  getQrCode,
  getWallet,
  sendTrueLink,
  updateBankAccountName,
} from '@member-wallet/api-sdk';
import { type Answer, fault, refusal } from '@member-wallet/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { baht, kip } from '#/testing/markets';
import { bankAccount, DEPOSIT_LOOKUP, openDeposit } from '#/testing/open-deposit';

// Its cipher is a chunk of its own, which jest's CommonJS cannot import; the SDK's tests and the flows run it.
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

it('lists what can be used, names the fastest, and says so when staff check', async () => {
  await openDeposit({ getDepositLookup: { ...DEPOSIT_LOOKUP, isManual: true } });
  const list = await screen.findByRole('list', { name: 'เลือกช่องทางฝากเงิน' });
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(5));
  expect(screen.getByText('แนะนำ ธนาคาร KBANK, ธนาคาร KTB เงินเข้าเร็วที่สุด')).toBeInTheDocument();
  expect(screen.getByText(/พนักงานเป็นผู้ตรวจสอบ/)).toBeInTheDocument();
});

it.each([
  ['nothing to offer', { banks: [], wallets: [], isManual: null }, 'ขณะนี้ยังไม่เปิดรับฝากเงิน'],
  ['a failure', refusal('INTERNAL_SERVER_ERROR', 500), 'โหลดข้อมูลไม่สำเร็จ'],
] as const)('%s is said quietly', async (_, answer, text) => {
  await openDeposit({ getDepositLookup: answer });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('gives focus back to where it was opened, also from a second sheet', async () => {
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
  await user.click(screen.getByRole('button', { name: 'คัดลอกเลขบัญชี' }));
  expect(await screen.findByText('คัดลอกแล้ว: 4110002223')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('4110002223');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'คัดลอกเลขบัญชี' }));
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
  const list = await screen.findByRole('list', { name: 'เลือกช่องทางฝากเงิน' });
  await waitFor(() => expect(within(list).getAllByRole('button')).toHaveLength(2));
  const [own, other] = within(list).getAllByRole('button') as [HTMLElement, HTMLElement];
  expect(own).toHaveAccessibleName(/SCB.*บาท/);
  expect(other).toHaveAccessibleName(/SCB.*กีบ/);
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
  'asks a member of a bank that shows English only for that name first, where the market %s it',
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
    expect(screen.getByText('โปรดกรอกข้อมูลนี้')).toBeInTheDocument();
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
    // By itself, a second later.
    expect(await screen.findByText('คัดลอกแล้ว: 4110002223', {})).toBeInTheDocument();
  },
);

describe('QR codes', () => {
  const make = () => screen.getByRole('button', { name: /^สร้าง QR Code/ });
  const image = () => screen.queryByRole('img', { name: /QR Code/ });

  it('are made once, shown as an image, and cancelled', async () => {
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

  it('that are open are found again', async () => {
    const { choose, server } = await openDeposit({ getQrCode: code() });
    await choose(/KBANK/);
    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(server.calls(createQrCode)).toHaveLength(0);
  });

  it('that were not made say why in the server’s words, and what was typed stays', async () => {
    const { choose, user } = await openDeposit({
      createQrCode: { hasQrcode: false, message: 'ฝากได้วันละ 5 ครั้ง' },
    });
    await choose(/KBANK/);
    const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
    await user.type(amount, '20');
    await user.click(make());
    expect(await screen.findByRole('alert')).toHaveTextContent('ฝากได้วันละ 5 ครั้ง');
    expect(amount).toHaveValue('20');
  });

  it('below the provider’s minimum are not asked for', async () => {
    const { choose, user, server } = await openDeposit();
    await choose(/PAYMENT WW/);
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '99.99');
    await user.click(make());
    expect(screen.getAllByText('ฝากขั้นต่ำ ฿100.00').length).toBeGreaterThan(0);
    expect(server.calls(createQrCode)).toHaveLength(0);
  });

  it.each([
    [/KBANK/, '0'],
    [/KBANK/, '0.00'],
    [/KBANK/, '-1'],
    [/PAYMENT WW/, '0'],
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
    expect(amount).toHaveAccessibleDescription(/^ฝากขั้นต่ำ/);
    expect(amount).toBeInvalid();
    expect(server.calls(createQrCode)).toHaveLength(0);
  });

  describe('of a member with kip', () => {
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

    it.each([null, 'LAK'])('are in kip where the server says %p', async (currency) => {
      const { choose, user, server } = await openWith(currency, 'LAK 1000', {
        createQrCode: code({ amount: 60_000 }),
      });
      await choose(/PAYMENT WW/);
      const amount = await screen.findByLabelText('จำนวนเงินที่ฝาก');
      expect(amount).toHaveAccessibleDescription('ฝากขั้นต่ำ ₭50,000.00');
      expect(screen.queryByText(/ชำระเป็นสกุลเงิน/)).not.toBeInTheDocument();
      await user.type(amount, '60000');
      await user.click(make());
      // More than the member's own limit.
      await user.click(await screen.findByRole('button', { name: 'ฝากต่อ' }));
      expect(await screen.findByRole('img', { name: /₭60,000\.00/ })).toBeInTheDocument();
      expect(server.calls(createQrCode)).toMatchObject([{ input: { provider: 'WW', amount: 60_000 } }]);
    });

    it('say so when they are paid in baht, from the form to the money', async () => {
      const { choose, user, server } = await openWith('BAHT', 'LAK 50', {
        createQrCode: code({ amount: 100 }),
      });
      await choose(/PAYMENT WW.*บาท/);
      expect(
        await screen.findByText('QR Code นี้ชำระเป็นสกุลเงิน บาท แต่กระเป๋าของคุณใช้สกุลเงิน กีบ'),
      ).toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: '100' }));
      server.answer(getQrCode, code({ amount: 100 }));
      // Nobody is asked about the limit of 50 kip: what 100 baht come to is not known.
      await user.click(make());
      expect(await screen.findByRole('img', { name: /฿100\.00/ })).toBeInTheDocument();
      await waitFor(() => expect(server.calls(getQrCode).length).toBeGreaterThan(2));
      server.answer(getWallet, { ...kipWallet, wallet: { amount: 61_250.5 } });
      server.answer(getQrCode, { hasQrcode: false });
      expect(await screen.findByText('ยอด ฿100.00 เข้ากระเป๋าของคุณแล้ว')).toBeInTheDocument();
    }, 20_000);
  });

  it('of a lost answer are looked for, and never sent again', async () => {
    const { choose, user, server } = await openDeposit({ createQrCode: fault('cut') });
    await choose(/KBANK/);
    await user.type(await screen.findByLabelText('จำนวนเงินที่ฝาก'), '20');
    server.answer(getQrCode, code({ amount: 20 }));
    await user.click(make());
    expect(await screen.findByRole('img', { name: /฿20\.00/ })).toBeInTheDocument();
    expect(server.calls(createQrCode)).toHaveLength(1);
  });

  it('show that the money has come', async () => {
    const { choose, server } = await openDeposit({ getQrCode: code() });
    await choose(/KBANK/);
    await screen.findByRole('timer');
    server.answer(getWallet, aWallet({ bankAccount, wallet: { amount: 1750.5 } }));
    server.answer(getQrCode, { hasQrcode: false });
    expect(await screen.findByText('เงินเข้าแล้ว')).toBeInTheDocument();
    expect(screen.getByText('ยอด ฿500.00 เข้ากระเป๋าของคุณแล้ว')).toBeInTheDocument();
  }, 15_000);

  it('drop at their deadline', async () => {
    const { choose } = await openDeposit({ getQrCode: code({ expireIn: 1 }) });
    await choose(/KBANK/);
    expect(await screen.findByText('QR Code หมดอายุแล้ว โปรดสร้างใหม่', {})).toBeInTheDocument();
    expect(image()).not.toBeInTheDocument();
  }, 10_000);
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
    expect(screen.getByText('ลิงก์นี้ไม่ใช่ลิงก์ซองของขวัญ')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, LINK.replace('gift.', 'gift.example.'));
    await user.click(send());
    expect(field).toHaveAccessibleDescription('โปรดวางลิงก์ซองของขวัญจาก gift.truemoney.com');
    expect(field).toBeInvalid();
    await user.clear(field);
    await user.type(field, LINK);
    await user.dblClick(send());
    expect(await screen.findByText('รับซองของขวัญเข้ากระเป๋าแล้ว')).toBeInTheDocument();
    const [call, ...others] = server.calls(sendTrueLink);
    expect(others).toEqual([]);
    expect(call?.input).toEqual({ link: `member-wallet-gift-link ${LINK}` });
    await waitFor(() => expect(server.calls(getWallet).length).toBeGreaterThanOrEqual(2));
  });

  it.each(['TRUELINK_DUPLICATE', 'TRUELINK_INVALID'] as const)(
    '%s is a red toast; the link stays',
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

  it('of a lost answer are not known', async () => {
    const { user, field, server } = await openGift(fault('cut'));
    await user.type(field, LINK);
    await user.click(send());
    expect(await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' })).toBeInTheDocument();
    expect(server.calls(sendTrueLink)).toHaveLength(1);
  });
});
