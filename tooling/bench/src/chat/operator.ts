import { crc32 } from 'node:zlib';
import { fetchJson, jsonInit } from '@member-wallet/e2e/harness/fetch-json';

interface StoredMessage {
  readonly message: { readonly payload: string | { readonly text?: string; readonly filePath?: string } };
}

export type Operator = ReturnType<typeof operatorOf>;

/** A minimal PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Its last chunk, which ends it. */
const END = PICTURE.subarray(-12);
const START = PICTURE.subarray(0, -END.length);

/** A picture with a text in it, which is not shown. */
export function pictureWith(text: string): Buffer {
  const content = Buffer.from(`tEXtmark\0${text}`, 'latin1');
  const chunk = Buffer.alloc(4 + content.length + 4);
  chunk.writeUInt32BE(content.length - 4);
  content.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(content), 4 + content.length);
  return Buffer.concat([START, chunk, END]);
}

const textIn = (picture: Buffer): string =>
  picture.subarray(START.length + '....tEXtmark0'.length, -END.length - 4).toString('latin1');

/** The operator's side, which no fault affects. @param url the sandbox's */
export function operatorOf(url: string) {
  const post = (path: string, body: object) =>
    fetchJson(url, path, jsonInit('POST', { market: 'th', ...body }));
  return {
    /** As fast as messages come: a guest may not send hundreds in a minute. */
    liftLimits: () => post('/console/switches', { rateLimits: false }),
    say: (guestId: string, text: string) =>
      post('/console/chat/say', { conversation: `guest:${guestId}`, text }),
    dropConnections: () => post('/console/chat/drop', {}),
    inject: (fault: { readonly operationId: string; readonly kind: string }) =>
      post('/console/faults', { ...fault, times: 1 }),
    faultsLeft: async () =>
      ((await fetchJson(url, '/console/overview')) as { faults: unknown[] }).faults.length,
    /** All messages on the server, oldest first. */
    history: async (guestId: string): Promise<readonly StoredMessage[]> => {
      const all: StoredMessage[] = [];
      for (let skip = 0; ; skip += 100) {
        const page = { guestId, skip, limit: 100 };
        const some = (await post('/th/api/chat/history', page)) as StoredMessage[];
        all.push(...some);
        if (some.length < 100) return all.reverse();
      }
    },
    /** The text in a picture. */
    markOf: async (path: string) => {
      const bytes = Buffer.from(await (await fetch(`${url}/th${path}`)).arrayBuffer());
      return textIn(bytes);
    },
  };
}
