import fc from 'fast-check';
import type { PhoneRule } from '#/market/market';
import { formatPhone, loginPhone, normalisePhone } from './phone';

const thai: PhoneRule = {
  countryCode: '66',
  shapes: [{ start: '', digits: 10, groups: [3, 3, 4] }],
  storedAs: 'local',
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
  storedAs: 'local',
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
    ['\u202a081 234 5678\u202c'],
    ['\u2066+66 81 234 5678\u2069'],
    ['tel:0812345678'],
    ['TEL:+66812345678'],
    ['081\u2212234\u22125678'],
    ['081/234/5678'],
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
    // Numbers of other countries, even if they have ten digits as typed.
    ['+8562055512345'],
    ['0012345678'],
    ['+0812345678'],
  ])('Thai %p must have ten digits', (text) => {
    expect(normalisePhone(thai, text)).toEqual({ ok: false, problem: { code: 'phone-ten-digits' } });
  });

  test('replaces only one leading 0 by the country code', () => {
    const any: PhoneRule = { ...thai, shapes: [{ start: '', digits: 11, groups: [11] }] };
    expect(normalisePhone(any, '+66 00 8123 45678')).toEqual({ ok: true, value: '00812345678' });
    expect(normalisePhone(any, '+66 81 0234 5678 9')).toEqual({
      ok: false,
      problem: { code: 'phone-ten-digits' },
    });
  });

  test('adds a leading 0 only to a number without one', () => {
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

  test('does not change a normalised number, formatted or not', () => {
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

describe('loginPhone', () => {
  test.each([
    [thai, '081-234-5678', '0812345678'],
    [thai, '+66 81 234 5678', '0812345678'],
    [thai, '๐๘๑๒๓๔๕๖๗๘', '0812345678'],
    [lao, '20 5551 2345', '02055512345'],
    [lao, '+856 30 123 4567', '0301234567'],
  ])('sends a number of the market as the operator stores it', (rule, text, sent) => {
    expect(loginPhone(rule, text)).toEqual({ ok: true, value: sent });
  });

  test.each([
    [thai, '812345678', '812345678'],
    [thai, '+856 20 5551 2345', '8562055512345'],
    [thai, '12345', '12345'],
    [lao, '081-234-5678', '0812345678'],
    [lao, '55512345', '55512345'],
    [lao, '+66812345678', '66812345678'],
    [lao, '໐໒໐ ໕໕໕ ໑໒໓', '020555123'],
  ])('sends any other number as its digits', (rule, text, sent) => {
    expect(loginPhone(rule, text)).toEqual({ ok: true, value: sent });
  });

  test.each(['08123456ab', '+', 'somchai', '081+2345678'])('%p is not a number', (text) => {
    expect(loginPhone(thai, text)).toEqual({
      ok: false,
      problem: { code: 'phone-format', example: '081 234 5678' },
    });
  });

  test('empty input has its own code', () => {
    expect(loginPhone(thai, ' - ')).toEqual({ ok: false, problem: { code: 'phone-required' } });
  });

  test('accepts every number that can register', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[+0-9 ()-]*$/), fc.constantFrom(thai, lao), (text, rule) => {
        const registered = normalisePhone(rule, text);
        if (registered.ok) expect(loginPhone(rule, text)).toEqual(registered);
      }),
    );
  });
});

describe('by the form in which the operator stores numbers', () => {
  test.each([
    ['local', thai, '+66 81 234 5678', '0812345678', '081 234 5678'],
    ['local', lao, '20 5551 2345', '02055512345', '020 5551 2345'],
    ['without-zero', thai, '081 234 5678', '812345678', '081 234 5678'],
    ['without-zero', lao, '020 5551 2345', '2055512345', '020 5551 2345'],
    ['international', thai, '081 234 5678', '66812345678', '081 234 5678'],
    ['international', lao, '030 123 4567', '856301234567', '030 123 4567'],
  ] as const)('%s: sends and shows a number accordingly', (storedAs, base, typed, sent, shown) => {
    const rule = { ...base, storedAs };
    expect(normalisePhone(rule, typed)).toEqual({ ok: true, value: sent });
    expect(loginPhone(rule, typed)).toEqual({ ok: true, value: sent });
    expect(formatPhone(rule, sent)).toBe(shown);
  });

  test.each([
    ['2055512345', '2055512345', '2055512345'],
    ['020 5551 2345', '02055512345', '020 5551 2345'],
    ['+856 20 5551 2345', '8562055512345', '8562055512345'],
  ])('as-typed: logs in with %p as typed, and shows the digits to type', (typed, sent, shown) => {
    const rule: PhoneRule = { ...lao, storedAs: 'as-typed' };
    expect(loginPhone(rule, typed)).toEqual({ ok: true, value: sent });
    expect(formatPhone(rule, sent)).toBe(shown);
    expect(normalisePhone(rule, typed)).toEqual({ ok: true, value: '02055512345' });
  });

  test('international: shows a stored number of another country unchanged', () => {
    expect(formatPhone({ ...lao, storedAs: 'international' }, '66812345678')).toBe('66812345678');
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
