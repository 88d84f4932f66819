import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { Market, MarketId } from '../markets/market';
import { markets } from '../markets/markets';
import type { BaseServices } from '../base-services';
import type { Conversation } from './conversation';
import { openConversation, PREFIX, roomOf } from './conversation';
import type { Stored } from './messages';
import type { Relay } from './relay';

/**
 * The realtime side: sends stored messages to their rooms. A message that no socket receives is still in the
 * history.
 */
export interface ChatHub {
  attach(server: HttpServer, services: BaseServices): void;
  announce(conversation: Conversation, message: Stored['message']): void;
  /** Closes every connection of a market abruptly, as a network failure would. Returns how many. */
  drop(market: MarketId): Promise<number>;
  /**
   * Closes this process's own connections for good. Messages sent later still reach sockets of other processes.
   */
  disconnect(): void;
}

const tokenOf = (socket: Socket): string | undefined => {
  const { token } = socket.handshake.auth;
  return typeof token === 'string' && token !== '' ? token : undefined;
};

/** Lets a socket join its own room only, and acknowledges it. */
function handleJoin(socket: Socket, market: Market, services: BaseServices): void {
  socket.on('join', async (room: unknown, ...rest: readonly unknown[]) => {
    const answer = rest.at(-1);
    const acknowledge = (word: object) => {
      if (typeof answer === 'function') answer(word);
    };
    try {
      const id =
        typeof room === 'string' && room.startsWith(`${PREFIX}-`) ? room.slice(PREFIX.length + 1) : '';
      const isMember = (await services.db.query('select 1 from member where id = $1', [id])).length > 0;
      const person = isMember ? { userId: id } : { guestId: id };
      const conversation = await openConversation(services, market, { ...person, token: tokenOf(socket) });
      await socket.join(roomOf(conversation));
      acknowledge({ ok: true });
    } catch {
      acknowledge({ ok: false });
    }
  });
}

export interface HubOptions {
  /** Undefined with a single process. */
  readonly relay: Relay | undefined;
  /** The same in all processes that serve the same rooms. */
  readonly channel: string;
}

export function createChatHub({ relay, channel }: HubOptions): ChatHub {
  const servers = new Map<MarketId, Server>();
  let isClosing = false;

  /** Closes this process's own connections of a market. */
  const cut = (market: MarketId): number => {
    const sockets = [...(servers.get(market)?.sockets.sockets.values() ?? [])];
    for (const socket of sockets) socket.conn.close();
    return sockets.length;
  };

  return {
    attach: (httpServer, services) => {
      for (const market of markets) {
        // Proxies add the market's prefix to the socket's path too, as they do for the API.
        const server = new Server(httpServer, {
          path: `/${market.id}/socket.io`,
          serveClient: false,
          // Two servers share the port; neither may close an upgrade that is meant for the other.
          destroyUpgrade: false,
          maxHttpBufferSize: 16 * 1024,
          allowRequest: (_, answer) => answer(null, !isClosing),
        });
        relay?.join(server, `${channel}:${market.id}`);
        server.on('connection', (socket) => handleJoin(socket, market, services));
        server.on('drop', (acknowledge: (cut: number) => void) => acknowledge(cut(market.id)));
        servers.set(market.id, server);
      }
    },
    announce: (conversation, message) => {
      const server = servers.get(conversation.market);
      // While Redis is down, a queued message would arrive late and out of order; clients find it in the
      // history.
      (relay && !relay.isUp() ? server?.local : server)?.to(roomOf(conversation)).emit('messaging', message);
    },
    drop: async (market) => {
      const others: unknown[] = relay?.isUp()
        ? ((await servers.get(market)?.serverSideEmitWithAck('drop')) ?? [])
        : [];
      return others.reduce<number>((sum, count) => sum + Number(count), cut(market));
    },
    disconnect: () => {
      isClosing = true;
      for (const server of servers.values()) server.local.disconnectSockets(true);
      for (const server of servers.values()) server.engine.close();
    },
  };
}
