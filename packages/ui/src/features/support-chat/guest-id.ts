import { newGuestId } from '@member-wallet/chat/widget';
import type { StoredValues } from '#/session/stored-values';

/** The visitor's id: 128 random bits, created once per browser. Whoever knows it can read the conversation. */
export function guestId(stored: StoredValues): string {
  const known = stored.get('guest-id');
  if (known !== null) return known;
  const made = newGuestId();
  stored.set('guest-id', made);
  return made;
}
