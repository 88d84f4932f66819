import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createI18n } from '#/i18n/create-i18n';
import { LOCALES } from '#/i18n/locale';
import { textTables } from '#/testing/text-tables';
import { WithContact } from './with-contact';

/** Texts that only mention the chat or staff, or that have a separate button. */
const NO_WAY_OUT = [
  'deposit.manual',
  'slipHelp.',
  'spin.earn',
  'howto.emptyHint',
  'responsibleGaming.helpNone',
  // When the service has ended, there is no contact page either.
  'shell.terminatedHint',
];
const STAFF = { th: /พนักงาน/, la: /ພະນັກງານ/, en: /support|\bstaff\b/i } as const;

test.each(LOCALES)('every text in %s that refers to support links to the contact page', async (locale) => {
  const i18n = await createI18n(locale);
  const named = Object.entries(textTables[locale]).filter(
    ([key, text]) => STAFF[locale].test(text) && !NO_WAY_OUT.some((start) => key.startsWith(start)),
  );
  expect(named.length).toBeGreaterThan(15);
  for (const [key, text] of named) {
    const { unmount, container } = render(
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/user/home']}>
          <WithContact text={text} />
        </MemoryRouter>
      </I18nextProvider>,
    );
    expect([key, container.textContent]).toEqual([key, text]);
    expect([key, container.querySelector('a')?.getAttribute('href')]).toEqual([key, '/user/contact']);
    unmount();
  }
});

test('visitors get a link to their contact page, and other texts get no link', async () => {
  const i18n = await createI18n('en');
  render(
    <I18nextProvider i18n={i18n}>
      <MemoryRouter initialEntries={['/login']}>
        <WithContact text="Please contact support." />
        <WithContact text="Wrong number" />
      </MemoryRouter>
    </I18nextProvider>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contact']);
});
