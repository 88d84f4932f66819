import fc from 'fast-check';
import { formatAmount, formatMoney } from './format';
import { minor } from './minor';
import { parseAmount } from './parse';

const BAHT = { symbol: '฿', digits: 2 } as const;
const KIP = { symbol: '₭', digits: 2 } as const;

describe('parseAmount', () => {
  test.each([
    ['100', 10000],
    ['100.1', 10010],
    ['100.', 10000],
    ['.5', 50],
    ['0', 0],
    ['007', 700],
    ['  1,234,567.50 ', 123456750],
    ['๑๐๐.๕๐', 10050],
    ['໑,໐໐໐', 100000],
    ['１，２３４．５', 123450],
    ['1 500 000', 150000000],
    ['150 000', 15000000],
    ['1\u00a0500\u202f000.25', 150000025],
    ['฿1,240.00', 124000],
    ['฿ 20000', 2000000],
    ['\u202a1,500\u202c', 150_000],
    ['1\u200b500\ufeff', 150_000],
  ])('parses %p', (text, expected) => {
    expect(parseAmount(text, BAHT)).toEqual({ ok: true, minor: expected });
  });

  test.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['฿', 'empty'],
    ['abc', 'format'],
    ['12a', 'format'],
    ['-1', 'format'],
    ['−1', 'format'],
    ['+1', 'format'],
    ['1e5', 'format'],
    ['0x10', 'format'],
    ['Infinity', 'format'],
    ['.', 'format'],
    ['1,50', 'format'],
    ['1，50', 'format'],
    ['12,34,567', 'format'],
    [',100', 'format'],
    ['1.000,50', 'format'],
    ['1.2.3', 'format'],
    ['10 00', 'format'],
    ['1 000,000', 'format'],
    ['$200', 'currency'],
    ['₭200', 'currency'],
    ['฿$200', 'currency'],
    ['200$', 'currency'],
    ['200$฿', 'currency'],
    ['100฿', 'format'],
    ['฿฿100', 'format'],
    ['1.005', 'decimals'],
    ['99999999999999999', 'too-large'],
  ])('rejects %p as %s', (text, reason) => {
    expect(parseAmount(text, BAHT)).toEqual({ ok: false, reason });
  });

  test('accepts a symbol that is a code, with and without the space after it', () => {
    const terms = { symbol: 'VND ', digits: 2 };
    expect(parseAmount('VND 200', terms)).toEqual({ ok: true, minor: 20_000 });
    expect(parseAmount('VND200', terms)).toEqual({ ok: true, minor: 20_000 });
  });

  test('rejects decimals if the currency has none', () => {
    expect(parseAmount('20000.5', { symbol: '฿', digits: 0 })).toEqual({ ok: false, reason: 'decimals' });
    expect(parseAmount('20000', { symbol: '฿', digits: 0 })).toEqual({ ok: true, minor: 2000000 });
    expect(parseAmount('20,000.00', { symbol: '฿', digits: 0 })).toEqual({ ok: true, minor: 2000000 });
    expect(parseAmount('20.000', { symbol: '฿', digits: 0 })).toEqual({ ok: false, reason: 'decimals' });
  });

  test('parses every formatted amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }).map(minor), (amount) => {
        for (const shown of [formatAmount(amount), formatMoney(amount, '₭')]) {
          expect(parseAmount(shown, KIP)).toEqual({ ok: true, minor: amount });
        }
      }),
    );
  });

  test('never throws and never yields a fraction', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(0, 2), (text, digits) => {
        const result = parseAmount(text, { symbol: '฿', digits });
        return result.ok ? Number.isSafeInteger(result.minor) && result.minor >= 0 : result.reason.length > 0;
      }),
    );
  });
});
