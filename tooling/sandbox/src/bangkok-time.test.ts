import { formatTime, isSameDay } from './bangkok-time';

test.each([
  ['2026-12-31T16:59:59.999Z', '31/12/2026 23:59:59'],
  ['2026-12-31T17:00:00Z', '01/01/2027 00:00:00'],
])('%s is %s', (iso, text) => {
  expect(formatTime(new Date(iso))).toBe(text);
});

test.each([
  ['2026-11-19T17:00:00Z', '2026-11-20T16:59:59.999Z', true],
  ['2026-11-20T16:59:59.999Z', '2026-11-20T17:00:00Z', false],
  ['2025-11-20T06:00:00Z', '2026-11-20T06:00:00Z', false],
])('%s and %s are the same day: %p', (one, other, same) => {
  expect(isSameDay(new Date(one), new Date(other))).toBe(same);
});
