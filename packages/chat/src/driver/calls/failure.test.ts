import { pauseAfter, spread } from './failure';

afterEach(() => jest.restoreAllMocks());

test('doubles the pauses up to a minute, and waits at least as long as the server asks for', () => {
  expect([1, 2, 3, 6, 7, 2000].map((failures) => pauseAfter(failures))).toEqual([
    1000, 2000, 4000, 32_000, 60_000, 60_000,
  ]);
  expect(pauseAfter(1, 90_000)).toBe(90_000);
  expect(pauseAfter(7, 5000)).toBe(60_000);
});

test('spreads pauses upwards, up to the longest time that a timer supports', () => {
  jest.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(1).mockReturnValueOnce(0.5);
  expect([spread(1000), spread(1000), spread(1e15)]).toEqual([1000, 1500, 2 ** 31 - 1]);
});
