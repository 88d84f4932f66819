import { io } from 'socket.io-client';
import { at, call } from './caller';

/** A guest's chat client: over WebSocket, with a client id for each message. */
interface ChatClient {
  readonly guestId: string;
  /** The ids of received messages, in order. */
  readonly received: readonly string[];
  /** Sends a message until it is acknowledged, however often the connection breaks. Returns its id. */
  say(text: string, clientId: string): Promise<string>;
  /** All stored messages, oldest first. */
  history(): Promise<readonly unknown[]>;
  close(): void;
}

/** Repeats a call until it is answered, as a client with an Idempotency-Key or a client id may do. */
export async function untilAnswered<T>(
  attempt: () => Promise<T>,
  goOn: () => boolean = () => true,
): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!goOn()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** @param url of a server or a load balancer */
export async function openChatClient(url: string, guestId: string): Promise<ChatClient> {
  const socket = io(url, {
    path: '/th/socket.io',
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 200,
  });
  const received: string[] = [];
  socket.on('messaging', (message: unknown) => received.push(String(at(message, '_id'))));
  const join = () => socket.timeout(30_000).emitWithAck('join', `MW-${guestId}`);
  await untilAnswered(join);
  socket.on('connect', () => void join().catch(() => undefined));

  return {
    guestId,
    received,
    say: (text, clientId) =>
      untilAnswered(async () => {
        const message = { message_type: 'text', payload: text };
        const answer = await call(url, 'POST', '/th/api/chat/send-message', {
          sender: 'customer',
          guestId,
          clientId,
          message,
        });
        if (answer.status !== 200) throw new Error(`It answered ${answer.status}`);
        return String(at(answer.body, '_id'));
      }),
    history: async () => {
      const pages: unknown[] = [];
      for (;;) {
        const { body } = await untilAnswered(() =>
          call(url, 'POST', '/th/api/chat/history', { guestId, skip: pages.length, limit: 100 }),
        );
        if (!Array.isArray(body) || body.length === 0) return pages.reverse();
        pages.push(...(body as readonly unknown[]));
      }
    },
    close: () => socket.disconnect(),
  };
}
