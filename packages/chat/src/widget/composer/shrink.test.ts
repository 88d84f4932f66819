import { fittedSize } from './shrink';

test.each([
  [3600, 1200, 3000, 3000, 1000],
  [1200, 3600, 3000, 1000, 3000],
  [4000, 4000, 1400, 1400, 1400],
  [800, 600, 3000, 800, 600],
])('%p × %p px within %p px becomes %p × %p', (width, height, side, fittedWidth, fittedHeight) => {
  expect(fittedSize({ width, height }, side)).toEqual({ width: fittedWidth, height: fittedHeight });
});
