import { createContext, useContext } from 'react';
import type { TextKey, Texts } from '../texts/en';
import type { ChatLocale } from '../launcher-texts';

export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/** Fetches one language's words. */
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

export const sayWith =
  (texts: Texts): Say =>
  (key, values = {}) =>
    texts[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

export const WordsContext = createContext<Say | null>(null);

export function useWords(): Say {
  const say = useContext(WordsContext);
  if (!say) throw new Error('The chat has no words yet.');
  return say;
}
