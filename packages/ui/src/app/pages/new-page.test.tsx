import { screen } from '@testing-library/react';
import type * as Paths from '#/navigation/paths';
import { renderStart } from '#/start/prerender';
import { startDataOf } from '#/start/start-data-of';
import { FILES } from '#/testing/start-files';
import { thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { parseEnv } from '#/app/settings/env';
import type * as LazyScreens from './lazy-screen';
import type * as Page from './page';
import type * as Pages from './pages';

// Adds a page: its path, and a row in the table.
jest.mock('#/navigation/paths', () => {
  const actual = jest.requireActual<typeof Paths>('#/navigation/paths');
  return { ...actual, PATHS: { ...actual.PATHS, news: '/user/news' } };
});
jest.mock('./pages', () => {
  const { PAGES } = jest.requireActual<typeof Pages>('./pages');
  const { page } = jest.requireActual<typeof Page>('./page');
  const { lazyScreen } = jest.requireActual<typeof LazyScreens>('./lazy-screen');
  const news = page({
    title: 'titles.bonus',
    who: 'member',
    screen: lazyScreen(async () => () => <h1>Everything new</h1>),
    code: 'features/news/news-screen.tsx',
    reads: () => [['getProfile']],
    prerendered: true,
  });
  return { PAGES: { ...PAGES, news } };
});

const Drawing = () => <svg />;
const options = {
  market: thaiMarket,
  brand: { name: 'Brand', logo: Drawing, heroArt: Drawing, loginArt: Drawing },
  env: parseEnv({}),
};

it('is shown at its address, with its title', async () => {
  const { i18n } = await renderApp({ path: '/user/news', market: thaiMarket, token: 't' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Everything new');
  expect(document.title).toBe(`${i18n.t('titles.bonus')} · Test Wallet`);
});

it('is prerendered, inside the members’ bars', async () => {
  const { parts = {}, titles = {} } = (await renderStart(options)).en ?? {};
  expect(parts.news).toContain('Everything new');
  expect(parts['member-bars']).not.toContain('Everything new');
  expect(titles['/user/news']).toContain('Brand');
});

it('has its code, its texts and its reads in the document', async () => {
  const { pages, requests } = await startDataOf(options, {}, FILES);
  const start = pages['/user/news'];
  expect(start).toMatchObject({
    path: '/user/news',
    isForMembers: true,
    parts: { bars: 'member-bars', content: 'news' },
    code: ['/assets/app/shell/member-layout.tsx.js', '/assets/features/news/news-screen.tsx.js'],
    texts: ['start', 'rest'],
  });
  expect(start?.reads.map((place) => requests[place]?.path)).toEqual(['/api/account/profile']);
});
