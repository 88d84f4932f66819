import { newGuestId } from '@member-wallet/chat/widget';
import type { StoredValues } from '#/session/stored-values';

/** The visitor's own id: 128 random bits, made once for this browser. Who knows it reads the conversation. */
export function guestId(stored: StoredValues): string {
  const known = stored.get('guest-id');
  if (known !== null) return known;
  const made = newGuestId();
  stored.set('guest-id', made);
  return made;
}
