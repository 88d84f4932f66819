import fc from 'fast-check';
import { Settings } from 'luxon';
import { relativeAge } from './age';
import { formatCountdown } from './countdown';
import { formatDate, formatDateTime } from './format';
import { parseInstant } from './instant';

describe('formatDateTime', () => {
  test.each([
    ['2026-11-20T06:42:08.000Z', '20/11/2026', '13:42:08'],
    ['2026-12-31T17:00:00Z', '01/01/2027', '00:00:00'],
    ['2026-11-20T13:42:08+07:00', '20/11/2026', '13:42:08'],
    ['2026-11-20T13:42:08+0700', '20/11/2026', '13:42:08'],
    ['2026-11-20T13:42:08', '20/11/2026', '13:42:08'],
    ['2026-11-20 13:42:08', '20/11/2026', '13:42:08'],
    ['2026-11-20T13:42', '20/11/2026', '13:42:00'],
    ['2026-11-20', '20/11/2026', '00:00:00'],
    [' 2026-11-20 ', '20/11/2026', '00:00:00'],
    [' 2026-11-20T06:42:08Z ', '20/11/2026', '13:42:08'],
    ['0987-06-05', '05/06/0987', '00:00:00'],
  ])('formats %p as the day %p and the time %p', (value, date, time) => {
    expect(formatDateTime(value)).toBe(`${date} ${time}`);
    expect(formatDate(value)).toBe(date);
  });

  test.each([
    'not a date',
    '2026',
    '13:42',
    '2026-W47-5',
    '2026-11-20,13:42',
    '+002026-11-20T06:42:08Z',
    '2026-13-20',
  ])('returns text that is not a supported instant unchanged: %p', (value) => {
    expect(parseInstant(value)).toBeUndefined();
    expect(formatDateTime(value)).toBe(value);
    expect(formatDate(value)).toBe(value);
  });

  test('formats a missing date as a dash', () => {
    expect(formatDateTime('')).toBe('–');
    expect(formatDate('')).toBe('–');
  });

  test('returns a number beyond the range of Date unchanged', () => {
    expect(formatDateTime(1e300)).toBe('1e+300');
    expect(formatDate(1e300)).toBe('1e+300');
  });

  test('has the same digits whatever the locale of the device', () => {
    const before = Settings.defaultLocale;
    Settings.defaultLocale = 'ar-EG';
    const text = formatDateTime('2026-11-20T06:42:08Z');
    Settings.defaultLocale = before;
    expect(text).toBe('20/11/2026 13:42:08');
  });

  test('agrees with Intl for any second since 1970', () => {
    const timeZone = 'Asia/Bangkok';
    const day = new Intl.DateTimeFormat('en-GB', { timeZone });
    const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' });
    const iso = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
        const moment = seconds * 1000;
        expect(formatDateTime(moment)).toBe(`${day.format(moment)} ${time.format(moment)}`);
        expect(formatDate(moment)).toBe(day.format(moment));
        expect(parseInstant(iso.format(moment))).toBe(moment);
      }),
    );
  });
});

describe('relativeAge', () => {
  const DAY = 86_400_000;
  test.each([
    [-5_000, 'second', 0],
    [0, 'second', 0],
    [59_999, 'second', 59],
    [60_000, 'minute', 1],
    [3_599_999, 'minute', 59],
    [3_600_000, 'hour', 1],
    [DAY, 'day', 1],
    [30 * DAY - 1, 'day', 29],
    [30 * DAY, 'month', 1],
    [364 * DAY, 'month', 12],
    [365 * DAY, 'year', 1],
    [800 * DAY, 'year', 2],
  ])('after %p ms: %s %p', (elapsed, unit, count) => {
    expect(relativeAge(1_000_000, 1_000_000 + elapsed)).toEqual({ unit, count });
  });
});

test.each([
  [272_000, '04:32'],
  [271_001, '04:32'],
  [1, '00:01'],
  [0, '00:00'],
  [-1, '00:00'],
  [6_000_000, '100:00'],
])('%p ms remain: %s', (remaining, text) => {
  expect(formatCountdown(remaining)).toBe(text);
});
