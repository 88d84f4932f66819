import type { i18n as I18n } from 'i18next';
import { loadTexts } from './load-texts';
import { LOCALES } from './locale';

/**
 * Development only: applies edited texts without reloading the page.
 * Callers check NODE_ENV, so that production builds do not contain this file.
 */
async function renew(i18n: I18n, namespace: string): Promise<void> {
  for (const locale of LOCALES) {
    if (!i18n.hasResourceBundle(locale, namespace)) continue;
    i18n.addResourceBundle(locale, namespace, await loadTexts(locale), true, true);
  }
  // Set the same language again: everything that shows a text re-reads it.
  await i18n.changeLanguage(i18n.language);
}

/** Keeps the instance in sync with its tables: the development server updates them, then dispatches this event. */
export function followTexts(i18n: I18n, namespace: string): void {
  window.addEventListener('texts-changed', () => void renew(i18n, namespace));
}
