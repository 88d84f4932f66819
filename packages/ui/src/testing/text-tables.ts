import { flatten } from '#/i18n/load-texts';
import { LOCALES, type Locale } from '#/i18n/locale';
import type { Texts, TextKey } from '#/i18n/text-types';

type TextTable = Readonly<Record<TextKey, string>>;

/** The texts of every language at once, flat by key; the app itself loads one language at a time. */
export const textTables = Object.fromEntries(
  LOCALES.map((locale) => {
    const { texts } = jest.requireActual<{ texts: Texts }>(`../i18n/texts/${locale}/index`);
    return [locale, flatten(texts)];
  }),
) as Readonly<Record<Locale, TextTable>>;
