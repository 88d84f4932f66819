import { digest } from '#/session/digest';
import type { StoredValues } from '#/session/stored-values';

/**
 * Remembers in which currency a phone number was registered, for servers that do not say it later. Kept beyond the session,
 * as the next one needs it too; therefore without the number itself.
 */
export function rememberCurrency(
  stored: StoredValues,
  { username, currency }: { readonly username: string; readonly currency?: string | null | undefined },
): void {
  if (currency) stored.set('registered-currency', { owner: digest(username), currency });
}

/** The backend's name of that currency; null if this device has registered nobody by that phone number. */
export function registeredCurrency(stored: StoredValues, username: string): string | null {
  const kept = stored.get('registered-currency');
  return kept?.owner === digest(username) ? kept.currency : null;
}
