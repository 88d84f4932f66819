import { remindersDue, seenVisit, visitText } from './visit';

const START = 1_700_000_000_000;
const MINUTE = 60_000;

test('a visit continues while the app is in view, and ends after a long absence', () => {
  let text: string | null = null;
  for (const minute of [0, 1, 20, 49, 79]) text = visitText(seenVisit(text, START + minute * MINUTE));
  expect(seenVisit(text, START + 79 * MINUTE).startedAt).toBe(START);
  const back = START + 110 * MINUTE;
  expect(seenVisit(text, back)).toEqual({ startedAt: back, seenAt: back, reminded: 0 });
});

test('the count of reminders already shown is kept', () => {
  const text = visitText({ startedAt: START, seenAt: START, reminded: 12 });
  for (const now of [START, START + MINUTE]) {
    expect(seenVisit(text, now)).toEqual({ startedAt: START, seenAt: now, reminded: 12 });
  }
});

const NOW = START + 10 * MINUTE;

test.each([
  ['nothing is stored', null],
  ['the clock was set back to before the stored one', `${NOW + MINUTE} ${NOW + MINUTE} 3`],
  ['the clock was set back into the stored one', `${START} ${NOW + MINUTE} 3`],
  ['the stored one starts in the future', `${NOW + MINUTE} ${START} 3`],
  ['the stored text is malformed', 'soon'],
  ['the stored text has a prefix', `0 ${START} ${START} 3`],
  ['the stored text has a suffix', `${START} ${START} 3 4`],
])('a new visit starts if %s', (_why, text) => {
  expect(seenVisit(text, NOW)).toEqual({ startedAt: NOW, seenAt: NOW, reminded: 0 });
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
