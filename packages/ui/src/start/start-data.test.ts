import { parseEnv } from '#/app/settings/env';
import { FILES } from '#/testing/start-files';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { startDataOf } from './start-data-of';

const Picture = () => null;
const brand = { name: 'Brand', logo: Picture, heroArt: Picture, loginArt: Picture };

describe.each([
  ['Thai', thaiMarket],
  ['Lao', laoMarket],
])('start data of the %s build', (_, market) => {
  const data = startDataOf({ market, brand, env: parseEnv({ VITE_APP_NAME: 'Named' }) }, {}, FILES);

  it('contains each page’s path and prerendered parts', async () => {
    const { pages } = await data;
    const shown = Object.entries(pages).map(([address, { path, parts }]) => [address, path, parts]);
    const home = ['/user/home', { bars: 'member-bars', content: 'home' }];
    expect(shown).toEqual(
      expect.arrayContaining([
        ['', ...home],
        ['/user', ...home],
        ['/user/home', ...home],
        ['/user/statement', '/user/statement', { bars: 'member-bars', content: 'statement' }],
        ['/user/bonus', '/user/bonus', { bars: 'member-bars', content: null }],
        ['/login', '/login', { bars: 'visitor-bars', content: 'login' }],
        ['/register', '/register', { bars: 'register-bars', content: 'register' }],
        ['/contact', '/contact', { bars: 'visitor-bars', content: null }],
        ['/terminated', '/terminated', null],
      ]),
    );
  });

  it('contains the files of a page’s screen, its bars and its texts', async () => {
    const { pages, languages } = await data;
    expect(pages['/user/profile']?.code).toEqual([
      '/assets/app/shell/member-layout.tsx.js',
      '/assets/app/pages/profile-route.tsx.js',
    ]);
    expect(pages['/login']).toMatchObject({
      code: ['/assets/features/login/login-screen.tsx.js'],
      texts: ['start'],
    });
    expect(pages['/user/profile']?.texts).toEqual(['start', 'rest']);
    expect(languages.la?.texts.start).toBe('/assets/la-start.js');
  });

  it('contains each language’s tag and header', async () => {
    const { languages, defaultLocale, appName } = await data;
    expect(Object.keys(languages)).toEqual(market.locales);
    expect(languages.la).toMatchObject({ tag: 'lo', header: 'lo' });
    expect([defaultLocale, appName]).toEqual([market.defaultLocale, 'Named']);
  });
});
