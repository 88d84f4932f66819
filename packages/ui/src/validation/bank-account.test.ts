import type { Bank } from '#/market/market';
import { checkBankAccount, splitHolderName } from './bank-account';

const market = { latinNameBanks: ['KTB'] };
const bank = (change: Partial<Bank> = {}): Bank => ({
  code: 'KBANK',
  aliases: [],
  name: { th: 'กสิกรไทย', la: 'ກະສິກອນໄທ', en: 'Kasikornbank' },
  color: '#138f2d',
  shortName: 'Bank',
  monogram: 'KB',
  accountDigits: { from: 10, to: 10 },
  ...change,
});
const draft = {
  bankCode: 'KBANK',
  accountNo: '408-512-7734',
  firstName: 'สมชาย',
  lastName: 'ใจดี',
};

it('converts account and holder to the format of the API', () => {
  expect(checkBankAccount(market, { ...draft, firstName: 'somchai', lastName: 'jaidee' }, bank())).toEqual({
    ok: true,
    account: { bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '4085127734' },
  });
});

it.each([
  [
    'nothing filled in',
    { bankCode: '', accountNo: '', firstName: '', lastName: '' },
    undefined,
    { bank: 'required', accountNo: 'required', firstName: 'required', lastName: 'required' },
  ],
  ['no bank', draft, undefined, { bank: 'required' }],
  ['letters in the number', { ...draft, accountNo: '40851277x4' }, bank(), { accountNo: 'invalid' }],
  ['no last name', { ...draft, lastName: ' ' }, bank(), { lastName: 'required' }],
  [
    'Thai at a bank with Latin names',
    draft,
    bank({ code: 'KTB' }),
    { firstName: 'latin', lastName: 'latin' },
  ],
  [
    'a digit in the last name',
    { ...draft, firstName: 'A', lastName: 'B2' },
    bank({ code: 'KTB' }),
    { lastName: 'latin' },
  ],
  [
    'what is missing, not white space around a name',
    { ...draft, firstName: 'Somchai\t', lastName: '' },
    bank({ code: 'KTB' }),
    { lastName: 'required' },
  ],
  [
    'no bank, but not what some bank might accept',
    { ...draft, accountNo: '1', firstName: 'สมชาย' },
    undefined,
    { bank: 'required' },
  ],
  [
    'letters in the number even without a bank',
    { ...draft, accountNo: '1x' },
    undefined,
    { bank: 'required', accountNo: 'invalid' },
  ],
] as const)('reports %s', (_, typed, chosen, problems) => {
  expect(checkBankAccount(market, typed, chosen)).toEqual({ ok: false, problems });
});

it.each(['408512773', '4085127734567'])('accepts %s with an unusual number of digits', (accountNo) => {
  expect(checkBankAccount(market, { ...draft, accountNo }, bank())).toMatchObject({
    ok: true,
    account: { bankAccountNo: accountNo },
  });
});

describe('an account from the server', () => {
  const held = { bankCode: 'KBANK', bankAccountName: 'Somchai', bankAccountNo: 'xxx-x-x773-4' };
  const same = {
    bankCode: 'KBANK',
    accountNo: held.bankAccountNo,
    ...splitHolderName(held.bankAccountName),
  };

  it('is accepted unchanged', () => {
    expect(checkBankAccount(market, same, bank(), held)).toEqual({ ok: true, account: held });
  });

  it('gets the code under which its bank is now listed', () => {
    const listed = bank({ code: 'KBANKTH', aliases: ['KBANK'] });
    expect(checkBankAccount(market, same, listed, held)).toEqual({
      ok: true,
      account: { ...held, bankCode: 'KBANKTH' },
    });
  });

  it.each([
    ['the number', { accountNo: '12x' }, { accountNo: 'invalid' }],
    ['the number (removed)', { accountNo: '' }, { accountNo: 'required' }],
    ['the name', { firstName: 'Somsak' }, { lastName: 'required' }],
    ['the bank', { bankCode: 'SCB' }, { accountNo: 'invalid', lastName: 'required' }],
  ] as const)('is checked if %s is changed', (_, change, problems) => {
    expect(checkBankAccount(market, { ...same, ...change }, bank(), held)).toEqual({ ok: false, problems });
  });

  it('keeps the other part if one is changed', () => {
    expect(checkBankAccount(market, { ...same, accountNo: '123-4' }, bank(), held)).toEqual({
      ok: true,
      account: { ...held, bankAccountNo: '1234' },
    });
    expect(checkBankAccount(market, { ...same, lastName: 'jaidee' }, bank(), held)).toEqual({
      ok: true,
      account: { ...held, bankAccountName: 'SOMCHAI JAIDEE' },
    });
  });

  it('still needs a name in English letters if the bank requires it', () => {
    const thai = { ...held, bankCode: 'KTB', bankAccountName: 'สมชาย ใจดี' };
    const typed = { ...same, bankCode: 'KTB', firstName: 'สมชาย', lastName: 'ใจดี' };
    expect(checkBankAccount(market, typed, bank({ code: 'KTB' }), thai)).toEqual({
      ok: false,
      problems: { firstName: 'latin', lastName: 'latin' },
    });
  });

  it('is incomplete if a part is empty', () => {
    const empty = { bankCode: 'KBANK', bankAccountName: ' ', bankAccountNo: ' ' };
    const draftOfIt = { ...same, accountNo: ' ', ...splitHolderName(' ') };
    expect(checkBankAccount(market, draftOfIt, bank(), empty)).toEqual({
      ok: false,
      problems: { accountNo: 'required', firstName: 'required', lastName: 'required' },
    });
  });
});

it.each([
  ['SOMCHAI JAIDEE', 'SOMCHAI', 'JAIDEE'],
  [' SOMCHAI  NA  AYUTTHAYA ', 'SOMCHAI', 'NA AYUTTHAYA'],
  ['SOMCHAI', 'SOMCHAI', ''],
  ['', '', ''],
])('splits the holder %j into %j and %j', (fullName, firstName, lastName) => {
  expect(splitHolderName(fullName)).toEqual({ firstName, lastName });
});
