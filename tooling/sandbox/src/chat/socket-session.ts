import type { Socket } from 'socket.io';
import { memberOfToken } from '../access/tokens';
import type { BaseServices } from '../base-services';
import type { Switches } from '../settings/switches';
import type { Market } from '../markets/market';
import { openConversation, PREFIX, roomOf, roomOfMember, roomOfToken } from './conversation';

export interface SocketServices extends BaseServices {
  readonly switches: Switches;
}

const tokenOf = (socket: Socket): string | undefined => {
  const { token } = socket.handshake.auth;
  return typeof token === 'string' && token !== '' ? token : undefined;
};

export const hasJoined = ({ rooms }: Socket): boolean =>
  [...rooms].some((room) => room.startsWith(`${PREFIX}-`));

/** Whether the socket has a token whose session has ended. */
export async function isOver(socket: Socket, market: Market, { db, clock }: BaseServices): Promise<boolean> {
  const token = tokenOf(socket);
  if (token === undefined) return false;
  return memberOfToken(db, market, token, await clock.sync()).then(
    () => false,
    () => true,
  );
}

/**
 * Puts a socket with a token into the rooms through which it is closed when its session ends, whichever conversation it
 * has joined. An invalid token is refused when the socket joins.
 */
export async function followToken(
  socket: Socket,
  market: Market,
  { db, clock }: BaseServices,
): Promise<void> {
  const token = tokenOf(socket);
  if (token === undefined) return;
  const memberOf = async () => memberOfToken(db, market, token, await clock.sync());
  try {
    const member = await memberOf();
    await socket.join([roomOfMember(member.id), roomOfToken(token)]);
    // The session may have ended before the socket was in the rooms.
    await memberOf();
  } catch {
    if (socket.rooms.has(roomOfToken(token))) socket.disconnect(true);
  }
}

/** Lets a socket join its own room only, and acknowledges it. */
export function handleJoin(socket: Socket, market: Market, services: BaseServices): void {
  socket.on('join', async (room: unknown, ...rest: readonly unknown[]) => {
    const answer = rest.at(-1);
    const acknowledge = (word: object) => {
      if (typeof answer === 'function') answer(word);
    };
    const token = tokenOf(socket);
    const id = typeof room === 'string' && room.startsWith(`${PREFIX}-`) ? room.slice(PREFIX.length + 1) : '';
    const open = async () => {
      const isMember = (await services.db.query('select 1 from member where id = $1', [id])).length > 0;
      const person = isMember ? { userId: id } : { guestId: id };
      return openConversation(services, market, { ...person, token });
    };
    try {
      await services.clock.sync();
      const conversation = await open();
      await socket.join(roomOf(conversation));
      if (conversation.kind === 'member') await followToken(socket, market, services);
      // The session may have ended before the socket was in the room.
      await open();
      acknowledge({ ok: true });
    } catch {
      acknowledge({ ok: false });
      // Clients repeat the join as a heartbeat. The session has ended since the first one.
      if (socket.rooms.has(`${PREFIX}-${id}`)) socket.disconnect(true);
    }
  });
}
