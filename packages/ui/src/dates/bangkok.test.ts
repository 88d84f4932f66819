import fc from 'fast-check';
import { inBangkok, startOf } from './bangkok';

const anyMoment = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2100, 0) });
const CLOCK = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

it.each(['Asia/Bangkok', 'Asia/Vientiane'])(
  "the clocks of %s show Bangkok's time at any moment",
  (timeZone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { ...CLOCK, timeZone });
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(inBangkok(moment).toFormat('dd/MM/yyyy, HH:mm')).toBe(clock.format(moment));
      }),
    );
  },
);

it.each([
  ['day', '2026-11-19T17:00:00Z'],
  ['week', '2026-11-15T17:00:00Z'],
  ['month', '2026-10-31T17:00:00Z'],
] as const)("a %s begins at Bangkok's midnight", (unit, start) => {
  expect(startOf(unit, Date.parse('2026-11-20T06:42:08Z'))).toBe(Date.parse(start));
  expect(startOf(unit, Date.parse(start))).toBe(Date.parse(start));
});
