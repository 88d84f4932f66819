import type { i18n as I18n } from 'i18next';
import { delay } from '#/data/write/delays';
import { createI18n } from '#/i18n/create-i18n';
import type { Locale } from '#/i18n/locale';

/** Ms before another try. */
const PAUSE = 1000;

/**
 * The texts of the start. If those of the language do not come, they are tried again, then with the page loaded anew, and then
 * those of the market's other languages: a page that works is worth more than its language. Rejects if there are none.
 * @param loadAnew loads the page anew and resolves with true, unless that would not help
 */
export async function firstTexts(
  locale: Locale,
  others: readonly Locale[],
  loadAnew: () => Promise<boolean>,
): Promise<I18n> {
  try {
    return await createI18n(locale, ['start']);
  } catch (error) {
    const [next, ...rest] = others;
    // Some browsers do not ask for a file again until the page loads anew.
    if (next !== locale && (await loadAnew())) return new Promise(() => undefined);
    if (!next) throw error;
    await delay(PAUSE);
    return firstTexts(next, rest, loadAnew);
  }
}
