import { isSlipClosed } from './slip-window';

describe('the daily window without slip upload', () => {
  const bangkok = (clock: string) => Date.parse(`2026-11-20T${clock}:00+07:00`);
  it.each([
    ['23:29', false],
    ['23:30', true],
    ['00:00', true],
    ['00:29', true],
    ['00:30', false],
    ['12:00', false],
  ])('spanning midnight, at %s: closed is %p', (clock, closed) => {
    expect(isSlipClosed(bangkok(clock), { from: '23:30', to: '00:30' })).toBe(closed);
  });
  it.each([
    ['01:59', false],
    ['02:00', true],
    ['03:59', true],
    ['04:00', false],
  ])('within a day, at %s: closed is %p', (clock, closed) => {
    expect(isSlipClosed(bangkok(clock), { from: '02:00', to: '04:00' })).toBe(closed);
  });
  it('never closes if it is missing or empty', () => {
    expect(isSlipClosed(bangkok('02:00'), null)).toBe(false);
    expect(isSlipClosed(bangkok('02:00'), { from: '02:00', to: '02:00' })).toBe(false);
  });
});
