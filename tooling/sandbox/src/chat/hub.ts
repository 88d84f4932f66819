import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { MarketId } from '../markets/market';
import { markets } from '../markets/markets';
import type { Patience } from '../http/slow-bodies';
import type { Conversation } from './conversation';
import { roomOf, roomOfHash, roomOfMember } from './conversation';
import { crowdOf } from './crowd';
import type { SocketServices } from './socket-session';
import { followToken, handleJoin, hasJoined, isOver } from './socket-session';
import type { Stored } from './messages';
import type { Relay } from './relay';

/**
 * The realtime side: sends stored messages to their rooms. A message that no socket receives is still in the
 * history.
 */
export interface ChatHub {
  attach(server: HttpServer, services: SocketServices): void;
  announce(conversation: Conversation, message: Stored['message']): void;
  /** How many connections a market has at this process. */
  connections(market: MarketId): number;
  /** Closes a member's sockets, except those of one token if it is given. */
  endSessions(market: MarketId, memberId: string, exceptTokenHash?: string): void;
  /** Closes this process's sockets whose sessions have ended, after the clock was moved. */
  endExpired(): Promise<void>;
  /** Closes every connection of a market abruptly, as a network failure would. Returns how many. */
  drop(market: MarketId): Promise<number>;
  /**
   * Closes this process's own connections for good. Messages sent later still reach sockets of other processes.
   */
  disconnect(): void;
}

export interface HubOptions {
  /** Undefined with a single process. */
  readonly relay: Relay | undefined;
  /** The same in all processes that serve the same rooms. */
  readonly channel: string;
  readonly patience: Pick<Patience, 'joinMs'>;
}

export function createChatHub({ relay, channel, patience }: HubOptions): ChatHub {
  const servers = new Map<MarketId, Server>();
  let endExpired = async (): Promise<void> => undefined;
  let isClosing = false;

  /** Closes this process's own connections of a market. */
  const cut = (market: MarketId): number => {
    const sockets = [...(servers.get(market)?.sockets.sockets.values() ?? [])];
    for (const socket of sockets) socket.conn.close();
    return sockets.length;
  };

  return {
    attach: (httpServer, services) => {
      const crowd = crowdOf(services);
      for (const market of markets) {
        // Proxies add the market's prefix to the socket's path, as they do for the API.
        const server = new Server(httpServer, {
          path: `/${market.id}/socket.io`,
          serveClient: false,
          // Two servers share the port, so neither may close an upgrade request for the other.
          destroyUpgrade: false,
          maxHttpBufferSize: 16 * 1024,
          connectTimeout: patience.joinMs,
          allowRequest: (request, answer) => {
            if (isClosing) answer(null, false);
            else crowd.admit(market, request, (isAdmitted) => answer(null, isAdmitted));
          },
        });
        server.engine.on('connection', crowd.add);
        relay?.join(server, `${channel}:${market.id}`);
        server.on('connection', (socket) => {
          handleJoin(socket, market, services);
          void followToken(socket, market, services);
          // Clients of the chat join at once.
          const idle = setTimeout(() => hasJoined(socket) || socket.disconnect(true), patience.joinMs);
          socket.once('disconnect', () => clearTimeout(idle));
        });
        server.on('drop', (acknowledge: (cut: number) => void) => acknowledge(cut(market.id)));
        servers.set(market.id, server);
      }
      endExpired = async () => {
        for (const market of markets) {
          for (const socket of servers.get(market.id)?.sockets.sockets.values() ?? []) {
            if (await isOver(socket, market, services)) socket.disconnect(true);
          }
        }
      };
    },
    connections: (market) => servers.get(market)?.engine.clientsCount ?? 0,
    announce: (conversation, message) => {
      const server = servers.get(conversation.market);
      // While Redis is down, a queued message would arrive late and out of order; clients find it in the
      // history.
      (relay && !relay.isUp() ? server?.local : server)?.to(roomOf(conversation)).emit('messaging', message);
    },
    endSessions: (market, memberId, exceptTokenHash) => {
      const server = servers.get(market);
      // While Redis is down, the sockets of other processes are closed at their next heartbeat.
      (relay && !relay.isUp() ? server?.local : server)
        ?.in(roomOfMember(memberId))
        .except(exceptTokenHash === undefined ? [] : roomOfHash(exceptTokenHash))
        .disconnectSockets(true);
    },
    endExpired: () => endExpired(),
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
