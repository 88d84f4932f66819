import fc from 'fast-check';
import { marketOf } from '../markets/markets';
import { describePrize, drawPrize, labelOf, presentWheel, wheelPrizes } from './wheel';

test('draws by weight, and never a prize without weight', () => {
  const rounds = 20_000;
  const counts = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const { code } = drawPrize(`member ${round}`);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const total = wheelPrizes.reduce((sum, { weight }) => sum + weight, 0);
  for (const { code, weight } of wheelPrizes) {
    const expected = (rounds * weight) / total;
    // Five standard deviations. The seeds are fixed, so the test is deterministic.
    expect(Math.abs((counts.get(code) ?? 0) - expected)).toBeLessThanOrEqual(5 * Math.sqrt(expected));
  }
});

test('draws the same prize for the same seed', () => {
  fc.assert(fc.property(fc.string(), (seed) => drawPrize(seed).code === drawPrize(seed).code));
});

test('refuses a wheel on which no prize has a weight', () => {
  expect(() => drawPrize('x', [])).toThrow(RangeError);
});

test.each([
  ['th', 'THB', '฿500', /[ก-๙]/],
  ['la', 'LAK', '₭50,000', /[ກ-ໝ]/],
  ['la', 'THB', '฿500', /[ກ-ໝ]/],
] as const)('on %s, in %s, the top prize reads %s', (id, currency, label, script) => {
  const wheel = presentWheel(marketOf(id), { currency });
  expect(wheel.slice).toHaveLength(8);
  expect(wheel.slice.find(({ code }) => code === 'C500')?.label).toBe(label);
  expect(new Set(wheel.slice.map((slice) => slice.code)).size).toBe(8);
  expect(wheel.slice.find(({ code }) => code === 'FREE')?.label).toMatch(script);
  for (const prize of wheelPrizes) {
    expect(labelOf(id, currency, prize)).not.toBe('');
    expect(describePrize(id, prize)).toMatch(script);
  }
});
