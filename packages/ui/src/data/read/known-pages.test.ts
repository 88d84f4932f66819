import { knownPages } from './known-pages';

it.each([
  [0, 0, 1, 1],
  [10, 10, 1, 1],
  [11, 10, 1, 2],
  [95, 10, 3, 10],
  [null, 10, 1, 2],
  [null, 10, 4, 5],
  [null, 3, 4, 4],
  [undefined, 0, 1, 1],
  [undefined, 0, 4, 3],
  [5, 0, 4, 1],
])('a total of %p with %i rows on page %i makes %i pages', (total, rows, page, pages) => {
  expect(knownPages({ total, rows, page }, 10)).toBe(pages);
});
