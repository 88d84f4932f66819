import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { prepareLocale, switchLocale } from './create-i18n';
import { isLocale, type Locale } from './locale';

export interface LocaleState {
  readonly locale: Locale;
  /** Resolves when the new language is on screen; rejects when its texts cannot be fetched. */
  readonly setLocale: (locale: Locale) => Promise<void>;
  /** Fetches a language ahead, so that switching is instant. */
  readonly prepare: (locale: Locale) => Promise<void>;
}

export function useLocale(): LocaleState {
  const { i18n } = useTranslation();
  const setLocale = useCallback((locale: Locale) => switchLocale(i18n, locale), [i18n]);
  const prepare = useCallback((locale: Locale) => prepareLocale(i18n, locale), [i18n]);
  if (!isLocale(i18n.language)) throw new Error(`Unknown locale '${i18n.language}'.`);
  return { locale: i18n.language, setLocale, prepare };
}
