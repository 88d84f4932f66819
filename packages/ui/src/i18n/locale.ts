import { type Locale, locales } from '@member-wallet/api-sdk';

/** The product's own codes, which are the SDK's; 'la' is Lao. */
export { type Locale, locales as LOCALES };

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);

/** The language of an i18next instance; throws if the product does not have it. */
export function localeOf({ language }: { readonly language: string }): Locale {
  if (!isLocale(language)) throw new Error(`Unknown locale '${language}'.`);
  return language;
}

/**
 * The language tag for the browser: `<html lang>`, Intl, screen readers.
 * In BCP 47 'la' is Latin, so Lao becomes 'lo'.
 */
export const bcp47 = (locale: Locale): Exclude<Locale, 'la'> | 'lo' => (locale === 'la' ? 'lo' : locale);

/** Each language's own name, for the language menu. */
export const LOCALE_NAMES = { th: 'ไทย', la: 'ລາວ', en: 'English' } as const satisfies Record<Locale, string>;
