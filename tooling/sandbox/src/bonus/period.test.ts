import fc from 'fast-check';
import { DAY } from '../clock';
import { countedSince } from './period';

test.each([
  // 20 November 2026 is a Friday.
  ['day', '2026-11-20T06:00:00Z', '2026-11-19T17:00:00Z'],
  ['day', '2026-11-20T16:59:59.999Z', '2026-11-19T17:00:00Z'],
  ['day', '2026-11-20T17:00:00Z', '2026-11-20T17:00:00Z'],
  ['week', '2026-11-20T06:00:00Z', '2026-11-15T17:00:00Z'],
  ['week', '2026-11-22T16:59:59.999Z', '2026-11-15T17:00:00Z'],
  ['week', '2026-11-22T17:00:00Z', '2026-11-22T17:00:00Z'],
  ['limit', '2026-11-20T06:00:00Z', '1970-01-01T00:00:00Z'],
] as const)('%s at %s counts since %s', (type, now, since) => {
  expect(countedSince(type, new Date(now))).toEqual(new Date(since));
});

test('the current period began at midnight in Bangkok; a week begins on Monday', () => {
  const anyTime = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });
  const bangkok = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Bangkok',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  fc.assert(
    fc.property(anyTime, fc.constantFrom('day' as const, 'week' as const), (time, type) => {
      const since = countedSince(type, new Date(time));
      const age = time - since.getTime();
      expect(age).toBeGreaterThanOrEqual(0);
      expect(age).toBeLessThan(type === 'day' ? DAY : 7 * DAY);
      expect(bangkok.format(since)).toMatch(type === 'day' ? /00:00$/ : /^Mon,? 00:00$/);
    }),
  );
});
