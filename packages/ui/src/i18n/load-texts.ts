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

/** What is loaded at once: the texts of the log-in page, of every page's frame and of the members' home; and all others. */
export const TEXT_PARTS = ['start', 'rest'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

// One literal import per locale and part, so that the bundler makes one chunk of each.
const chunks = {
  th: { start: () => import('./texts/th/start'), rest: () => import('./texts/th/rest') },
  la: { start: () => import('./texts/la/start'), rest: () => import('./texts/la/rest') },
  en: { start: () => import('./texts/en/start'), rest: () => import('./texts/en/rest') },
} satisfies Record<Locale, Record<TextPart, () => Promise<Namespaces>>>;

type Loaded<L extends Locale, P extends TextPart> = Awaited<ReturnType<(typeof chunks)[L][P]>>;

/** The texts of each language, as they are written. */
export type LoadedTexts = { readonly [L in Locale]: Loaded<L, 'start'> & Loaded<L, 'rest'> };

interface Language {
  /** Filled part by part. Every instance of i18next reads this object, so that a part is there once it has arrived. */
  readonly table: Record<string, string>;
  readonly parts: Set<TextPart>;
}

const languages = Object.fromEntries(
  Object.keys(chunks).map((locale) => [locale, { table: {}, parts: new Set() }]),
) as Record<Locale, Language>;

/** The texts of a language that have arrived, by 'namespace.key'. */
export const textsOf = (locale: Locale): TextTable => languages[locale].table;

export const hasTexts = (locale: Locale, parts: readonly TextPart[]): boolean =>
  parts.every((part) => languages[locale].parts.has(part));

/** Reads the parts again, although they have arrived: in development their texts can change. */
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

/** Fetches the parts that have not arrived yet; rejects if one cannot be fetched. */
export const loadTexts = (locale: Locale, parts: readonly TextPart[]): Promise<void> =>
  reloadTexts(
    locale,
    parts.filter((part) => !hasTexts(locale, [part])),
  );

/** The parts of a language that have arrived. */
export const arrivedParts = (locale: Locale): readonly TextPart[] => [...languages[locale].parts];
