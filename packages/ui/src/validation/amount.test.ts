import { fromMajor, minor } from '#/money/minor';
import { checkAmount, isNothing } from './amount';

const BAHT = { symbol: '฿', digits: 2 } as const;
const bounds = {
  ...BAHT,
  minimum: fromMajor(1),
  maximum: fromMajor(50_000),
  available: fromMajor(200.5),
};

describe('checkAmount', () => {
  test.each([
    ['1', 100],
    ['200.50', 20050],
    ['๑๐๐', 10000],
  ])('%p passes', (text, amount) => {
    expect(checkAmount(text, bounds)).toEqual({ ok: true, value: amount });
  });

  test.each([
    ['', { code: 'amount-empty' }],
    ['abc', { code: 'amount-format' }],
    ['$200', { code: 'amount-currency' }],
    ['1.005', { code: 'amount-decimals' }],
    ['99999999999999999', { code: 'amount-too-large' }],
    ['0', { code: 'amount-below-minimum', minimum: minor(100) }],
    ['0.99', { code: 'amount-below-minimum', minimum: minor(100) }],
    ['50000.01', { code: 'amount-above-maximum', maximum: minor(5000000) }],
    ['200.51', { code: 'amount-above-balance', available: minor(20050) }],
  ])('rejects %p', (text, problem) => {
    expect(checkAmount(text, bounds)).toEqual({ ok: false, problem });
  });

  test.each([
    ['the minimum', { minimum: bounds.minimum }, '1', '0.99'],
    ['the maximum', { maximum: bounds.maximum }, '50000', '50000.01'],
    ['the balance of the source', { available: bounds.available }, '200.50', '200.51'],
  ])('accepts %s itself, but not a hundredth beyond it', (_, bound, inside, beyond) => {
    expect(checkAmount(inside, { ...BAHT, ...bound })).toEqual({
      ok: true,
      value: fromMajor(Number(inside)),
    });
    expect(checkAmount(beyond, { ...BAHT, ...bound }).ok).toBe(false);
  });

  test('rejects decimals in a currency without decimals', () => {
    expect(checkAmount('100.5', { ...BAHT, digits: 0 })).toEqual({
      ok: false,
      problem: { code: 'amount-decimals' },
    });
  });

  test('without bounds, rejects only what cannot be parsed', () => {
    expect(checkAmount('0', BAHT)).toEqual({ ok: true, value: 0 });
  });
});

test.each([
  ['', true],
  [' ', true],
  ['฿', true],
  ['0', true],
  ['0.00', true],
  ['0.000', true],
  ['๐', true],
  ['-1', true],
  ['\u22121,000.50', true],
  ['- 1', true],
  ['0.01', false],
  ['฿1,000', false],
  ['abc', false],
  ['-', false],
])('isNothing(%p) is %p', (text, nothing) => {
  expect(isNothing(text)).toBe(nothing);
});
