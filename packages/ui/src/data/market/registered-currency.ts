import { digest } from '#/session/digest';
import type { StoredValues } from '#/session/stored-values';

/**
 * Stores in which currency a phone number was registered, for servers that do not send it later. It is kept after the
 * session, so it contains a digest instead of the number.
 */
export function rememberCurrency(
  stored: StoredValues,
  { username, currency }: { readonly username: string; readonly currency?: string | null | undefined },
): void {
  if (currency) stored.set('registered-currency', { owner: digest(username), currency });
}

/** The backend's name of that currency; null if the number was not registered on this device. */
export function registeredCurrency(stored: StoredValues, username: string): string | null {
  const kept = stored.get('registered-currency');
  return kept?.owner === digest(username) ? kept.currency : null;
}
