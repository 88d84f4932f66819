import { createContext, useContext } from 'react';
import type { Locale } from '@member-wallet/api-sdk';
import type { TextKey, Texts } from '../texts/en';
import type { MoreTextKey, MoreTexts } from '../texts/more/en';

export type Translate = (
  key: TextKey | MoreTextKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

// One literal import per language, so that bundlers make one chunk per language.
const tables: Readonly<Record<Locale, () => Promise<Texts>>> = {
  th: async () => (await import('../texts/th')).th,
  la: async () => (await import('../texts/la')).la,
  en: async () => (await import('../texts/en')).en,
};

let more: Partial<Record<Locale, MoreTexts>> = {};

/** Adds the texts of code that is loaded on demand. */
export function addTexts(tables: typeof more): void {
  more = tables;
}

/** Loads the texts of one language. */
export const loadTranslate = async (locale: Locale): Promise<Translate> =>
  createTranslate(locale, await tables[locale]());

export const createTranslate =
  (locale: Locale, texts: Texts): Translate =>
  (key, values = {}) =>
    (key in texts ? texts[key as TextKey] : (more[locale]?.[key as MoreTextKey] ?? '')).replace(
      /\{\{(\w+)\}\}/g,
      (_, name: string) => String(values[name] ?? ''),
    );

export const TranslateContext = createContext<Translate | null>(null);

export function useTranslate(): Translate {
  const t = useContext(TranslateContext);
  if (!t) throw new Error('The chat has no words yet.');
  return t;
}
