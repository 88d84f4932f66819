import { act, screen, waitFor } from '@testing-library/react';
import { loadTexts, TEXT_PARTS } from '#/i18n/load-texts';
import { renderApp } from '#/testing/render-app';
import { laoMarket, thaiMarket } from '#/testing/markets';
import { followLocale } from './follow-locale';

let stop: () => void;
afterEach(() => stop());

async function open(options: Omit<Parameters<typeof renderApp>[0], 'path'> = {}) {
  const app = await renderApp({ path: '/login', ...options });
  stop = followLocale(app.i18n, options.market ?? thaiMarket, app.session.stored);
  return app;
}

const elsewhere = (value: string, areas: Awaited<ReturnType<typeof renderApp>>['areas']) => {
  areas.local.setItem('locale', value);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'locale' })));
};

test('follows a change of language in another tab, and keeps the input', async () => {
  const { areas, user } = await open();
  await user.type(screen.getByLabelText('เบอร์โทรศัพท์'), '081');
  elsewhere('en', areas);
  expect(await screen.findByLabelText('Phone number')).toHaveValue('081');
  expect(document.documentElement.lang).toBe('en');
});

test('falls back to the market’s language if the stored one is unknown', async () => {
  const { areas } = await open({ locale: 'en' });
  expect(document.documentElement.lang).toBe('en');
  elsewhere('latin', areas);
  await waitFor(() => expect(document.documentElement.lang).toBe('th'));
  expect(areas.local.getItem('locale')).toBeNull();
});

test('ignores a language that the market does not offer', async () => {
  const market = { ...laoMarket, locales: ['la', 'en'] } as const;
  const { areas } = await open({ market, locale: 'en' });
  elsewhere('th', areas);
  await waitFor(() => expect(document.documentElement.lang).toBe('lo'));
});

test('ignores a choice that is reverted while its texts load', async () => {
  const { areas } = await open();
  elsewhere('en', areas);
  elsewhere('th', areas);
  await act(() => loadTexts('en', TEXT_PARTS));
  expect(document.documentElement.lang).toBe('th');
});

test('resets the language if another tab clears the storage', async () => {
  const { areas } = await open({ locale: 'en' });
  areas.local.removeItem('locale');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
  await waitFor(() => expect(document.documentElement.lang).toBe('th'));
});
