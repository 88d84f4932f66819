import * as z from 'zod/mini';
import { VISIT_TEXT } from '#/responsible-gaming/visit';
import { LOCALES } from '#/i18n/locale';
import { DEPOSIT_LIMIT_TEXT } from '#/responsible-gaming/deposit-limit';

/**
 * What the app stores in the browser, as plain strings under these names. The page's first script also reads 'token',
 * 'locale' and 'theme', before the app has loaded.
 */
const SCHEMAS = {
  /** Set only for a moment, to notify other tabs of a log-out. */
  'logged-out': z.literal('true'),
  token: z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)),
  locale: z.enum(LOCALES),
  /** If nothing is stored, the device's preference applies. */
  theme: z.enum(['light', 'dark']),
  /** The member's own daily deposit limit on this device. */
  'deposit-limit': z.string().check(z.regex(DEPOSIT_LIMIT_TEXT)),
  /** The current visit; lives as long as the tab. */
  visit: z.string().check(z.regex(VISIT_TEXT)),
  /** The member page to open after log-in; lives as long as the tab. `takeWantedPath` guards it. */
  'wanted-path': z.string().check(z.regex(/^\/user[\x21-\x7e]{0,2000}$/)),
  'remember-agreement': z.literal('true'),
  /** When all balances were last refreshed, in milliseconds since the epoch. */
  'last-sync-time': z.string().check(z.regex(/^\d{1,15}$/)),
  'invite-code': z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  /** The phone number registered last on this device, and its currency; see data/registered-currency. */
  'registered-currency': z.string().check(z.regex(/^[\w+]{1,32}:[A-Z]{3,8}$/)),
  'guest-id': z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
} as const;

type StoredName = keyof typeof SCHEMAS;
export type StoredValue<N extends StoredName> = z.infer<(typeof SCHEMAS)[N]>;

/** The part of the browser's Storage that is used here. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredValues {
  /** The value, or null if there is none or it is invalid (it is then removed). */
  get<N extends StoredName>(name: N): StoredValue<N> | null;
  set<N extends StoredName>(name: N, value: StoredValue<N>): void;
  remove(name: StoredName): void;
}

const conforming = <N extends StoredName>(name: N, value: string | null): StoredValue<N> | null => {
  const parsed = SCHEMAS[name].safeParse(value);
  // Parsed by the schema of `name`: TypeScript cannot infer that through the index.
  return parsed.success ? (parsed.data as StoredValue<N>) : null;
};

export function storedValues(area: StorageArea): StoredValues {
  return {
    get(name) {
      const text = area.getItem(name);
      const value = conforming(name, text);
      if (text !== null && value === null) area.removeItem(name);
      return value;
    },
    set(name, value) {
      // Never write a value that `get` would reject.
      if (conforming(name, value) !== null) area.setItem(name, value);
    },
    remove: (name) => area.removeItem(name),
  };
}
