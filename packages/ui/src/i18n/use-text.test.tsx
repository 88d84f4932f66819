import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { createI18n } from '#/i18n/create-i18n';
import { DocumentLanguage } from '#/i18n/document-language';
import type { Locale } from '#/i18n/locale';
import { useLocale } from '#/i18n/use-locale';
import { useText } from '#/i18n/use-text';

let switchTo: (locale: Locale) => Promise<boolean>;

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

const Close = () => <p>{useText()('actions.close')}</p>;
const Cancel = () => <p>{useTranslation().t('actions.cancel')}</p>;

const show = (i18n: I18n) =>
  render(
    <I18nextProvider i18n={i18n}>
      <DocumentLanguage />
      <Probe />
      <Close />
      <Cancel />
    </I18nextProvider>,
  );

it('switches the language of the texts and the document in place, and keeps input', async () => {
  show(await createI18n('th'));
  await userEvent.type(screen.getByLabelText('ยืนยัน'), 'abc');
  expect(document.documentElement.lang).toBe('th');

  await act(async () => {
    await switchTo('la');
  });

  expect(screen.getByLabelText('ຢືນຢັນ')).toHaveValue('abc');
  // BCP 47 'la' would be Latin.
  expect(document.documentElement.lang).toBe('lo');
});

it('changes all texts in one step, including those from react-i18next’s own hook', async () => {
  const { container } = show(await createI18n('th'));
  const seen: (string | null)[] = [container.textContent];
  const observer = new MutationObserver(() => seen.push(container.textContent));
  observer.observe(container, { subtree: true, childList: true, characterData: true });
  void switchTo('la');
  await screen.findByText('ປິດ');
  observer.disconnect();
  expect(seen).toEqual(['ยืนยันปิดยกเลิก', 'ຢືນຢັນປິດຍົກເລີກ']);
});

it('includes texts of the old language that load while the new one is loading', async () => {
  jest.resetModules();
  const fresh = await import('./create-i18n');
  const { arrivedParts, loadTexts } = await import('./load-texts');
  const i18n = await fresh.createI18n('th', ['start']);
  const switched = fresh.switchLocale(i18n, 'la');
  await loadTexts('th', ['rest']);
  await switched;
  expect(i18n.language).toBe('la');
  expect(arrivedParts('la')).toEqual(['start', 'rest']);
});

it('ends in the language chosen last, in whatever order the texts load', async () => {
  jest.resetModules();
  const { createI18n: create, switchLocale } = await import('./create-i18n');
  const i18n = await create('th');
  // The Lao texts have to be loaded; the Thai ones are loaded already.
  const results = await Promise.all([switchLocale(i18n, 'la'), switchLocale(i18n, 'th')]);
  expect(results).toEqual([false, true]);
  expect(i18n.language).toBe('th');
});
