import { createInstance, type i18n as I18n } from 'i18next';
import { loadTexts } from './load-texts';
import type { Locale } from './locale';

const NAMESPACE = 'texts';

/** A separate i18next instance with one locale loaded: nothing is global, so prerendering can run many. */
export async function createI18n(locale: Locale): Promise<I18n> {
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    // Keys are flat: dots in them are part of the name.
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    resources: { [locale]: { [NAMESPACE]: await loadTexts(locale) } },
    react: { useSuspense: false },
  });
  if (process.env.NODE_ENV === 'development') (await import('./hot-texts')).followTexts(i18n, NAMESPACE);
  return i18n;
}

/** Prefetches a locale's texts, for instance when the language menu opens. */
export async function prepareLocale(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, NAMESPACE)) return;
  const texts = await loadTexts(locale);
  i18n.addResourceBundle(locale, NAMESPACE, texts);
}

/** Switches the language; the old one stays on screen until the new one has loaded. */
export async function switchLocale(i18n: I18n, locale: Locale): Promise<void> {
  await prepareLocale(i18n, locale);
  await i18n.changeLanguage(locale);
}
