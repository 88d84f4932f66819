import * as z from 'zod/mini';
import { VISIT_TEXT } from '#/dates/visit';
import { LOCALES } from '#/i18n/locale';
import { DEPOSIT_LIMIT_TEXT } from '#/validation/deposit-limit';

/**
 * What the app keeps in the browser. All are plain strings under these names; the page's first lines
 * of script read 'token', 'locale' and 'theme' too, before the app has loaded.
 */
const SCHEMAS = {
  /** Stands for a moment only: how a tab tells the others that the member has logged out. */
  'logged-out': z.literal('true'),
  token: z.string().check(z.regex(/^[\x21-\x7e]{1,4096}$/)),
  locale: z.enum(LOCALES),
  /** Nothing stored: as the device has it. */
  theme: z.enum(['light', 'dark']),
  /** The member's own limit for a day's deposits on this device. */
  'deposit-limit': z.string().check(z.regex(DEPOSIT_LIMIT_TEXT)),
  /** How long the member has been here; lives as long as the tab. */
  visit: z.string().check(z.regex(VISIT_TEXT)),
  'remember-agreement': z.literal('true'),
  /** Milliseconds since the epoch, of the last refresh of all balances. */
  'last-sync-time': z.string().check(z.regex(/^\d{1,15}$/)),
  'invite-code': z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/)),
  'guest-id': z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
} as const;

type StoredName = keyof typeof SCHEMAS;
export type StoredValue<N extends StoredName> = z.infer<(typeof SCHEMAS)[N]>;

/** The part of the browser's Storage that is used here. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface StoredValues {
  /** The value, or null when there is none or when what is stored is not one (that is then dropped). */
  get<N extends StoredName>(name: N): StoredValue<N> | null;
  set<N extends StoredName>(name: N, value: StoredValue<N>): void;
  remove(name: StoredName): void;
}

const conforming = <N extends StoredName>(name: N, value: string | null): StoredValue<N> | null => {
  const parsed = SCHEMAS[name].safeParse(value);
  // The schema of `name` made it: TypeScript cannot follow that through the index.
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
      // A value that could not be read back is not written.
      if (conforming(name, value) !== null) area.setItem(name, value);
    },
    remove: (name) => area.removeItem(name),
  };
}
