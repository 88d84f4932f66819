import {
  formatAccountNumber,
  hasUnusualLength,
  maskAccountNumber,
  normaliseAccountNumber,
} from './account-number';
import { checkFullName, checkHolderName, holderNameRule } from './holder-name';
import { checkNewPassword } from './password';

describe('account numbers', () => {
  test.each([
    ['408-512-7734', '4085127734'],
    ['408 5 12773 4', '4085127734'],
    ['๔๐๘๕๑๒๗๗๓๔', '4085127734'],
    ['\u202a408-512-7734\u202c', '4085127734'],
    ['408\u2212512\u22127734', '4085127734'],
    ['\u200b408/512/7734\ufeff', '4085127734'],
    ['1', '1'],
    ['0123456789012345678901234', '0123456789012345678901234'],
  ])('normalises %p to %p', (text, value) => {
    expect(normaliseAccountNumber(text)).toEqual({ ok: true, value });
  });

  test.each([
    ['', 'account-required'],
    ['--', 'account-required'],
    ['40851277A4', 'account-format'],
    ['A408512773', 'account-format'],
    ['408512773A', 'account-format'],
  ])('rejects %p', (text, code) => {
    expect(normaliseAccountNumber(text)).toEqual({ ok: false, problem: { code } });
  });

  test.each([
    ['12345', true],
    ['123456', false],
    ['123-456-78', false],
    ['123-456-789', true],
    ['๑๒๓๔๕', true],
    ['', false],
    ['12x', false],
  ])('if six to eight digits are usual, %p is unusual: %p', (text, unusual) => {
    expect(hasUnusualLength({ from: 6, to: 8 }, text)).toBe(unusual);
  });

  test.each([
    ['4085127734', '•••-•••-7734'],
    ['010120012345678', '•••-••••-••••-5678'],
    ['12345', '•2345'],
    ['1234', '1234'],
    ['123', '123'],
  ])('masks %p except for its last four digits: %p', (number, shown) => {
    expect(maskAccountNumber(number)).toBe(shown);
  });

  test('groups ten digits as 3-3-4, fifteen as 3-4-4-4, and no others', () => {
    expect(formatAccountNumber('16012004581')).toBe('16012004581');
    expect(formatAccountNumber('1601200458')).toBe('160-120-0458');
    expect(formatAccountNumber('010120012345678')).toBe('010-1200-1234-5678');
    expect(formatAccountNumber('0101200123456789')).toBe('0101200123456789');
    expect(formatAccountNumber('not-digits')).toBe('not-digits');
  });
});

describe('checkHolderName', () => {
  test.each([
    ['latin', 'somchai', 'jaidee', 'SOMCHAI JAIDEE'],
    ['latin', '  Som  chai ', 'Jai Dee', 'SOM CHAI JAI DEE'],
    ['any', 'สมชาย', 'ใจดี', 'สมชาย ใจดี'],
    ['any', "o'neil", 'ສົມໄຊ', "O'NEIL ສົມໄຊ"],
    ['any', 'ilim', 'i', 'ILIM I'],
  ] as const)('%s name %p %p', (rule, first, last, value) => {
    expect(checkHolderName(rule, first, last)).toEqual({ ok: true, value });
  });

  test.each([
    ['any', ' ', 'x', 'first-name-required'],
    ['any', 'x', '', 'last-name-required'],
    ['latin', 'สมชาย', 'Jaidee', 'name-latin-only'],
    ['latin', 'Som2', 'Jaidee', 'name-latin-only'],
    ['latin', '2Som', 'Jaidee', 'name-latin-only'],
    ['latin', 'Som', 'Jaidee2', 'name-latin-only'],
    ['latin', 'Som-chai', 'Jaidee', 'name-latin-only'],
    ['latin', 'Sömchai', 'Jaidee', 'name-latin-only'],
  ] as const)('%s name %p %p is refused: %s', (rule, first, last, code) => {
    expect(checkHolderName(rule, first, last)).toEqual({ ok: false, problem: { code } });
  });

  test('applies the same rule to a full name', () => {
    expect(checkFullName('latin', 'somchai jaidee')).toEqual({ ok: true, value: 'SOMCHAI JAIDEE' });
    expect(checkFullName('latin', '')).toEqual({ ok: false, problem: { code: 'first-name-required' } });
  });
});

test.each([
  ['ONE', 'latin'],
  [' one ', 'latin'],
  ['ANOTHER', 'any'],
])('in a market with Latin names at ONE, the bank %p has the rule %s', (code, rule) => {
  expect(holderNameRule({ latinNameBanks: ['ONE'] }, code)).toBe(rule);
});

describe('checkNewPassword', () => {
  test.each([
    ['', '', 'password-required'],
    ['a', '', 'confirmation-required'],
    ['a', 'a ', 'passwords-differ'],
    ['a', 'A', 'passwords-differ'],
  ])('%p and %p: %s', (password, confirmation, code) => {
    expect(checkNewPassword(password, confirmation)).toEqual({ ok: false, problem: { code } });
  });

  test.each([' pass  8', '123456', ' '])(
    'accepts equal passwords of any length unchanged: %p',
    (password) => {
      expect(checkNewPassword(password, password)).toEqual({ ok: true, value: password });
    },
  );
});
