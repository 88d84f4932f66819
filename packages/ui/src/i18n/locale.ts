export const LOCALES = ['th', 'la', 'en'] as const;

/** The product's own codes; 'la' is Lao. */
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/**
 * The language tag for the browser: `<html lang>`, Intl, screen readers.
 * In BCP 47 'la' is Latin, so Lao must leave here as 'lo'.
 */
export const bcp47 = (locale: Locale): 'th' | 'lo' | 'en' => (locale === 'la' ? 'lo' : locale);

/** Each language named in itself, for the language menu. */
export const LOCALE_NAMES = { th: 'ไทย', la: 'ລາວ', en: 'English' } as const satisfies Record<Locale, string>;
