import type { i18n as I18n } from 'i18next';
import { loadTexts } from './load-texts';
import { LOCALES } from './locale';

/**
 * For development alone: edited texts take their place on a page that stays.
 * Callers ask for NODE_ENV, so that production builds have no byte of this file.
 */
async function renew(i18n: I18n, namespace: string): Promise<void> {
  for (const locale of LOCALES) {
    if (!i18n.hasResourceBundle(locale, namespace)) continue;
    i18n.addResourceBundle(locale, namespace, await loadTexts(locale), true, true);
  }
  // The same language once more: everything that shows a text asks for it again.
  await i18n.changeLanguage(i18n.language);
}

/** From now on the instance follows its tables, which the development server writes and then says so. */
export function followTexts(i18n: I18n, namespace: string): void {
  window.addEventListener('texts-changed', () => void renew(i18n, namespace));
}
