import { OUTSIDE, WALLET } from './books';
import { type Game, type Member, newMember } from './member';

export type MarketId = 'th' | 'la';

export const DAY = 86_400_000;

const games = (): Game[] => [
  {
    code: 'HUAYHD',
    name: 'Huay HD',
    category: 'lotto',
    logo: null,
    ftWalletSlot: '1',
    isActive: false,
    password: 'h0',
  },
  {
    code: 'PG',
    name: 'PG Soft',
    category: 'slot',
    logo: null,
    ftWalletSlot: '1',
    isActive: true,
    password: 'p0',
  },
  // Faulty: a game without a name.
  {
    code: 'NAMELESS',
    name: null,
    category: 'slot',
    logo: null,
    ftWalletSlot: '1',
    isActive: false,
    password: 'n0',
  },
  {
    code: 'UFABET',
    name: 'UFABET',
    category: 'sport',
    logo: null,
    ftWalletSlot: '10',
    isActive: true,
    password: 'u0',
  },
];

/** The data that differ between the two markets. All variants are valid in both. */
interface MarketData {
  readonly banks: readonly { code: string; nameTH: string | null }[];
  readonly withdraw: { withdrawMin: unknown; withdrawMax: unknown };
  readonly deposit: unknown;
  readonly phoneDigits: RegExp;
  readonly member: () => Member;
}

/** The member with which flows log in. */
function demo(bankAccount: Member['bankAccount'], username: string, name: string): Member {
  const now = Date.now();
  const member = newMember({
    id: 1001,
    username,
    password: 'demo1234',
    name,
    bankAccount,
    since: now - 90 * DAY,
    games: games(),
  });
  const { books } = member;
  books.move(OUTSIDE, WALLET, 125_050);
  books.move(OUTSIDE, 'PG', 2000);
  books.move(OUTSIDE, 'UFABET', 450);
  member.coins = 2;
  member.inviteBonus = 3525;
  member.refund.accrued = 4010;
  member.refunds.push({ minor: 1500, at: now - 20 * DAY }, { minor: 725, at: now - 40 * DAY });
  const about = { promotion: { description: 'Songkran' } };
  member.entries.push(
    { statementType: 'deposit', from: null, to: WALLET, minor: 50_000, status: 'SUCCESS', at: now - 60_000 },
    // Faulty: an entry without a status.
    { statementType: 'transfer', from: WALLET, to: 'PG', minor: 2000, status: undefined, at: now - DAY },
    {
      statementType: 'bonus',
      from: null,
      to: WALLET,
      minor: 5000,
      status: 'SUCCESS',
      at: now - 2 * DAY,
      about,
    },
    { statementType: 'withdraw', from: WALLET, to: null, minor: 30_000, status: 'FAILED', at: now - 3 * DAY },
    { statementType: 'finish_bonus', from: WALLET, to: null, minor: 0, status: 'SUCCESS', at: now - 4 * DAY },
  );
  member.slips.push(
    { reference: 502, at: now - DAY, minor: 0, status: 'FAILED', note: 'SLIP_REFNO_DUPLICATED', link: null },
    // Faulty: a slip without a time.
    { reference: 501, at: undefined, minor: 30_025, status: 'SUCCESS', note: null, link: null },
  );
  const welcome = { message_type: 'text', payload: 'Welcome' };
  member.messages.push(
    { sender: 'agent', message: welcome, at: now - DAY },
    // Faulty: a message without content.
    { sender: 'agent', message: null, at: now - 2 * DAY },
  );
  member.coupons.push({ label: '฿20', name: 'Lucky twenty', minor: 2000 });
  return member;
}

export const MARKETS: Record<MarketId, MarketData> = {
  th: {
    banks: [
      { code: 'KTB', nameTH: 'ธนาคารกรุงไทย' },
      { code: 'SCB', nameTH: 'ธนาคารไทยพาณิชย์' },
      { code: 'KBANK', nameTH: 'ธนาคารกสิกรไทย' },
      // Faulty: a bank without a name.
      { code: 'GSB', nameTH: null },
    ],
    withdraw: { withdrawMin: '100', withdrawMax: '50000.00' },
    deposit: {
      isManual: 0,
      wallets: null,
      banks: [
        {
          bankAccountNo: '1112223334',
          bankAccountName: 'บริษัท ทดสอบ จำกัด',
          mode: 'AUTO',
          bankCode: 'SCB',
          bank: { nameTH: 'ธนาคารไทยพาณิชย์' },
        },
        { mode: 'QR', bankType: 'BANK', bankCode: 'KBANK', bank: null, bankAccountNo: null, currency: null },
        // Faulty: an account without a code.
        { bankCode: null, mode: 'AUTO', bankAccountNo: '5556667778' },
        { bankCode: 'WW', bankType: 'PAYMENT', mode: 'QR' },
      ],
    },
    phoneDigits: /^0\d{9}$/,
    member: () =>
      demo(
        { bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '0123456789' },
        '0812345678',
        'สมชาย',
      ),
  },
  la: {
    banks: [
      { code: 'LDB', nameTH: 'ธนาคารพัฒนาลาว' },
      { code: 'BCEL', nameTH: 'ธนาคารการค้าต่างประเทศลาว' },
      { code: 'JDB', nameTH: null },
    ],
    withdraw: { withdrawMax: 50_000, withdrawMin: '100.00' },
    deposit: {
      banks: [
        // Faulty: an account without a number.
        { bankCode: 'LDB', mode: 'AUTO', bankAccountNo: null, bankAccountName: null },
        {
          currency: 'BAHT',
          bankCode: 'BCEL',
          bankAccountNo: '160120001234567',
          bankAccountName: 'TEST CO LTD',
          mode: 'AUTO',
          bankType: null,
        },
      ],
      isManual: 1,
    },
    phoneDigits: /^\d{8,13}$/,
    // This member's currency is baht, which only the bank account shows.
    member: () =>
      demo(
        {
          bankCode: 'BCEL',
          bankAccountName: 'SOMXAY KEOMANY',
          bankAccountNo: '0101234567890',
          currency: 'BAHT',
        },
        '02099887766',
        'ສົມໄຊ',
      ),
  },
};

export const newGames = games;
