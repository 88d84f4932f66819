import type { LocalizedText } from '#/market/market';
import { prepareLocale, switchLocale } from './create-i18n';
import { useShown } from './i18n-provider';
import type { Locale } from './locale';

export interface LocaleState {
  readonly locale: Locale;
  /** Resolves when the new language is chosen, which the screen then follows; rejects when its texts cannot be fetched. */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** Fetches a language ahead, so that switching is instant. */
  readonly prepare: (locale: Locale) => Promise<void>;
  /** The name of a bank or a currency in the active language; in English where it has none in that. */
  readonly nameOf: (named: { readonly name: LocalizedText }) => string;
}

export function useLocale(): LocaleState {
  const { i18n, locale } = useShown();
  return {
    locale,
    setLocale: (next) => switchLocale(i18n, next),
    prepare: (next) => prepareLocale(i18n, next),
    nameOf: ({ name }) => name[locale] ?? name.en,
  };
}
