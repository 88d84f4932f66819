import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#/market/market';
import { prepareLocale, switchLocale } from './create-i18n';
import { type Locale, localeOf } from './locale';

export interface LocaleState {
  readonly locale: Locale;
  /**
   * Switches the language. Resolves to true once it has changed, or to false if another one was chosen while its texts
   * loaded. Rejects if they fail to load.
   */
  readonly setLocale: (locale: Locale) => Promise<boolean>;
  /** Loads a language in advance, so that switching is instant. */
  readonly prepare: (locale: Locale) => Promise<void>;
  /** The name of a bank or a currency in the active language, or in English if it has none. */
  readonly nameOf: (named: { readonly name: LocalizedText }) => string;
}

export function useLocale(): LocaleState {
  const { i18n } = useTranslation();
  const locale = localeOf(i18n);
  return {
    locale,
    setLocale: (next) => switchLocale(i18n, next),
    prepare: (next) => prepareLocale(i18n, next),
    nameOf: ({ name }) => name[locale] ?? name.en,
  };
}
