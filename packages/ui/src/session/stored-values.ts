import { VISIT_TEXT } from '#/responsible-gaming/visit';
import { LOCALES } from '#/i18n/locale';
import { DEPOSIT_LIMIT_TEXT } from '#/responsible-gaming/deposit-limit';

type Check<T extends string> = (value: string) => value is T;

const matching =
  (pattern: RegExp): Check<string> =>
  (value): value is string =>
    pattern.test(value);
const oneOf =
  <const T extends string>(...values: readonly T[]): Check<T> =>
  (value): value is T =>
    (values as readonly string[]).includes(value);

/**
 * What the app stores in the browser, as plain strings under these names. The page's first script also reads 'token',
 * 'locale' and 'theme' and keeps 'wanted-path', before the app has loaded.
 */
const CHECKS = {
  /** Set only for a moment, to notify other tabs of a log-out. */
  'logged-out': oneOf('true'),
  token: matching(/^[\x21-\x7e]{1,4096}$/),
  locale: oneOf(...LOCALES),
  /** If nothing is stored, the device's preference applies. */
  theme: oneOf('light', 'dark'),
  /** The member's own daily deposit limit on this device. */
  'deposit-limit': matching(DEPOSIT_LIMIT_TEXT),
  /** The current visit; lives as long as the tab. */
  visit: matching(VISIT_TEXT),
  /** The member page to open after log-in; lives as long as the tab. `takeWantedPath` guards it. */
  'wanted-path': matching(/^\/user[\x21-\x7e]{0,2000}$/),
  'remember-agreement': oneOf('true'),
  /** When all balances were last refreshed, in milliseconds since the epoch. */
  'last-sync-time': matching(/^\d{1,15}$/),
  'invite-code': matching(/^[A-Za-z0-9_-]{1,64}$/),
  /** The phone number registered last on this device, and its currency; see data/registered-currency. */
  'registered-currency': matching(/^[\w+]{1,32}:[A-Z]{3,8}$/),
  'guest-id': matching(/^[A-Za-z0-9_-]{22,64}$/),
} as const;

type StoredName = keyof typeof CHECKS;
export type StoredValue<N extends StoredName> = (typeof CHECKS)[N] extends Check<infer T> ? T : never;

/** The part of the browser's Storage that is used here. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredValues {
  /** The value, or null if there is none or it is invalid (it is then removed). */
  get<N extends StoredName>(name: N): StoredValue<N> | null;
  set<N extends StoredName>(name: N, value: StoredValue<N>): void;
  remove(name: StoredName): void;
}

const conforming = <N extends StoredName>(name: N, value: string | null): StoredValue<N> | null =>
  // TypeScript cannot infer that through the index.
  value !== null && CHECKS[name](value) ? (value as StoredValue<N>) : null;

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
