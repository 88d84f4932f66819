import type { StoredValues } from '#/session/stored-values';

/** Remembers in which currency a phone number was registered, for servers that do not say it later. */
export function rememberCurrency(
  stored: StoredValues,
  { username, currency }: { readonly username: string; readonly currency?: string | null | undefined },
): void {
  if (currency) stored.set('registered-currency', `${username}:${currency}`);
}

/** The backend's name of that currency; null if this device has registered nobody by that phone number. */
export function registeredCurrency(stored: StoredValues, username: string): string | null {
  const [phone, currency] = stored.get('registered-currency')?.split(':') ?? [];
  return phone === username ? (currency ?? null) : null;
}
