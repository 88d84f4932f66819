import type { i18n as I18n } from 'i18next';
import { arrivedParts, reloadTexts } from './load-texts';
import { LOCALES } from './locale';

/**
 * Development only: applies edited texts without reloading the page.
 * Callers check NODE_ENV, so that production builds do not contain this file.
 */
async function renew(i18n: I18n): Promise<void> {
  for (const locale of LOCALES) await reloadTexts(locale, arrivedParts(locale));
  // Sets the same language again, so that everything that shows a text re-renders.
  await i18n.changeLanguage(i18n.language);
}

/** Applies edited texts: the development server updates the modules, then dispatches this event. */
export function followTexts(i18n: I18n): void {
  window.addEventListener('texts-changed', () => void renew(i18n));
}
