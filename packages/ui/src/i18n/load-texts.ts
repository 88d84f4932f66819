import type { Locale } from './locale';
import { atChosenLength } from './text-length';

type TextTable = Readonly<Record<string, string>>;
type Namespaces = Readonly<Record<string, TextTable>>;

/** A flat table by 'namespace.key', such as 'actions.close'. */
export const flatten = (namespaces: Namespaces): TextTable =>
  Object.fromEntries(
    Object.entries(namespaces).flatMap(([namespace, table]) =>
      Object.entries(table).map(([key, text]) => [`${namespace}.${key}`, text] as const),
    ),
  );

/** 'start': the texts of the log-in page, of every page's frame and of the members' home. 'rest': all others. */
export const TEXT_PARTS = ['start', 'rest'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

// One literal import per locale and part, so that the bundler makes one chunk of each.
const chunks = {
  th: { start: () => import('./texts/th/start'), rest: () => import('./texts/th/rest') },
  la: { start: () => import('./texts/la/start'), rest: () => import('./texts/la/rest') },
  en: { start: () => import('./texts/en/start'), rest: () => import('./texts/en/rest') },
} satisfies Record<Locale, Record<TextPart, () => Promise<Namespaces>>>;

type Loaded<L extends Locale, P extends TextPart> = Awaited<ReturnType<(typeof chunks)[L][P]>>;

/** The type of the texts of each language, by namespace. */
export type LoadedTexts = { readonly [L in Locale]: Loaded<L, 'start'> & Loaded<L, 'rest'> };

interface Language {
  /** Filled part by part. All instances of i18next share this object, so a loaded part is in each of them. */
  readonly table: Record<string, string>;
  readonly parts: Set<TextPart>;
}

const languages = Object.fromEntries(
  Object.keys(chunks).map((locale) => [locale, { table: {}, parts: new Set() }]),
) as Record<Locale, Language>;

/** The loaded texts of a language, by 'namespace.key'. */
export const textsOf = (locale: Locale): TextTable => languages[locale].table;

export const hasTexts = (locale: Locale, parts: readonly TextPart[]): boolean =>
  parts.every((part) => languages[locale].parts.has(part));

/** Loads the parts, even if they are loaded already: in development their texts can change. */
export async function reloadTexts(locale: Locale, parts: readonly TextPart[]): Promise<void> {
  const { table, parts: arrived } = languages[locale];
  await Promise.all(
    parts.map(async (part) => {
      const texts = flatten(await chunks[locale][part]());
      Object.assign(table, process.env.NODE_ENV === 'development' ? atChosenLength(texts) : texts);
      arrived.add(part);
    }),
  );
}

/** Loads the parts that are not loaded yet; rejects if one fails to load. */
export const loadTexts = (locale: Locale, parts: readonly TextPart[]): Promise<void> =>
  reloadTexts(
    locale,
    parts.filter((part) => !hasTexts(locale, [part])),
  );

/** The loaded parts of a language. */
export const arrivedParts = (locale: Locale): readonly TextPart[] => [...languages[locale].parts];
