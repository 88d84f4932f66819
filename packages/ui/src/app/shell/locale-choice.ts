import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import type { StoredValues } from '#/session/stored-values';

/** The language chosen in this browser, if the market has it; otherwise the market's default. */
export function chosenLocale({ locales, defaultLocale }: Market, stored: StoredValues): Locale {
  const chosen = stored.get('locale');
  return chosen !== null && locales.includes(chosen) ? chosen : defaultLocale;
}
