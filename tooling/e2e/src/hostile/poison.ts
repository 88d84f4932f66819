import type { Answer, InterceptingProxy } from '../harness/network/intercepting-proxy';

/**
 * Strings that control what is shown. They can be poisoned too, but a page of unknown codes shows little. Times and the
 * token are never poisoned.
 */
const CONTROLLING =
  /^(?:code|type|statementType|status|category|bankCode|bankType|mode|currency|currencyCode|from|to|_id|qrcodeId|game|note|sender|message_type)$/;
const NEVER_POISONED = /^(?:token|createdAt|updatedAt|expireIn|expiredAt|expireAt|validUntil|now|at)$/;

export interface Poison {
  /** The strings that replace the server's, in turn. */
  readonly payloads: readonly string[];
  /** Whether the controlling strings are replaced too. */
  readonly all?: boolean;
  /** The minimal number of entries per list, each with different strings. */
  readonly entries?: number;
}

/** Replaces every string of the server with a payload. */
export function poisonAnswers(
  proxy: InterceptingProxy,
  { payloads, all = false, entries = 1 }: Poison,
): void {
  let next = 0;
  const take = () => payloads[next++ % payloads.length] ?? '';
  const poisoned = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return NEVER_POISONED.test(key) || (!all && CONTROLLING.test(key)) ? value : take();
    // Other servers may send texts that the sandbox omits.
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
  // Pictures, and the log-in that everything else requires.
  proxy.handle('art/**', () => undefined);
}

/** Keeps ids unique, so that entries stay distinct. */
function withOwnId(entry: unknown, index: number): unknown {
  if (typeof entry !== 'object' || entry === null || index === 0) return entry;
  return '_id' in entry ? { ...entry, _id: `${String(entry._id)}${index}` } : entry;
}
