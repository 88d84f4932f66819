import type { i18n as I18n } from 'i18next';
import { prepareLocale } from '#/i18n/create-i18n';
import type { Market } from '#/market/market';
import type { StoredValues } from '#/session/stored-values';
import { chosenLocale } from '#/app/shell/locale-choice';

/**
 * Follows the language that the member chooses in another tab of this browser. If its texts fail to load, the
 * old one stays.
 * @returns a function that stops following
 */
export function followLocale(i18n: I18n, market: Market, stored: StoredValues): () => void {
  const follow = async () => {
    const chosen = chosenLocale(market, stored);
    if (chosen === i18n.language) return;
    await prepareLocale(i18n, chosen);
    // The member may have chosen again while the texts loaded.
    if (chosen === chosenLocale(market, stored)) await i18n.changeLanguage(chosen);
  };
  const tryToFollow = () => void follow().catch(() => undefined);
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: the whole storage was cleared.
    if (key === 'locale' || key === null) tryToFollow();
  };
  window.addEventListener('storage', onStorage);
  // It may have been chosen since the page began to load.
  tryToFollow();
  return () => window.removeEventListener('storage', onStorage);
}
