import { LOCALES } from '#/i18n/locale';
import { DEPOSIT_LIMIT_TEXT, VISIT_TEXT } from '#/responsible-gaming/stored-forms';
import { INTENTS_TEXT } from './open-intent';
import { TOKEN_TEXT } from './token-text';

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
 * What the app stores in the browser, as plain strings under these names. The page's inline scripts also read some of
 * them, and keep 'wanted-path', before the app has loaded.
 */
const CHECKS = {
  /** When a member last logged out in any tab, in milliseconds since the epoch: a tab that slept or was loading learns of it. */
  'logged-out': matching(/^\d{1,15}$/),
  token: matching(TOKEN_TEXT),
  /** Whose token it is; see SessionState. */
  owner: matching(/^\w{1,16}$/),
  /** When the member logged in with the token, in milliseconds since the epoch. */
  since: matching(/^\d{1,15}$/),
  /** When a member last did anything, in any tab; as above. */
  'last-active': matching(/^\d{1,15}$/),
  /** Money writes whose outcome is not known; see ./intents. */
  intents: matching(INTENTS_TEXT),
  locale: oneOf(...LOCALES),
  /** If nothing is stored, the device's preference applies. */
  theme: oneOf('light', 'dark'),
  /** The member's own daily deposit limit on this device. */
  'deposit-limit': matching(DEPOSIT_LIMIT_TEXT),
  /** The current visit; lives as long as the tab. */
  visit: matching(VISIT_TEXT),
  /** The member page to open after log-in; lives as long as the tab. `takeWantedPath` guards it. */
  'wanted-path': matching(/^\/user[\x21-\x7e]{0,2000}$/),
  /** Whose tab it is; see `owner`. Lives as long as the tab, as does what was typed in it. */
  'tab-owner': matching(/^\w{1,16}$/),
  /** The chat's: a message that is being written, after its participant. */
  'chat-draft': matching(/^\S{1,300}\n[^]{1,9000}$/),
  /** How far a registration has come, by its phone and the code that was sent; see features/register/kept-progress. */
  registration: matching(/^(?:\S{0,9000} ){5}\d{0,2} \d{0,15}$/),
  'remember-agreement': oneOf('true'),
  /** The QR code that is open: its provider, currency, amount in minor units, deadline and id; see data/open-qr. */
  'open-qr': matching(
    /^(?:KBANK|WW|PAYTIMZ) [A-Z]{3,8} (?:\d{1,15}|-) \d{1,15} (?:[\w.!~*'()-]|%[\dA-F]{2}){1,300}$/,
  ),
  /** What was under way when the dashboard was seen last, by its ids; an inline script of the page counts them. */
  pending: matching(/^\S{1,300}(?: \S{1,300}){0,19}$/),
  /** The refused slip whose details were looked at last, by its key. */
  'seen-slip': matching(/^.{1,300}$/),
  /** When all balances were last refreshed, in milliseconds since the epoch. */
  'last-sync-time': matching(/^\d{1,15}$/),
  'invite-code': matching(/^[A-Za-z0-9_-]{1,64}$/),
  /** A digest of the phone number registered last on this device, and its currency; see data/registered-currency. */
  'registered-currency': matching(/^[\da-z]{1,7}:[A-Z]{3,8}$/),
  /** The wheel clicks as it turns. */
  'wheel-sound': oneOf('on'),
  /** Where tutorials were left, in seconds, by topic. */
  'video-places': matching(/^([a-z]{1,20}:\d{1,5} ?){1,9}$/i),
  'guest-id': matching(/^[A-Za-z0-9_-]{22,64}$/),
} as const;

export type StoredName = keyof typeof CHECKS;
/** The name of everything that is stored. */
export const STORED_NAMES = Object.keys(CHECKS) as readonly StoredName[];
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
