import { isAddress } from './web-address';

test.each([
  ['https://example.com/a?b#c', true],
  ['http://127.0.0.1:4100', true],
  ['example.com', false],
  ['https://', false],
  ['', false],
])('%j: %s', (text, expected) => {
  expect(isAddress(text)).toBe(expected);
});
