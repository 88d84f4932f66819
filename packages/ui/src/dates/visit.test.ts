import { remindersDue, seenVisit, visitText } from './visit';

const START = 1_700_000_000_000;
const MINUTE = 60_000;

test('a visit goes on while the app is seen, and ends with a long absence', () => {
  let text: string | null = null;
  for (const minute of [0, 1, 20, 49, 79]) text = visitText(seenVisit(text, START + minute * MINUTE));
  expect(seenVisit(text, START + 79 * MINUTE).startedAt).toBe(START);
  const back = START + 110 * MINUTE;
  expect(seenVisit(text, back)).toEqual({ startedAt: back, seenAt: back, reminded: 0 });
});

test.each([
  ['the clock was set back', visitText({ startedAt: START, seenAt: START, reminded: 3 })],
  ['something else is stored', 'soon'],
])('a new visit starts where %s', (_why, text) => {
  const now = START - MINUTE;
  expect(seenVisit(text, now)).toEqual({ startedAt: now, seenAt: now, reminded: 0 });
});

test.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [119, 1],
  [185, 3],
])('after %i minutes %i reminders are due, one each hour', (minutes, due) => {
  const visit = { startedAt: START, seenAt: START + minutes * MINUTE, reminded: 0 };
  expect(remindersDue(visit, 60)).toBe(due);
});
