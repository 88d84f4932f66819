import { screen } from '@testing-library/react';
import { createI18n } from '#/i18n/create-i18n';
import { LOCALES } from '#/i18n/locale';
import type { Market, MarketFeatures } from '#/market/market';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { renderApp } from '#/testing/render-app';
import { isTriedIn } from '#/testing/exhaustive';
import { redirectFirstAddress } from '#/start/first-address';
import { preloadFirstScreen } from '#/start/first-screen';
import { pagesOf, type PlacedPage } from './page-at';
import { PAGES } from './pages';
import { addressesOf } from '#/start/start-page';

const MARKETS = [
  ['Thai', thaiMarket],
  ['Lao', laoMarket],
] as const;
const ALL = pagesOf(thaiMarket);
const FEATURED = ALL.filter(({ feature }) => feature);

const without = (market: Market, feature: keyof MarketFeatures | undefined): Market => ({
  ...market,
  features: { ...market.features, ...(feature && { [feature]: false }) },
});
const show = (page: PlacedPage, market: Market) =>
  renderApp({ path: page.path, market, ...(page.who === 'member' && { token: 't' }) });

beforeAll(() => {
  // jsdom has no canvas, which the wheel draws on.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('has every page of the table in a market with every feature', () => {
  expect(ALL).toHaveLength(Object.keys(PAGES).length);
  expect(ALL.length).toBeGreaterThanOrEqual(14);
  expect(FEATURED.map(({ path }) => path)).toContain('/user/spin');
});

describe.each(LOCALES)('in %s', (locale) => {
  it.each(ALL)('$path has a title', async ({ title }) => {
    const said = (await createI18n(locale)).t(title);
    expect(said).not.toBe('');
    expect(said).not.toBe(title);
  });
});

describe.each(MARKETS)('in the %s market', (_, market) => {
  it.each(ALL)('$path is rendered completely for its audience at the first render', async (page) => {
    const app = await show(page, market);
    expect(app.location()).toBe(page.path);
    expect(app.session.getState().token).toBe(page.who === 'member' ? 't' : null);
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(document.title).toBe(`${app.i18n.t(page.title)} · Test Wallet`);
  });

  // From here on, the builds do not differ: both have every page, and the table says who may see it.
  if (!isTriedIn(market.defaultLocale)) return;

  it.each(ALL.filter(({ who }) => who === 'member'))('$path sends a visitor to log-in', async ({ path }) => {
    const app = await renderApp({ path, market });
    expect(app.location()).toBe('/login');
  });

  it.each(FEATURED)('without its feature $path is not found', async ({ path, feature }) => {
    for (const token of ['t', undefined]) {
      const app = await renderApp({ path, market: without(market, feature), ...(token && { token }) });
      expect(app.location()).toBe(path);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(app.i18n.t('shell.notFound'));
      expect(document.title).toBe(`${app.i18n.t('shell.notFound')} · Test Wallet`);
      app.unmount();
    }
    expect(addressesOf(without(market, feature))).not.toContain(path);
    window.history.replaceState(null, '', path);
    const visitor = createSession({ local: memoryStorage(), session: memoryStorage() });
    redirectFirstAddress(window, without(market, feature), visitor);
    expect(window.location.pathname).toBe(path);
  });

  describe.each(FEATURED)('without the feature of $path', ({ path, feature }) => {
    it.each(ALL.filter((page) => page.path !== path))('$path does not link to it', async (page) => {
      await show(page, without(market, feature));
      expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
      expect(document.querySelector(`a[href^="${path}"]`)).toBeNull();
    });
  });
});

it.each(ALL)('$path names the module of its screen', async ({ name, code }) => {
  jest.resetModules();
  const read = jest.fn(() => ({}));
  jest.doMock(`#/${code.replace(/\.tsx$/, '')}`, read);
  const again = await import('./pages');
  expect(read).not.toHaveBeenCalled();
  await again.PAGES[name].preload();
  expect(read).toHaveBeenCalledTimes(1);
  jest.dontMock(`#/${code.replace(/\.tsx$/, '')}`);
});

it.each(ALL)('at $path, loads the code of the page, or of log-in, before showing it', async (page) => {
  const spies = ALL.map((each) => jest.spyOn(each, 'preload').mockResolvedValue(undefined));
  const fetchedFor = async (isMember: boolean) => {
    for (const spy of spies) spy.mockClear();
    await preloadFirstScreen(thaiMarket, page.path, isMember, 'th');
    return ALL.filter((_, index) => spies[index]?.mock.calls.length).map(({ path }) => path);
  };
  expect(await fetchedFor(page.who === 'member')).toEqual([page.path]);
  expect(await fetchedFor(false)).toEqual([page.who === 'member' ? '/login' : page.path]);
  for (const spy of spies) spy.mockRestore();
});
