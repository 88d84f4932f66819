import type { i18n as I18n } from 'i18next';
import { delay } from '#/data/write/delays';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';

const RETRY_AFTER_MS = 1000;

/**
 * Loads the texts of the start. If a language fails to load, tries it again, then reloads the page, then tries the
 * market's other languages, because a working page matters more than its language. Rejects if all fail.
 * @param tryReload reloads the page and resolves with true, unless that would not help
 */
export async function firstTexts(
  locale: Locale,
  others: readonly Locale[],
  tryReload: () => Promise<boolean>,
): Promise<I18n> {
  try {
    return await createI18n(locale, ['start']);
  } catch (error) {
    const [next, ...rest] = others;
    // Some browsers cache the failed import until the page is reloaded.
    if (next !== locale && (await tryReload())) return new Promise(() => undefined);
    if (!next) throw error;
    await delay(RETRY_AFTER_MS);
    return firstTexts(next, rest, tryReload);
  }
}
