import type { Bank } from '#/market/market';
import { checkBankAccount, splitHolderName } from './bank-account';

const bank = (change: Partial<Bank> = {}): Bank => ({
  code: 'KBANK',
  aliases: [],
  name: { th: 'กสิกรไทย', la: 'ກະສິກອນໄທ', en: 'Kasikornbank' },
  color: '#138f2d',
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
  expect(checkBankAccount({ ...draft, firstName: 'somchai', lastName: 'jaidee' }, bank())).toEqual({
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
  ['nine digits', { ...draft, accountNo: '408512773' }, bank(), { accountNo: 'invalid' }],
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
  expect(checkBankAccount(typed, chosen)).toEqual({ ok: false, problems });
});

it.each([
  ['SOMCHAI JAIDEE', 'SOMCHAI', 'JAIDEE'],
  [' SOMCHAI  NA  AYUTTHAYA ', 'SOMCHAI', 'NA AYUTTHAYA'],
  ['SOMCHAI', 'SOMCHAI', ''],
  ['', '', ''],
])('splits the holder %j into %j and %j', (fullName, firstName, lastName) => {
  expect(splitHolderName(fullName)).toEqual({ firstName, lastName });
});
