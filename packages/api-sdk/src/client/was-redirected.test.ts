import { wasRedirected } from './was-redirected';

const banks = '/api/lookup/banks';

test.each([
  ['the address that was asked', `https://wallet.example${banks}`, `https://wallet.example${banks}`, false],
  ["a path of the page's own origin", banks, `https://wallet.example${banks}`, false],
  ['a path under a prefix', `/th${banks}`, `https://wallet.example/th${banks}`, false],
  ['a platform that does not tell', banks, '', false],
  ['a page', banks, 'https://wallet.example/login', true],
  ['another call', banks, 'https://wallet.example/api/account/login', true],
  ['a longer path', banks, `https://wallet.example${banks}/all`, true],
])('%s', (_, asked, answered, redirected) => {
  expect(wasRedirected(asked, answered)).toBe(redirected);
});
