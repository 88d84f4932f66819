import { flatten } from '#/i18n/load-texts';
import { LOCALES, type Locale } from '#/i18n/locale';
import type * as Home from '#/i18n/texts/en/home';
import type * as Messages from '#/i18n/texts/en/messages';
import type * as Records from '#/i18n/texts/en/records';
import type * as Rest from '#/i18n/texts/en/rest';
import type * as Start from '#/i18n/texts/en/start';
import type { TextKey } from '#/i18n/text-types';

type TextTable = Readonly<Record<TextKey, string>>;

/** The texts of all languages, flat by key. The app itself loads one language at a time. */
export const textTables = Object.fromEntries(
  LOCALES.map((locale) => {
    const start = jest.requireActual<typeof Start>(`../i18n/texts/${locale}/start`);
    const home = jest.requireActual<typeof Home>(`../i18n/texts/${locale}/home`);
    const records = jest.requireActual<typeof Records>(`../i18n/texts/${locale}/records`);
    const messages = jest.requireActual<typeof Messages>(`../i18n/texts/${locale}/messages`);
    const rest = jest.requireActual<typeof Rest>(`../i18n/texts/${locale}/rest`);
    return [locale, flatten({ ...start, ...home, ...records, ...messages, ...rest })];
  }),
) as Readonly<Record<Locale, TextTable>>;
