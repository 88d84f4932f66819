import { formatAmount, formatLimit, formatMoney, splitAmount } from './format';
import { minor } from './minor';

describe('formatAmount', () => {
  test.each([
    [123456750, '1,234,567.50'],
    [0, '0.00'],
    [5, '0.05'],
    [99999, '999.99'],
    [100000, '1,000.00'],
    [-150000, '−1,500.00'],
  ])('%p hundredths are formatted as %p', (amount, text) => {
    expect(formatAmount(minor(amount))).toBe(text);
  });
});

describe('formatMoney', () => {
  test.each([
    [50000, '฿', 'plus', '+฿500.00'],
    [150000, '฿', 'minus', '−฿1,500.00'],
    [-150000, '฿', 'auto', '−฿1,500.00'],
    [-150000, '฿', 'none', '฿1,500.00'],
    [-150000, '฿', 'plus', '+฿1,500.00'],
    [-150000, '฿', 'minus', '−฿1,500.00'],
    [150000, '฿', 'auto', '฿1,500.00'],
    [150000, '฿', 'none', '฿1,500.00'],
    [0, '₭', 'plus', '₭0.00'],
    [0, '₭', 'minus', '₭0.00'],
    [0, '₭', 'auto', '₭0.00'],
    [245000000, '₭', 'auto', '₭2,450,000.00'],
  ] as const)('%p %s with the sign %s is formatted as %p', (amount, symbol, sign, text) => {
    expect(formatMoney(minor(amount), symbol, sign)).toBe(text);
  });
});

test.each([
  [150000, '1,500.00'],
  [-150000, '−1,500.00'],
])('%p hundredths are signed by default only if negative', (amount, text) => {
  expect(formatMoney(minor(amount), '')).toBe(text);
  expect(formatAmount(minor(amount), 'none')).toBe('1,500.00');
});

test('an unknown amount is shown as a dash', () => {
  expect(formatMoney(null, '฿')).toBe('–');
});

test('splits an amount into sign, whole part and fraction', () => {
  expect(splitAmount(minor(2486050))).toEqual({ sign: '', whole: '24,860', fraction: '50' });
});

test.each([
  [10000, '100'],
  [10050, '100.50'],
  [5000000, '50,000'],
  [-10000, '−100'],
  [-10050, '−100.50'],
])('a limit of %p hundredths is formatted as %p', (amount, text) => {
  expect(formatLimit(minor(amount))).toBe(text);
});
