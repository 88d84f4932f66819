import { wheelSize } from './wheel-size';

test.each([
  [320, 272],
  [360, 306],
  [411, 349],
  [412, 350],
  [1920, 350],
  [1.5, 1],
])('a window of %p px gets a wheel of %p px', (width, size) => {
  expect(wheelSize(width)).toBe(size);
});

test.each([0, -1, Number.NaN])('refuses a width of %p', (width) => {
  expect(() => wheelSize(width)).toThrow(new RangeError(`A window's width is above 0, not ${width}.`));
});
