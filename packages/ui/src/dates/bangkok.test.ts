import fc from 'fast-check';
import { IANAZone } from 'luxon';
import { fromBangkokClock, toBangkokClock } from './bangkok';

const anyMoment = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2100, 0) });

describe.each(['Asia/Bangkok', 'Asia/Vientiane'])('the clocks of %s', (name) => {
  const zone = IANAZone.create(name);
  const offset = (moment: number) => zone.offset(moment) * 60_000;

  it('show this time in every hour of a year', () => {
    const hours = Array.from({ length: 366 * 24 }, (_, hour) => Date.UTC(2024, 0, 1, hour));
    expect(hours.filter((hour) => toBangkokClock(hour) !== hour + offset(hour))).toEqual([]);
  });

  it('show it at any moment, and lead back to it', () => {
    fc.assert(
      fc.property(anyMoment, (moment) => {
        expect(toBangkokClock(moment)).toBe(moment + offset(moment));
        expect(fromBangkokClock(moment + offset(moment))).toBe(moment);
      }),
    );
  });
});
