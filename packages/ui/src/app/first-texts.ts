import type { i18n as I18n } from 'i18next';
import { delay } from '#/data/delays';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';

/** Ms before another try. */
const PAUSE = 1000;

/**
 * The texts of the start. If those of the language do not come, they are tried again, and then those of the market's other
 * languages: a page that works is worth more than its language. Rejects if there are none.
 */
export async function firstTexts(locale: Locale, others: readonly Locale[]): Promise<I18n> {
  try {
    return await createI18n(locale, ['start']);
  } catch (error) {
    const [next, ...rest] = others;
    if (!next) throw error;
    await delay(PAUSE);
    return firstTexts(next, rest);
  }
}
