/** @starts processes */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { getRegisterOtp, login } from '@member-wallet/api-sdk';
import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import { aWallet } from '#/testing/builders';
import { A_PROFILE } from '#/testing/default-answers';
import { depositMarket } from '#/testing/deposits';
import { fieldsOf, MARKET_FIELDS, type MarketField, withField } from '#/testing/market-fields';
import { laoMarket } from '#/testing/markets';
import { bankAccount, DEPOSIT_LOOKUP, openDeposit } from '#/testing/open-deposit';
import { renderApp } from '#/testing/render-app';
import { shown } from '#/testing/shown';
import { startDocument } from '#/testing/start-document';
import { parseEnv } from '#/app/settings/env';
import { DepositDialog, TransferDialog, WithdrawDialog } from '#/app/dialogs/dialogs';

/** A market with every feature. */
const [baht] = depositMarket.currencies;
const [kip] = laoMarket.currencies;
const market: Market = {
  ...depositMarket,
  currencies: [baht, { ...kip, wire: 'KIP' }],
};

type See = (market: Market) => Promise<string>;
interface Case {
  readonly value: unknown;
  /** The index of the member that changes, for a field in a list. */
  readonly index?: number;
  readonly see: See;
  /** What is shown with the original value, and with the changed one; null for nothing. */
  readonly shows: string | null;
  readonly instead: string | null;
}

const Drawing = () => <svg />;
const brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };
const startPage: See = async (each) => {
  const open = await startDocument({ market: each, brand, env: parseEnv({}) });
  const root = open('/login');
  document.body.replaceChildren(root);
  const seen = shown();
  document.body.innerHTML = '';
  return seen;
};

const page =
  (path: string, answers = {}, locale: Locale = 'th'): See =>
  async (each) => {
    const isMember = path.startsWith('/user');
    const settings = { VITE_CHAT_URL: 'same-origin' };
    await renderApp({ path, market: each, locale, settings, answers, ...(isMember && { token: 't' }) });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
    if (path === '/user/home') await screen.findAllByText(/1,600\.50/);
    return shown();
  };

const home = (currency?: string) => {
  const { profile } = aWallet();
  return page('/user/home', {
    getWallet: aWallet({ profile: { ...profile, ...(currency && { currency }) } }),
  });
};
const contact: See = async (each) => {
  await page('/contact', { getEnableChatWidget: true, listChatHistory: [] })(each);
  if (each.features.chat)
    await waitFor(() => expect(document.querySelector('[data-chat-widget]')).not.toBeNull());
  return shown();
};
const menu: See = async (each) => {
  await page('/login')(each);
  fireEvent.click(screen.getByRole('button', { name: /^ภาษา:/ }));
  return shown();
};
/** Starts a registration with this number. Returns what is shown, such as a refusal beside the field. */
const typedPhone =
  (phone: string, otpEnabled?: boolean): See =>
  async (each) => {
    const app = await renderApp({
      path: '/register',
      market: each,
      locale: 'th',
      answers: { getRegisterOtp: otpEnabled ?? (() => new Promise(() => undefined)) },
    });
    fireEvent.change(screen.getByLabelText('เบอร์โทรศัพท์'), { target: { value: phone } });
    fireEvent.click(screen.getByRole('button', { name: 'ถัดไป' }));
    await waitFor(() =>
      expect(
        app.server.calls(getRegisterOtp).length + document.querySelectorAll('[aria-invalid=true]').length,
      ).toBe(1),
    );
    return shown();
  };
/** The step that asks for the code from the SMS. */
const sms: See = async (each) => {
  await typedPhone('0812345678', true)(each);
  await screen.findByText(/SMS/);
  return shown();
};
/** Logs in with this number, and returns the number that was sent. */
const sentPhone =
  (phone: string): See =>
  async (each) => {
    const app = await renderApp({
      path: '/login',
      market: each,
      locale: 'th',
      answers: { login: () => new Promise(() => undefined) },
    });
    fireEvent.change(screen.getByLabelText('เบอร์โทรศัพท์'), { target: { value: phone } });
    fireEvent.change(screen.getByLabelText('รหัสผ่าน', { selector: 'input' }), { target: { value: 'x' } });
    fireEvent.click(screen.getByRole('button', { name: 'เข้าสู่ระบบ' }));
    await waitFor(() => expect(app.server.calls(login)).toHaveLength(1));
    return app.server.calls(login)[0]?.input.username ?? '';
  };
/** The member's own account, with the banks to choose from. */
const account =
  (accountNo: string, locale: Locale = 'th', banks = [{ code: 'SCB', nameTH: 'ชื่ออื่น' }]): See =>
  async (each) => {
    const own = { ...A_PROFILE.bankAccount, bankCode: banks[0]?.code ?? '', bankAccountNo: accountNo };
    await page(
      '/user/profile/edit',
      { getBanks: banks, getProfile: { ...A_PROFILE, bankAccount: own } },
      locale,
    )(each);
    const [save] = document.querySelectorAll('form button[type=submit]');
    const picker = document.querySelector('form button[aria-haspopup]');
    if (!save || !picker) throw new Error('no form');
    fireEvent.click(save);
    fireEvent.click(picker);
    const sheet = await screen.findByRole('dialog');
    await within(sheet).findByRole('option');
    return shown();
  };
/** Types an account number that differs from the server's. */
const typedAccount =
  (accountNo: string): See =>
  async (each) => {
    await page('/user/profile/edit', { getBanks: [{ code: 'SCB', nameTH: 'ชื่ออื่น' }] })(each);
    fireEvent.change(screen.getByLabelText('เลขบัญชี'), {
      target: { value: accountNo.replace(/^408/, '999') },
    });
    return shown();
  };
const LIMITS = {
  getWallet: aWallet({ bankAccount }),
  getWithdrawLimits: { withdrawMin: 100, withdrawMax: 50_000 },
};
/** A dialog of the home screen, by the name of its button. */
const dialog =
  (name: string, until: RegExp, locale: Locale = 'th'): See =>
  async (each) => {
    await page('/user/home', LIMITS, locale)(each);
    fireEvent.click(screen.getByRole('button', { name }));
    // In a transfer, the list of destinations covers the form.
    const [sheet] = await screen.findAllByRole('dialog');
    await within(sheet as HTMLElement).findByText(until);
    return shown();
  };
const withdraw = dialog('ถอนเงิน', /^ถอนขั้นต่ำ/);
const withdrawn: See = async (each) => {
  await withdraw(each);
  fireEvent.change(screen.getByLabelText('จำนวนเงินที่ต้องการถอน'), { target: { value: '150.5' } });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'ถัดไป' }));
  await waitFor(() =>
    expect(screen.queryByText('ยืนยันถอนเงิน') ?? screen.queryByRole('alertdialog')).not.toBeNull(),
  );
  return shown();
};
const deposit =
  (method?: RegExp): See =>
  async (each) => {
    const banks = [...DEPOSIT_LOOKUP.banks, { bankCode: 'PAYMENT PAYTIMZ' }];
    const { choose } = await openDeposit({ getDepositLookup: { ...DEPOSIT_LOOKUP, banks } }, {}, null, each);
    await screen.findByRole('button', { name: /ธนาคาร SCB/ });
    if (method) await choose(method);
    return shown();
  };

const MONEY = home();
const LOG_IN = page('/login');
const RESPONSIBLE_GAMING = page('/user/care');
const OWN_ACCOUNT = account('4085127734');
const METHODS = deposit();
const KBANK = deposit(/KBANK/);
const WW = deposit(/สแกนจ่าย 1/);
const PAYTIMZ = deposit(/สแกนจ่าย 2/);

const CASES: Readonly<Record<MarketField, Case>> = {
  defaultLocale: { value: 'en', see: startPage, shows: 'ยินดีต้อนรับ', instead: 'Welcome' },
  locales: { value: ['th', 'en'], see: menu, shows: '|ລາວ|', instead: null },
  'currencies.*.code': { value: 'XXX', index: 1, see: home('LAK'), shows: '₭1,600.50', instead: '฿1,600.50' },
  'currencies.*.wire': { value: 'XXX', index: 1, see: home('KIP'), shows: '₭1,600.50', instead: '฿1,600.50' },
  'currencies.*.symbol': { value: '¤', see: MONEY, shows: '฿1,600.50', instead: '¤1,600.50' },
  'currencies.*.name.th': {
    value: 'เหรียญ',
    see: withdraw,
    shows: 'ถอนขั้นต่ำ 100 บาท',
    instead: 'ถอนขั้นต่ำ 100 เหรียญ',
  },
  'currencies.*.name.la': {
    value: 'ຫຼຽນ',
    see: dialog('ຖອນເງິນ', /^ຖອນຂັ້ນຕ່ຳ/, 'la'),
    shows: 'ຖອນຂັ້ນຕ່ຳ 100 ບາດ',
    instead: 'ຖອນຂັ້ນຕ່ຳ 100 ຫຼຽນ',
  },
  'currencies.*.name.en': {
    value: 'Coins',
    see: dialog('Withdraw', /100 /, 'en'),
    shows: '100 Baht',
    instead: '100 Coins',
  },
  'currencies.*.digits': { value: 0, see: withdrawn, shows: '฿150.50', instead: null },
  'currencies.*.presets.transfer': {
    value: [77],
    see: dialog('โอนเงิน', /^(300|77)$/),
    shows: '|300|',
    instead: '|77|',
  },
  'currencies.*.presets.withdraw': { value: [177], see: withdraw, shows: '|500|', instead: '|177|' },
  'currencies.*.deposit.qr.KBANK.usualMinimum': {
    value: 5,
    see: KBANK,
    shows: '|ฝากขั้นต่ำ ฿1.00|',
    instead: '|ปกติฝากขั้นต่ำ ฿5.00|',
  },
  'currencies.*.deposit.qr.KBANK.presets': { value: [77], see: KBANK, shows: '|20|', instead: '|77|' },
  'currencies.*.deposit.qr.WW.usualMinimum': {
    value: 50,
    see: WW,
    shows: '|ฝากขั้นต่ำ ฿100.00|',
    instead: '|ฝากขั้นต่ำ ฿50.00|',
  },
  'currencies.*.deposit.qr.WW.presets': { value: [177], see: WW, shows: '|200|', instead: '|177|' },
  'currencies.*.deposit.qr.PAYTIMZ.usualMinimum': {
    value: 20,
    see: PAYTIMZ,
    shows: '|ฝากขั้นต่ำ ฿10.00|',
    instead: '|ปกติฝากขั้นต่ำ ฿20.00|',
  },
  'currencies.*.deposit.qr.PAYTIMZ.presets': {
    value: [10, 77],
    see: PAYTIMZ,
    shows: '|500|',
    instead: '|77|',
  },
  'currencies.*.deposit.usualWalletMinimum': {
    value: 9,
    see: deposit(/โอนผ่านวอลเล็ต/),
    shows: 'ฝากขั้นต่ำ ฿2.00',
    instead: 'ปกติฝากขั้นต่ำ ฿9.00',
  },
  'phone.countryCode': { value: '999', see: typedPhone('+66812345678'), shows: null, instead: '10 หลัก' },
  'phone.shapes.*.start': { value: '09', see: typedPhone('0812345678'), shows: null, instead: '10 หลัก' },
  'phone.shapes.*.digits': { value: 11, see: typedPhone('0812345678'), shows: null, instead: '10 หลัก' },
  'phone.shapes.*.groups': {
    value: [5, 5],
    see: page('/user/profile'),
    shows: '|081 234 5678|',
    instead: '|08123 45678|',
  },
  'phone.storedAs': {
    value: 'international',
    see: sentPhone('081 234 5678'),
    shows: '0812345678',
    instead: '66812345678',
  },
  'phone.leadingZeroOptional': { value: true, see: typedPhone('812345678'), shows: '10 หลัก', instead: null },
  'phone.example': {
    value: '089 999 9999',
    see: LOG_IN,
    shows: '|081 234 5678|',
    instead: '|089 999 9999|',
  },
  'phone.problem': {
    value: 'mobile-format',
    see: typedPhone('12'),
    shows: '10 หลัก',
    instead: 'เบอร์โทรศัพท์ต้องเป็นแบบนี้: 081 234 5678',
  },
  otpLength: { value: 4, see: sms, shows: 'รหัส 6 หลัก', instead: 'รหัส 4 หลัก' },
  'banks.*.code': { value: 'SCX', see: OWN_ACCOUNT, shows: '|ธนาคาร SCB|', instead: '|ชื่ออื่น|' },
  'banks.*.aliases': {
    value: ['SCBT'],
    see: account('4085127734', 'th', [{ code: 'SCBT', nameTH: 'ชื่ออื่น' }]),
    shows: '|ชื่ออื่น|',
    instead: '|ธนาคาร SCB|',
  },
  'banks.*.name.th': {
    value: 'ธนาคารใหม่',
    see: OWN_ACCOUNT,
    shows: '|ธนาคาร SCB|',
    instead: '|ธนาคารใหม่|',
  },
  'banks.*.name.la': {
    value: 'ທະນາຄານໃໝ່',
    see: account('4085127734', 'la'),
    shows: '|ທະນາຄານ SCB|',
    instead: '|ທະນາຄານໃໝ່|',
  },
  'banks.*.name.en': {
    value: 'New Bank',
    see: account('4085127734', 'en'),
    shows: '|Bank SCB|',
    instead: '|New Bank|',
  },
  'banks.*.shortName': { value: 'Siam', see: METHODS, shows: '|SCB|', instead: '|Siam|' },
  'banks.*.color': { value: '#aa0000', see: OWN_ACCOUNT, shows: '|#233f73|', instead: '|#aa0000|' },
  'banks.*.monogram': { value: 'ZZ', see: OWN_ACCOUNT, shows: '|SC|', instead: '|ZZ|' },
  'banks.*.accountDigits.from': {
    value: 11,
    see: typedAccount('4085127734'),
    shows: null,
    instead: '|ปกติมี 11–12 หลัก โปรดตรวจสอบเลขบัญชี|',
  },
  'banks.*.accountDigits.to': {
    value: 11,
    see: typedAccount('408512773412'),
    shows: null,
    instead: '|ปกติมี 10–11 หลัก โปรดตรวจสอบเลขบัญชี|',
  },
  recommendedBanks: {
    value: ['SCB'],
    see: METHODS,
    shows: 'แนะนำโอนจาก KBANK, KTB เงินเข้าเร็วที่สุด',
    instead: 'แนะนำโอนจาก SCB เงินเข้าเร็วที่สุด',
  },
  latinNameBanks: {
    value: ['SCB'],
    see: typedAccount('4085127734'),
    shows: '|ชื่อและนามสกุลต้องตรงกับสมุดบัญชี|',
    instead: '|ธนาคารนี้ต้องใช้ชื่อภาษาอังกฤษ|',
  },
  'features.slipUpload': { value: false, see: METHODS, shows: '|แจ้งเงินไม่เข้า/แนบสลิป|', instead: null },
  'features.spinWheel': { value: false, see: MONEY, shows: '|วงล้อ|', instead: '|รีเฟรช|' },
  'features.invite': { value: false, see: MONEY, shows: '|ชวนเพื่อน|', instead: null },
  'features.refund': { value: false, see: MONEY, shows: '|คืนยอดเสีย|', instead: null },
  'features.chat': { value: false, see: contact, shows: '|เปิดแชทกับพนักงาน|', instead: null },
  'responsibleGaming.minimumAge': { value: 21, see: LOG_IN, shows: '|18+|', instead: '|21+|' },
  'responsibleGaming.reminderMinutes': {
    value: 45,
    see: RESPONSIBLE_GAMING,
    shows: 'เราจะแจ้งทุก 60 นาที',
    instead: 'เราจะแจ้งทุก 45 นาที',
  },
  'responsibleGaming.depositLimit': {
    value: false,
    see: RESPONSIBLE_GAMING,
    shows: '|วงเงินฝากต่อวันของฉัน|',
    instead: null,
  },
};

beforeAll(() => Promise.all([DepositDialog, TransferDialog, WithdrawDialog].map((each) => each.preload())));

it('has a case for every field of a market', () => {
  expect([...fieldsOf(market)].sort()).toEqual([...MARKET_FIELDS].sort());
  expect(Object.keys(CASES).sort()).toEqual([...MARKET_FIELDS].sort());
});

/** What the unchanged market shows. Cached, because many fields are shown in the same place. */
const unchanged = new Map<See, Promise<string>>();
function before(see: See): Promise<string> {
  const seen = unchanged.get(see) ?? see(market);
  unchanged.set(see, seen);
  return seen;
}

it.each(MARKET_FIELDS)('%s changes what a member sees', async (field) => {
  const { value, index, see, shows, instead } = CASES[field];
  const changed = withField(market, field, value, index);
  const usual = await before(see);
  cleanup();
  const other = await see(changed);
  if (shows !== null) expect([usual.includes(shows), other.includes(shows)]).toEqual([true, false]);
  if (instead !== null) expect([usual.includes(instead), other.includes(instead)]).toEqual([false, true]);
  expect(shows ?? instead).not.toBeNull();
});
