import { createContext, useContext } from 'react';
import type { TextKey, Texts } from '../texts/en';
import type { ChatLocale } from '../launcher-texts';

export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Loads the texts of one language. */
export async function loadTexts(locale: ChatLocale): Promise<Texts> {
  switch (locale) {
    case 'th':
      return (await import('../texts/th')).th;
    case 'la':
      return (await import('../texts/la')).la;
    case 'en':
      return (await import('../texts/en')).en;
  }
}

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
