import type { i18n as I18n } from 'i18next';
import { prepareLocale } from '#/i18n/create-i18n';
import type { Market } from '#/market/market';
import type { StoredValues } from '#/session/stored-values';
import { chosenLocale } from '#/app/shell/locale-choice';

/**
 * Applies the language that the member chooses in another tab. If its texts fail to load, the current language stays.
 * @returns a function that stops following
 */
export function followLocale(i18n: I18n, market: Market, stored: StoredValues): () => void {
  const follow = async () => {
    const chosen = chosenLocale(market, stored);
    if (chosen === i18n.language) return;
    await prepareLocale(i18n, chosen);
    // The member may have chosen another language while the texts loaded.
    if (chosen === chosenLocale(market, stored)) await i18n.changeLanguage(chosen);
  };
  const tryToFollow = () => void follow().catch(() => undefined);
  const onStorage = ({ key }: StorageEvent) => {
    // The key is null if the whole storage was cleared.
    if (key === 'locale' || key === null) tryToFollow();
  };
  window.addEventListener('storage', onStorage);
  // The choice may have changed since the page started to load.
  tryToFollow();
  return () => window.removeEventListener('storage', onStorage);
}
