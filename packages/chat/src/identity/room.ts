import type { Participant } from '../message/outgoing';

/** The socket's room: `PREFIX-{user id, or guest id}`. @throws Error when the participant has neither. */
export function roomOf(prefix: string, who: Participant): string {
  return `${prefix}-${participantId(who)}`;
}

/**
 * @throws Error when the participant has neither id: without one, all such participants would share a room.
 */
export function participantId(who: Participant): string {
  const id = who.userId ?? who.guestId;
  if (!id) throw new Error('A chat needs a user id or a guest id.');
  return id;
}
