import { createClient } from '@member-wallet/api-sdk';
import { type ChatDriver, createChatDriver, createFileBox } from '@member-wallet/chat/driver';
import { randomId } from '@member-wallet/chat';
import { fetchJson, jsonInit } from './fetch-json';

const createMemoryStorage = (): Storage => {
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
 * A guest of the Thai market: the chat driver without a user interface.
 * @param origin where the driver connects, usually a flaky network
 * @param sandbox the backend's own address, for requests that bypass that network
 */
export function chatGuest(origin: string, sandbox: string) {
  const guestId = randomId();
  const storage = createMemoryStorage();
  let driver: ChatDriver;
  const shown = () =>
    driver.getSnapshot().entries.map((entry) => {
      const body = entry.kind === 'message' ? entry.message.body : entry.item.content;
      return 'text' in body ? body.text : body.kind;
    });
  /** The highest number of simultaneous copies, by text. */
  const maxCopies = new Map<string, number>();
  const watch = () => {
    const texts = shown();
    for (const text of texts) {
      maxCopies.set(text, Math.max(maxCopies.get(text) ?? 0, texts.filter((other) => other === text).length));
    }
  };
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
    driver.subscribe(watch);
    return driver;
  };
  driver = start();
  return {
    guestId,
    say: (text: string) => driver.say({ kind: 'text', text }),
    /** Sends an operator's message, bypassing the flaky network. */
    operatorSays: (text: string) =>
      fetchJson(
        sandbox,
        '/console/chat/say',
        jsonInit('POST', { market: 'th', conversation: `guest:${guestId}`, text }),
      ),
    shown,
    /** The texts that were ever shown more than once at the same time. */
    shownTwice: () => [...maxCopies].filter(([, count]) => count > 1).map(([text]) => text),
    /** Resolves with `performance.now()` in ms when the text is shown. */
    shownAt: (text: string) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (!shown().includes(text)) return;
          unsubscribe();
          resolve(performance.now());
        };
        const unsubscribe = driver.subscribe(check);
        check();
      }),
    isSettled: () => driver.getSnapshot().entries.every(({ kind }) => kind === 'message'),
    link: () => driver.getSnapshot().link,
    reload: () => {
      driver.stop();
      driver = start();
    },
    stop: () => driver.stop(),
    /** The messages on the server, oldest first. */
    stored: async (): Promise<string[]> => {
      const messages: string[] = [];
      for (let skip = 0; ; skip += 100) {
        const body = jsonInit('POST', { guestId, skip, limit: 100 });
        const page = (await fetchJson(sandbox, '/th/api/chat/history', body)) as {
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
