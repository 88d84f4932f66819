import fc from 'fast-check';
import type { PhoneRule } from '#/market/market';
import { formatPhone, normalisePhone } from './phone';

const thai: PhoneRule = {
  countryCode: '66',
  shapes: [{ start: '', digits: 10, groups: [3, 3, 4] }],
  leadingZeroOptional: false,
  example: '081 234 5678',
  problem: 'ten-digits',
};

const lao: PhoneRule = {
  countryCode: '856',
  shapes: [
    { start: '020', digits: 11, groups: [3, 4, 4] },
    { start: '030', digits: 10, groups: [3, 3, 4] },
  ],
  leadingZeroOptional: true,
  example: '020 5551 2345',
  problem: 'mobile-format',
};

describe('normalisePhone', () => {
  test.each([
    ['0812345678'],
    ['081-234-5678'],
    ['081 234 5678'],
    ['(081) 234.5678'],
    ['+66812345678'],
    ['+66 (0)81 234 5678'],
    ['0066812345678'],
    ['66812345678'],
    ['๐๘๑๒๓๔๕๖๗๘'],
    ['081\u2013234\u20135678'],
    ['\ufeff081\u200b2345678'],
  ])('Thai %p', (text) => {
    expect(normalisePhone(thai, text)).toEqual({ ok: true, value: '0812345678' });
  });

  test.each([['02055512345'], ['020 5551 2345'], ['20 5551 2345'], ['+856 20 5551 2345'], ['໐໒໐໕໕໕໑໒໓໔໕']])(
    'Lao mobile %p',
    (text) => {
      expect(normalisePhone(lao, text)).toEqual({ ok: true, value: '02055512345' });
    },
  );

  test.each([['0301234567'], ['301234567'], ['+856301234567']])('Lao wireless %p', (text) => {
    expect(normalisePhone(lao, text)).toEqual({ ok: true, value: '0301234567' });
  });

  test.each([
    ['0810000066', 'zeros and the country code inside'],
    ['6681234567', 'what could be a country code at the start'],
    ['8100123456', 'no leading 0'],
  ])('Thai %p is kept as typed, with %s', (text) => {
    expect(normalisePhone(thai, text)).toEqual({ ok: true, value: text });
  });

  test.each([
    ['081234567'],
    ['08123456789'],
    ['08123456ab'],
    ['ab81234567'],
    ['+'],
    // A Thai number needs its leading 0, unless a country code precedes it.
    ['812345678'],
    // Of another country, even if ten digits long as typed.
    ['+8562055512345'],
    ['0012345678'],
    ['+0812345678'],
  ])('Thai %p must have ten digits', (text) => {
    expect(normalisePhone(thai, text)).toEqual({ ok: false, problem: { code: 'phone-ten-digits' } });
  });

  test('the country code replaces only one leading 0', () => {
    const any: PhoneRule = { ...thai, shapes: [{ start: '', digits: 11, groups: [11] }] };
    expect(normalisePhone(any, '+66 00 8123 45678')).toEqual({ ok: true, value: '00812345678' });
    expect(normalisePhone(any, '+66 81 0234 5678 9')).toEqual({
      ok: false,
      problem: { code: 'phone-ten-digits' },
    });
  });

  test('a leading 0 is added only to a number without one', () => {
    const any: PhoneRule = { ...lao, shapes: [{ start: '', digits: 10, groups: [10] }] };
    expect(normalisePhone(any, '301234567')).toEqual({ ok: true, value: '0301234567' });
    expect(normalisePhone(any, '030123456').ok).toBe(false);
  });

  test.each([
    ['55512345'],
    ['0205551234'],
    ['0812345678'],
    ['+66812345678'],
    ['020555123456'],
    ['+2055512345'],
  ])('Lao %p is not a mobile number', (text) => {
    expect(normalisePhone(lao, text)).toEqual({
      ok: false,
      problem: { code: 'phone-format', example: '020 5551 2345' },
    });
  });

  test('empty input has its own code', () => {
    expect(normalisePhone(thai, ' - ')).toEqual({ ok: false, problem: { code: 'phone-required' } });
  });

  test('a normalised number is kept, formatted or not', () => {
    const national = fc.integer({ min: 0, max: 99_999_999 }).map((n) => `020${String(n).padStart(8, '0')}`);
    fc.assert(
      fc.property(national, (phone) => {
        expect(normalisePhone(lao, phone)).toEqual({ ok: true, value: phone });
        expect(normalisePhone(lao, formatPhone(lao, phone))).toEqual({ ok: true, value: phone });
      }),
    );
  });

  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof normalisePhone(lao, text).ok === 'boolean'));
  });
});

test.each([
  [thai, '0812345678', '081 234 5678'],
  [lao, '02055512345', '020 5551 2345'],
  [lao, '0301234567', '030 123 4567'],
  [lao, 'demo', 'demo'],
])('formats a number in groups', (rule, phone, shown) => {
  expect(formatPhone(rule, phone)).toBe(shown);
});
