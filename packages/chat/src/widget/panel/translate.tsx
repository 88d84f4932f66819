import { createContext, useContext } from 'react';
import type { TextKey, Texts } from '../texts/en';
import type { ChatLocale } from '../launcher-texts';

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

// One literal import per language, so that bundlers make one chunk of each.
const tables: Readonly<Record<ChatLocale, () => Promise<Texts>>> = {
  th: async () => (await import('../texts/th')).th,
  la: async () => (await import('../texts/la')).la,
  en: async () => (await import('../texts/en')).en,
};

/** Loads the texts of one language. */
export const loadTexts = (locale: ChatLocale): Promise<Texts> => tables[locale]();

export const createTranslate =
  (texts: Texts): Translate =>
  (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export const TranslateContext = createContext<Translate | null>(null);

export function useTranslate(): Translate {
  const t = useContext(TranslateContext);
  if (!t) throw new Error('The chat has no words yet.');
  return t;
}
