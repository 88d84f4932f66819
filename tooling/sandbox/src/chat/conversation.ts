import { memberOfToken } from '../access/tokens';
import { Refusal } from '../http/refusal';
import type { Market, MarketId } from '../markets/market';
import type { BaseServices } from '../base-services';

/** Starts the name of every room. */
export const PREFIX = 'MW';

/** Whose conversation it is. */
export interface Conversation {
  readonly market: MarketId;
  readonly kind: 'member' | 'guest';
  readonly id: string;
}

/** A guest is known by a random id alone: one that is short enough to be guessed opens nothing. */
const GUEST_ID = /^(?=.*[a-zA-Z0-9])[\w-]{22,64}$/;

export const keyOf = ({ kind, id }: Conversation): string => `${kind}:${id}`;

export const roomOf = ({ id }: Conversation): string => `${PREFIX}-${id}`;

export function conversationOfKey(market: MarketId, key: string): Conversation {
  const [, kind, id = ''] = /^(member|guest):(.+)$/.exec(key) ?? [];
  if (kind !== 'member' && kind !== 'guest') throw new Refusal('NO_DATA');
  return { market, kind, id };
}

interface ChatCaller {
  readonly token: string | undefined;
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
}

/**
 * The conversation that a caller may read and write: a member's with the member's own token, a guest's with
 * the guest id, which only that browser knows.
 * @throws Refusal KEY_MISSING, KEY_INVALID; UNAUTHORIZED for the conversation of somebody else
 */
export async function openConversation(
  { db, clock }: BaseServices,
  market: Market,
  { token, userId, guestId }: ChatCaller,
): Promise<Conversation> {
  if (userId) {
    if (token === undefined) throw new Refusal('UNAUTHORIZED');
    const member = await memberOfToken(db, market, token, clock.now());
    if (member.id !== userId) throw new Refusal('UNAUTHORIZED', 403);
    return { market: market.id, kind: 'member', id: userId };
  }
  if (!guestId) throw new Refusal('KEY_MISSING');
  const isMember = await db.query('select 1 from member where id = $1', [guestId]);
  if (!GUEST_ID.test(guestId) || isMember.length > 0) throw new Refusal('KEY_INVALID');
  return { market: market.id, kind: 'guest', id: guestId };
}
