import { createClient } from '@member-wallet/api-sdk';
import { type ChatDriver, createChatDriver, createFileBox } from '@member-wallet/chat/driver';
import { randomId } from '@member-wallet/chat';
import { askAt, json } from './ask-at';

const memory = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
};

export type ChatGuest = ReturnType<typeof chatGuest>;

/**
 * A guest of the Thai market who chats without a screen.
 * @param origin where the guest's network leads
 * @param sandbox the backend itself, past that network
 */
export function chatGuest(origin: string, sandbox: string) {
  const guestId = randomId();
  const storage = memory();
  const start = (): ChatDriver => {
    const driver = createChatDriver(
      {
        client: createClient({ baseURL: `${origin}/th`, timeouts: { call: 3000 } }),
        who: { userId: null, guestId },
        socketUrl: origin,
        socketPath: '/th/socket.io',
      },
      { storage, files: createFileBox(undefined), locks: undefined, page: undefined },
    );
    driver.start();
    driver.setOpen(true);
    return driver;
  };
  let driver = start();
  const shown = () =>
    driver.getSnapshot().entries.map((entry) => {
      const body = entry.kind === 'message' ? entry.message.body : entry.item.content;
      return 'text' in body ? body.text : body.kind;
    });
  return {
    guestId,
    say: (text: string) => driver.say({ kind: 'text', text }),
    /** What an operator says, past the rough network. */
    hear: (text: string) =>
      askAt(
        sandbox,
        '/console/chat/say',
        json('POST', { market: 'th', conversation: `guest:${guestId}`, text }),
      ),
    shown,
    /** The moment at which a text is on the screen, on this process's clock in ms. */
    seen: (text: string) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!shown().includes(text)) return;
          forget();
          resolve(performance.now());
        };
        const forget = driver.subscribe(look);
        look();
      }),
    isSettled: () => driver.getSnapshot().entries.every(({ kind }) => kind === 'message'),
    link: () => driver.getSnapshot().link,
    reload: () => {
      driver.stop();
      driver = start();
    },
    stop: () => driver.stop(),
    /** What the server holds, in its order. */
    stored: async (): Promise<string[]> => {
      const messages: string[] = [];
      for (let skip = 0; ; skip += 100) {
        const body = json('POST', { guestId, skip, limit: 100 });
        const page = (await askAt(sandbox, '/th/api/chat/history', body)) as {
          message: { message_type: string; payload: unknown };
        }[];
        messages.push(...page.map(({ message: { payload } }) => textOf(payload)));
        if (page.length < 100) return messages.reverse();
      }
    },
  };
}

const textOf = (payload: unknown): string => {
  if (typeof payload === 'string') return payload;
  const text: unknown = typeof payload === 'object' && payload ? Reflect.get(payload, 'text') : undefined;
  return typeof text === 'string' ? text : '';
};
