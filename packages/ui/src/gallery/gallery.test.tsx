import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { parseEnv } from '#/app/settings/env';
import { createI18n } from '#/i18n/create-i18n';
import { LOCALES, type Locale } from '#/i18n/locale';
import { memoryStorage } from '#/session/browser-storage';
import { createSession } from '#/session/session';
import { laoMarket } from '#/testing/markets';
import { Gallery } from './gallery';
import { SECTIONS } from './sections';
import { GalleryRoom } from './show-gallery';

const COMPONENTS = join(__dirname, '../components');
/** Components that are shown as parts of others. */
const PARTS: Readonly<Record<string, string>> = {
  // Shown below the advice. It requests from the server whether there is a chat.
  'ask-staff': 'slip-advice',
  'carousel-track': 'carousel',
  dialog: 'write-dialog',
  // The brand's art.
  drawing: 'balance-card',
  // Renders nothing.
  'enter-key': 'write-dialog',
  'error-dialog': 'write-dialog',
  // Used by buttons that link to a page.
  link: 'button',
  radio: 'choice-chips',
  // Opens the held picture.
  'use-keep-picture': 'held-picture',
  'unknown-outcome-dialog': 'write-dialog',
  'with-contact': 'notice',
};

const Drawing = () => <svg />;
const brand = { name: 'Test Wallet', logo: Drawing, heroArt: Drawing, loginArt: Drawing };

async function showIn(locale: Locale) {
  const i18n = await createI18n(locale);
  const session = createSession({ local: memoryStorage(), session: memoryStorage() });
  await act(async () =>
    render(
      <MemoryRouter>
        <GalleryRoom {...{ market: laoMarket, brand, env: parseEnv({}), session, i18n }}>
          <Gallery />
        </GalleryRoom>
      </MemoryRouter>,
    ),
  );
  return i18n;
}

test.each(LOCALES)('shows every section in %s', async (locale) => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = await showIn(locale);
  for (const { title } of SECTIONS) {
    const section = screen.getByRole('region', { name: title });
    expect(within(section).getAllByRole('figure').length).toBeGreaterThan(3);
  }
  expect(screen.getAllByRole('button', { name: i18n.t('actions.confirm') }).length).toBeGreaterThan(1);
  expect(complaints).not.toHaveBeenCalled();
});

test('shows every component', () => {
  const sections = readdirSync(join(__dirname, 'sections')).map((name) =>
    readFileSync(join(__dirname, 'sections', name), 'utf8'),
  );
  const shown = new Set(
    sections.flatMap((source) =>
      [...source.matchAll(/'#\/(?:components\/\w+\/|toasts\/use-)([\w-]+)'/g)].map(([, name]) => name),
    ),
  );
  const components = readdirSync(COMPONENTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => basename(name, '.tsx'));
  expect(components.length).toBeGreaterThan(35);
  expect(components.filter((name) => !shown.has(PARTS[name] ?? name))).toEqual([]);
});
