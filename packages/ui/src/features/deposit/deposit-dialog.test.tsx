import {
  createQrCode,
  deleteQrCode,
  getQrCode,
  getWallet,
  listSlips,
  sendTrueLink,
  updateBankAccountName,
  uploadSlip,
} from '@member-wallet/api-sdk';
import { type Answer, type Answers, fault, refusal } from '@member-wallet/api-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DepositDialog } from '#/app/screens';
import { anEntry, aWallet } from '#/testing/builders';
import { depositMarket } from '#/testing/deposits';
import { renderApp } from '#/testing/render-app';

// Its cipher is a chunk of its own, which jest's CommonJS cannot import; the SDK's tests and the flows run it.
jest.mock('@member-wallet/api-sdk', () => ({
  ...jest.requireActual<object>('@member-wallet/api-sdk'),
  encryptGiftLink: async (link: string, passphrase: string) => `${passphrase} ${link}`,
}));

const bankAccount = {
  bankCode: 'SCB',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '4085127734',
  bank: { nameTH: 'ธนาคารไทยพาณิชย์', nameEN: 'SCB' },
};
const LOOKUP = {
  banks: [
    { bankCode: 'SCB', mode: 'AUTO', bankAccountName: 'OPERATOR', bankAccountNo: '4110002223' },
    { bankCode: 'KBANK', mode: 'QR' },
    { bankCode: 'PAYMENT', bankType: 'WW', mode: 'QR' },
    { bankCode: 'UNKNOWN' },
  ],
  wallets: [{ mode: 'AUTO', walletAccountName: 'OPERATOR', walletAccountNo: '0800000000' }, { mode: 'LINK' }],
  isManual: false,
};
const code = (change: object = {}) => ({
  hasQrcode: true,
  qrcodeId: 'qr-1',
  qrcode: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>',
  amount: 500,
  expireIn: 272,
  message: null,
  ...change,
});
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
  // jsdom's Blob lacks it, although every browser has it.
  Blob.prototype.arrayBuffer ??= function read(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () =>
        resolve(reader.result instanceof ArrayBuffer ? reader.result : new ArrayBuffer(0));
      reader.readAsArrayBuffer(this);
    });
  };
});

async function openDeposit(
  answers: Answers = {},
  settings: Record<string, string> = {},
  limit: string | null = null,
) {
  await DepositDialog.preload();
  const app = await renderApp({
    path: '/user/home',
    market: depositMarket,
    token: 't',
    settings,
    answers: {
      getWallet: aWallet({ bankAccount }),
      getDepositLookup: LOOKUP,
      getQrCode: { hasQrcode: false },
      listSlips: { slips: [] },
      ...answers,
    },
  });
  await screen.findByText('Somchai Jaidee');
  if (limit !== null) app.areas.lasting.setItem('deposit-limit', limit);
  await app.user.click(screen.getByRole('button', { name: 'ฝากเงิน' }));
  const choose = async (way: RegExp) => app.user.click(await screen.findByRole('button', { name: way }));
  return { ...app, choose };
}

it('lists what can be used, names the fastest, and says so when staff check', async () => {
  await openDeposit({ getDepositLookup: { ...LOOKUP, isManual: true } });
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

it('asks a member of a bank that shows English only for that name first', async () => {
  const { choose, user, server } = await openDeposit({
    getWallet: aWallet({ bankAccount: { ...bankAccount, bankCode: 'KTB', bankAccountName: 'สมชาย ใจดี' } }),
  });
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
});

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
    expect(await screen.findByText('เงินเข้าแล้ว', {}, { timeout: 8000 })).toBeInTheDocument();
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

describe('slips', () => {
  const input = () => document.querySelector<HTMLInputElement>('input[name=slip]') as HTMLInputElement;
  const file = (bytes: Uint8Array<ArrayBuffer> = PNG) => new File([bytes], 'slip.png', { type: 'image/png' });
  const send = () => screen.getByRole('button', { name: 'ส่งสลิป' });
  const openSlip = async (answers: Answers = {}, settings = {}) => {
    const app = await openDeposit(answers, settings);
    await app.choose(/แนบสลิป/);
    return app;
  };

  it('are seen before they are sent, once, and their result is shown', async () => {
    const { user, server } = await openSlip({ uploadSlip: { message: 'OK' } });
    expect(send()).toHaveAttribute('aria-disabled', 'true');
    await user.upload(input(), file());
    expect(await screen.findByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
    server.answer(listSlips, {
      slips: [
        {
          createdAt: '2026-11-20T06:42:08.000Z',
          amount: 0,
          status: 'FAILED',
          note: 'EXPIRED_SLIP',
          link: null,
          reference: 'r',
        },
      ],
    });
    await user.dblClick(send());
    expect(await screen.findByText('สลิปไม่ผ่านการตรวจสอบ', {})).toBeInTheDocument();
    expect(server.calls(uploadSlip)).toHaveLength(1);
  });

  it('can be pasted', async () => {
    await openSlip();
    await act(async () => {
      fireEvent.paste(document, { clipboardData: { files: [file()] } });
    });
    expect(await screen.findByRole('img', { name: 'สลิปที่เลือก' })).toBeInTheDocument();
  });

  it('of another kind are refused before they are sent', async () => {
    const { user, server } = await openSlip();
    await user.upload(input(), file(new TextEncoder().encode('<svg/>')));
    expect(await screen.findByText('แนบได้เฉพาะรูปภาพ PNG หรือ JPEG')).toBeInTheDocument();
    await user.click(send());
    expect(server.calls(uploadSlip)).toHaveLength(0);
  });

  it('of a lost answer are not known', async () => {
    const { user, server } = await openSlip({ uploadSlip: fault('cut') });
    await user.upload(input(), file());
    await screen.findByRole('img', { name: 'สลิปที่เลือก' });
    await user.click(send());
    expect(await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' })).toBeInTheDocument();
    expect(server.calls(uploadSlip)).toHaveLength(1);
  });

  describe('that were stopped', () => {
    const slip = (reference: string, status = 'FAILED') => ({
      createdAt: '2026-11-20T06:42:08.000Z',
      amount: 0,
      status,
      note: 'EXPIRED_SLIP',
      link: null,
      reference,
    });
    /** Sends, and stops before the answer; `meanwhile` is what became of the slip at the server. */
    async function stop(meanwhile: Answer<typeof listSlips>) {
      const app = await openSlip({ listSlips: { slips: [slip('before')] } });
      const release = app.server.hold(uploadSlip);
      await app.user.upload(input(), file());
      await screen.findByRole('img', { name: 'สลิปที่เลือก' });
      await app.user.click(send());
      await waitFor(() => expect(app.server.calls(uploadSlip)).toHaveLength(1));
      app.server.answer(listSlips, meanwhile);
      await app.user.click(screen.getByRole('button', { name: 'หยุดส่ง' }));
      release();
      return app;
    }

    it('and did not arrive can be sent again', async () => {
      const { user, server } = await stop({ slips: [slip('before')] });
      expect(await screen.findByText(/สลิปนี้ยังไม่ถูกส่ง/)).toBeInTheDocument();
      await user.click(send());
      // The slip that was there before says nothing about this one.
      expect(await screen.findByText('กำลังตรวจสอบสลิป')).toBeInTheDocument();
      expect(screen.queryByText('สลิปไม่ผ่านการตรวจสอบ')).not.toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(2);
    });

    it('and arrived all the same show their result', async () => {
      const { server } = await stop({ slips: [slip('after'), slip('before')] });
      expect(await screen.findByText('สลิปไม่ผ่านการตรวจสอบ', {}, { timeout: 5000 })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'ส่งสลิป' })).not.toBeInTheDocument();
      expect(server.calls(uploadSlip)).toHaveLength(1);
    });

    it('are not known while the server cannot be asked', async () => {
      await stop(fault('cut'));
      expect(await screen.findByRole('alertdialog', { name: 'ยังไม่ทราบผลของรายการ' })).toBeInTheDocument();
    });
  });

  it('are not taken in the closed window, which is said', async () => {
    await openSlip({}, { VITE_SLIP_CLOSED_FROM: '00:00', VITE_SLIP_CLOSED_TO: '23:59' });
    expect(screen.getAllByText('ปิดรับสลิปทุกวันเวลา 00:00–23:59 น.').length).toBeGreaterThan(0);
    expect(input()).toBeNull();
  });
});

describe("the member's own limit", () => {
  const ask = { name: 'เกินวงเงินที่คุณตั้งไว้' };
  const today = { total: 1, statements: [anEntry({ amount: 400, createdAt: new Date().toISOString() })] };
  const open = async (limit: string) => {
    const app = await openDeposit({ listStatement: today }, {}, limit);
    await screen.findByText(/วงเงินวันนี้เหลือ ฿[\d.,]+ จาก ฿[\d.,]+/);
    return app;
  };

  it('asks before a code that passes it, and makes the code on yes', async () => {
    const { server, user, choose } = await open('THB 50000');
    await screen.findByText('วงเงินวันนี้เหลือ ฿100.00 จาก ฿500.00');
    await choose(/KBANK.*QR|QR.*KBANK/);
    await user.type(await screen.findByRole('textbox'), '100.01');
    await user.click(screen.getByRole('button', { name: /100\.01/ }));
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'ไม่ฝาก' }),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.calls(createQrCode)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /100\.01/ }));
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'ฝากต่อ' }),
    );
    await waitFor(() => expect(server.calls(createQrCode)).toHaveLength(1));
  });

  it('does not ask within it', async () => {
    const { server, user, choose } = await open('THB 50000');
    await choose(/KBANK.*QR|QR.*KBANK/);
    await user.type(await screen.findByRole('textbox'), '100');
    await user.click(screen.getByRole('button', { name: /100\.00/ }));
    await waitFor(() => expect(server.calls(createQrCode)).toHaveLength(1));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('asks before an account is shown once it is used up', async () => {
    const { user, choose } = await open('THB 40000');
    await screen.findByText('วงเงินวันนี้เหลือ ฿0.00 จาก ฿400.00');
    await choose(/SCB/);
    await user.click(
      within(await screen.findByRole('alertdialog', ask)).getByRole('button', { name: 'ฝากต่อ' }),
    );
    expect(await screen.findByText('411-000-2223')).toBeInTheDocument();
  });
});
