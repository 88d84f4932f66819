import fc from 'fast-check';
import { wantedPath } from './wanted-path';

it.each([
  ['/user/statement?page=2#top', '/user/statement?page=2#top'],
  ['/user', '/user'],
  ['/user/home', '/user/home'],
  ['/login', '/user'],
  ['/username', '/user'],
  ['//evil.example/user', '/user'],
  ['/user/..//evil.example', '/user'],
  ['/user//evil.example', '/user'],
  ['/user/../login', '/user'],
  ['/user\\..\\..\\\\evil.example', '/user'],
  ['https://evil.example/user', '/user'],
  ['javascript:alert(1)', '/user'],
  ['', '/user'],
  [undefined, '/user'],
  [{ pathname: '/user' }, '/user'],
])('%p leads to %s', (value, path) => {
  expect(wantedPath(value)).toBe(path);
});

it('never leaves the site, whatever the value', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((tail) => `/user/${tail}`),
        fc.webUrl(),
      ),
      (value) => {
        const url = new URL(wantedPath(value), 'https://wallet.example');
        expect(url.origin).toBe('https://wallet.example');
        expect(url.pathname).toMatch(/^\/user(\/|$)/);
      },
    ),
  );
});
