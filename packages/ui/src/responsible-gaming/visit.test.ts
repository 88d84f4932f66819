import { remindersDue, seenVisit, type Visit } from './visit';

const START = 1_700_000_000_000;
const MINUTE = 60_000;

test('continues a visit while the app is in view, and ends it after a long absence', () => {
  let visit: Visit | null = null;
  for (const minute of [0, 1, 20, 49, 79]) visit = seenVisit(visit, START + minute * MINUTE);
  expect(seenVisit(visit, START + 79 * MINUTE).startedAt).toBe(START);
  const back = START + 110 * MINUTE;
  expect(seenVisit(visit, back)).toEqual({ startedAt: back, seenAt: back, reminded: 0 });
});

test('keeps the number of reminders shown', () => {
  const visit = { startedAt: START, seenAt: START, reminded: 12 };
  for (const now of [START, START + MINUTE]) {
    expect(seenVisit(visit, now)).toEqual({ startedAt: START, seenAt: now, reminded: 12 });
  }
});

const NOW = START + 10 * MINUTE;

test.each([
  ['nothing is stored', null],
  ['the clock was set back to before the stored visit', [NOW + MINUTE, NOW + MINUTE]],
  ['the clock was set back into the stored visit', [START, NOW + MINUTE]],
  ['the stored visit starts in the future', [NOW + MINUTE, START]],
])('starts a new visit if %s', (_why, times) => {
  const visit = times && { startedAt: times[0] ?? 0, seenAt: times[1] ?? 0, reminded: 3 };
  expect(seenVisit(visit, NOW)).toEqual({ startedAt: NOW, seenAt: NOW, reminded: 0 });
});

test.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [119, 1],
  [185, 3],
])('after %i minutes, %i hourly reminders are due', (minutes, due) => {
  const visit = { startedAt: START, seenAt: START + minutes * MINUTE, reminded: 0 };
  expect(remindersDue(visit, 60)).toBe(due);
});
