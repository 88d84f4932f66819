import { bonusState, typeText } from './bonus-state';

/** A Friday at 13:00 in Bangkok. */
const NOW = Date.parse('2026-11-20T06:00:00Z');
const received = (...times: string[]) => times.map((updatedAt) => ({ updatedAt }));
const bonus = (type: string, maxReceived: number | null, times: string[], isActive = false) => ({
  type,
  maxReceived,
  userBonus: { isActive, received: received(...times) },
});

it.each([
  ['limit', 1, [], 'open'],
  ['limit', 1, ['2020-01-01T00:00:00Z'], 'received'],
  ['limit', 3, ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z'], 'open'],
  ['limit', 0, [], 'received'],
  ['limit', null, ['2020-01-01T00:00:00Z'], 'open'],
  ['limit', 1, ['no date'], 'received'],
  // Midnight in Bangkok is 17:00 UTC on the previous day.
  ['day', 1, ['2026-11-19T16:59:59Z'], 'open'],
  ['day', 1, ['2026-11-19T17:00:00Z'], 'received'],
  ['day', 2, ['2026-11-20T01:00:00Z'], 'open'],
  ['day', 1, ['no date'], 'open'],
  // The week began on Monday the 16th.
  ['week', 1, ['2026-11-15T16:59:59Z'], 'open'],
  ['week', 1, ['2026-11-15T17:00:00Z'], 'received'],
  ['week', 2, ['2026-11-15T17:00:00Z', '2026-11-14T17:00:00Z'], 'open'],
  ['week', 2, ['2026-11-15T17:00:00Z', '2026-11-20T05:00:00Z'], 'received'],
  ['lunar', 1, ['2020-01-01T00:00:00Z'], 'received'],
] as const)('type %s, at most %p times, received at %j: %s', (type, max, times, state) => {
  expect(bonusState(bonus(type, max, [...times]), NOW)).toBe(state);
});

it('active takes precedence over received, and a bonus that was never received is open', () => {
  expect(bonusState(bonus('limit', 1, ['2020-01-01T00:00:00Z'], true), NOW)).toBe('active');
  expect(bonusState({ type: 'day', maxReceived: 1, userBonus: null }, NOW)).toBe('open');
});

it.each([
  ['day', { key: 'bonus.type.day' }],
  ['LIMIT', { key: 'bonus.type.limit' }],
  ['VIP', { raw: 'VIP' }],
  ['constructor', { raw: 'constructor' }],
] as const)('the type %s maps to %p', (type, text) => {
  expect(typeText(type)).toEqual(text);
});
