import { act } from '@testing-library/react';
import { parseEnv } from '#/app/settings/env';
import { thaiMarket } from '#/testing/markets';
import { FILES } from '#/testing/start-files';
import { choosePage } from './inline/choose-page';
import { startDataOf } from './start-data-of';

let loadCode: (() => void) | undefined;
const mockStart = jest.fn(async () => new Promise<void>((resolve) => (loadCode = resolve)));
jest.mock('./inline/load-app', () => ({ appLoader: () => ({ start: mockStart, tryReload: jest.fn() }) }));

const Picture = () => null;
const brand = { name: 'Test Wallet', logo: Picture, heroArt: Picture, loginArt: Picture };
const env = parseEnv({ VITE_CHAT_URL: 'same-origin', VITE_API_BASE_URL: 'https://api.example' });

const FONTS = ['/assets/thai.woff2', '/assets/inter.woff2'];

const hrefs = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)].map((link) =>
    link.getAttribute('href'),
  );

it('preloads the code immediately, and the fonts after it', async () => {
  document.head.innerHTML = '<style media="not all"></style>';
  document.body.innerHTML = '<script type="application/json" id="settings">{}</script>';
  window.history.replaceState(null, '', '/login');
  const data = await startDataOf({ market: thaiMarket, brand, env }, {}, { ...FILES, fonts: { th: FONTS } });

  choosePage(data);
  expect(hrefs('modulepreload')).toContain(data.entry);
  expect(mockStart).not.toHaveBeenCalled();
  // Without a report of the first paint, the app starts when the tab is hidden or shown.
  document.dispatchEvent(new Event('visibilitychange'));
  expect(mockStart).toHaveBeenCalledTimes(1);
  expect(hrefs('preload')).toEqual([]);
  expect(document.querySelector('style')?.media).toBe('not all');

  await act(async () => loadCode?.());
  expect(hrefs('preload')).toEqual(FONTS);
  expect(document.querySelector('style')?.media).toBe('all');
});

describe('a members’ page opened by a visitor', () => {
  const open = async () => {
    document.body.innerHTML = '<script type="application/json" id="settings">{}</script>';
    window.history.replaceState(null, '', '/user/statement?page=2');
    choosePage(await startDataOf({ market: thaiMarket, brand, env }, {}, FILES));
    return sessionStorage.getItem('wanted-path');
  };
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
  });

  it('is opened after log-in', async () => {
    expect(await open()).toBe('/user/statement?page=2');
  });

  it('is not if the session was ended by a log-out in another tab', async () => {
    sessionStorage.setItem('token', 't');
    sessionStorage.setItem('since', String(Date.now() - 1000));
    localStorage.setItem('logged-out', String(Date.now()));
    expect(await open()).toBeNull();
  });

  it('is if the session has expired', async () => {
    sessionStorage.setItem('token', 't');
    sessionStorage.setItem('since', '1');
    expect(await open()).toBe('/user/statement?page=2');
  });
});
