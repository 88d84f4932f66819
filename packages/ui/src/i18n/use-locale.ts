import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#/market/market';
import { prepareLocale, switchLocale } from './create-i18n';
import { type Locale, localeOf } from './locale';

export interface LocaleState {
  readonly locale: Locale;
  /**
   * Resolves when the new language is chosen, which the screen then follows; with false if another one was chosen while its
   * texts were fetched. Rejects when they cannot be fetched.
   */
  readonly setLocale: (locale: Locale) => Promise<boolean>;
  /** Fetches a language ahead, so that switching is instant. */
  readonly prepare: (locale: Locale) => Promise<void>;
  /** The name of a bank or a currency in the active language; in English where it has none in that. */
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
