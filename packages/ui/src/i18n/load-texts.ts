import type { Locale } from './locale';
import { atChosenLength } from './text-length';

type TextTable = Readonly<Record<string, string>>;

/** A flat table by 'namespace.key', such as 'actions.close'. */
export const flatten = (namespaces: Readonly<Record<string, TextTable>>): TextTable =>
  Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, table]) =>
      Object.entries(table).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );

// One literal import per locale, so that the bundler makes one chunk of each.
const chunks = {
  th: () => import('./texts/th/index'),
  la: () => import('./texts/la/index'),
  en: () => import('./texts/en/index'),
} satisfies Record<Locale, () => Promise<{ texts: Readonly<Record<string, TextTable>> }>>;

/** The texts of each language, as they are written. */
export type LoadedTexts = { readonly [L in Locale]: Awaited<ReturnType<(typeof chunks)[L]>>['texts'] };

/** Loads a locale's chunk as a flat table of 'namespace.key' to text; rejects if it cannot be loaded. */
export async function loadTexts(locale: Locale): Promise<TextTable> {
  const { texts } = await chunks[locale]();
  const table = flatten(texts);
  return process.env.NODE_ENV === 'development' ? atChosenLength(table) : table;
}
