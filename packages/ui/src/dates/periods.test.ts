import fc from 'fast-check';
import { DateTime } from 'luxon';
import { startOfBangkokDay, startOfBangkokMonth, startOfBangkokWeek } from './periods';

const anyMoment = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2100, 0) });

it.each([
  ['day', startOfBangkokDay],
  ['week', startOfBangkokWeek],
  ['month', startOfBangkokMonth],
] as const)('the start of a %s matches luxon', (unit, startOf) => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const expected = DateTime.fromMillis(moment, { zone: 'Asia/Bangkok' }).startOf(unit);
      expect(startOf(moment)).toBe(expected.toMillis());
    }),
  );
});
