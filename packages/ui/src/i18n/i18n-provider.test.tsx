import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use, useEffect } from 'react';
import { createI18n } from '#/i18n/create-i18n';
import { I18nProvider } from '#/i18n/i18n-provider';
import type { Locale } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';

let switchTo: (locale: Locale) => Promise<void>;

function Probe() {
  const t = useText();
  const { locale, setLocale } = useLocale();
  useEffect(() => {
    switchTo = setLocale;
  }, [setLocale]);
  return (
    <label>
      <span>{t('actions.confirm')}</span>
      <input data-locale={locale} />
    </label>
  );
}

it('switches language in place: text and document language change, input is kept', async () => {
  const i18n = await createI18n('th');
  render(
    <I18nProvider i18n={i18n}>
      <Probe />
    </I18nProvider>,
  );
  await userEvent.type(screen.getByLabelText('ยืนยัน'), 'abc');
  expect(document.documentElement.lang).toBe('th');

  await act(() => switchTo('la'));

  expect(screen.getByLabelText('ຢືນຢັນ')).toHaveValue('abc');
  // BCP 47 'la' would be Latin.
  expect(document.documentElement.lang).toBe('lo');
});

const never = new Promise<never>(() => {});

/** Takes for ever to render in Lao. */
function Slow() {
  if (useLocale().locale === 'la') use(never);
  return <p>{useText()('actions.close')}</p>;
}

it('renders a new language beside the old one, which a tap meanwhile does not wait for', async () => {
  const i18n = await createI18n('th');
  render(
    <I18nProvider i18n={i18n}>
      <Probe />
      <Suspense fallback={<p>fallback</p>}>
        <Slow />
      </Suspense>
    </I18nProvider>,
  );
  await act(() => switchTo('la'));
  // An update that is not a transition would have replaced the text with the fallback.
  expect(screen.getByText('ปิด')).toBeVisible();
  expect(screen.queryByText('fallback')).toBeNull();
  expect(document.documentElement.lang).toBe('th');
});
