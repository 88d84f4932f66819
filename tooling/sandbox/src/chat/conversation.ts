import { hashToken, memberOfToken } from '../access/tokens';
import { Refusal } from '../http/refusal';
import type { Market, MarketId } from '../markets/market';
import type { BaseServices } from '../base-services';

/** Prefix of every room's name. */
export const PREFIX = 'MW';

/** The conversation of a member or a guest. */
export interface Conversation {
  readonly market: MarketId;
  readonly kind: 'member' | 'guest';
  readonly id: string;
}

/** A guest's id is the only secret that protects the conversation, so short ids are refused. */
const GUEST_ID = /^(?=.*[a-zA-Z0-9])[\w-]{22,64}$/;

export const keyOf = ({ kind, id }: Conversation): string => `${kind}:${id}`;

export const roomOf = ({ id }: Conversation): string => `${PREFIX}-${id}`;

export function conversationOfKey(market: MarketId, key: string): Conversation {
  const [, kind, id = ''] = /^(member|guest):(.+)$/.exec(key) ?? [];
  if (kind !== 'member' && kind !== 'guest') throw new Refusal('NO_DATA');
  return { market, kind, id };
}

/** The socket room of a member's token, which is closed when the session ends. */
export const roomOfToken = (token: string): string => roomOfHash(hashToken(token));

/** The socket room of all sockets with a token of the member. */
export const roomOfMember = (memberId: string): string => `member ${memberId}`;

export const roomOfHash = (tokenHash: string): string => `token ${tokenHash}`;

interface ChatCaller {
  readonly token: string | undefined;
  readonly userId?: string | null | undefined;
  readonly guestId?: string | null | undefined;
}

/**
 * The conversation that the caller may read and write. A member's requires the member's token, a guest's the guest id,
 * which only that browser knows.
 * @throws Refusal KEY_MISSING, KEY_INVALID, UNAUTHORIZED for somebody else's conversation
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
