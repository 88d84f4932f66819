import type { Answer, InterceptingProxy } from '../harness/network/intercepting-proxy';

/**
 * Strings that decide what is shown at all: each can be poisoned too, but a page of unknown codes shows little. Times and
 * the token stay in any case.
 */
const DECIDING =
  /^(?:code|type|statementType|status|category|bankCode|bankType|mode|currency|currencyCode|from|to|_id|qrcodeId|game|note|sender|message_type)$/;
const KEPT = /^(?:token|createdAt|updatedAt|expireIn|expiredAt|expireAt|validUntil|now|at)$/;

export interface Poison {
  /** The strings that take the place of the server's, in turn. */
  readonly payloads: readonly string[];
  /** Whether the strings that decide what is shown are replaced too. */
  readonly all?: boolean;
  /** How many entries a list has at least, each with strings of its own. */
  readonly entries?: number;
}

/** Puts a payload in the place of every string that the server sends. */
export function poisonAnswers(
  proxy: InterceptingProxy,
  { payloads, all = false, entries = 1 }: Poison,
): void {
  let next = 0;
  const take = () => payloads[next++ % payloads.length] ?? '';
  const poisoned = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return KEPT.test(key) || (!all && DECIDING.test(key)) ? value : take();
    // A text that the sandbox leaves out may be there on another server.
    if (value === null) return /html|text|description|remark|name$/i.test(key) ? take() : null;
    if (Array.isArray(value)) {
      const longer =
        value.length === 0
          ? []
          : [
              ...value,
              ...Array.from({ length: Math.max(0, entries - value.length) }, () => value[0] as unknown),
            ];
      return longer.map((entry, index) => poisoned(withOwnId(entry, index), key));
    }
    if (typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, poisoned(each, name)]));
  };
  const answer = async (own: () => Promise<Answer>): Promise<Answer> => {
    const { status, body } = await own();
    return { status, body: poisoned(body, '') };
  };
  proxy.reset();
  proxy.handle('**', (_, own) => answer(own));
  // Pictures, and the log-in that everything else needs.
  proxy.handle('art/**', () => undefined);
}

/** Entries that are told apart by their ids stay apart. */
function withOwnId(entry: unknown, index: number): unknown {
  if (typeof entry !== 'object' || entry === null || index === 0) return entry;
  return '_id' in entry ? { ...entry, _id: `${String(entry._id)}${index}` } : entry;
}
