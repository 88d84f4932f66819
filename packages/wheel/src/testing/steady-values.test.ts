import * as fc from 'fast-check';

const draw = (): unknown[] => {
  const values: unknown[] = [];
  fc.assert(fc.property(fc.double(), (value) => void values.push(value)));
  return values;
};

test('tests properties with the same values in every run, and with new ones in the exhaustive run', () => {
  const isExhaustive = process.env.EXHAUSTIVE === '1';
  expect(draw()).toHaveLength(100);
  expect(JSON.stringify(draw()) === JSON.stringify(draw())).toBe(!isExhaustive);
});
