import type { Locale } from '#/i18n/locale';
import type { Market } from '#/market/market';
import type { StoredValues } from '#/session/stored-values';

/** The language that the member chose in this browser, if the market has it; otherwise the market's own. */
export function chosenLocale({ locales, defaultLocale }: Market, stored: StoredValues): Locale {
  const chosen = stored.get('locale');
  return chosen !== null && locales.includes(chosen) ? chosen : defaultLocale;
}
