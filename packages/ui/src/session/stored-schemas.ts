import * as z from 'zod/mini';
import { LOCALES } from '#/i18n/locale';
import { intentsAsOldText, limitAsOldText, OLD_TEXTS } from './old-texts';
import { TOKEN_TEXT } from './token-text';

const matching = (pattern: RegExp) => z.string().check(z.regex(pattern));
const upTo = (length: number) => z.string().check(z.maxLength(length));
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.readonly(z.array(item).check(z.minLength(1), z.maxLength(most)));

/** In milliseconds since the epoch. */
const time = z.int().check(z.nonnegative());
/** Minor units. */
const amount = z.int().check(z.nonnegative());
const limit = z.nullable(amount);
const ownerName = matching(/^\w{1,16}$/);
const currencyCode = matching(/^[A-Z]{3,8}$/);

const money = z.readonly(
  z.object({
    owner: ownerName,
    key: matching(/^\w{1,64}$/),
    operationId: matching(/^\w{1,64}$/),
    at: time,
    input: matching(/^\w{1,16}$/),
    amount: z.nullable(z.number().check(z.nonnegative())),
    state: z.enum(['sending', 'unknown']),
  }),
);

/**
 * Stored as plain text. The page's inline scripts also read some of them, and write 'wanted-path', before the app
 * loads.
 */
const TEXTS = {
  token: matching(TOKEN_TEXT),
  /** The owner of the token; see SessionState. */
  owner: ownerName,
  locale: z.enum(LOCALES),
  /** If nothing is stored, the device's preference applies. */
  theme: z.enum(['light', 'dark']),
  /** The member page to open after log-in; lives as long as the tab. `takeWantedPath` guards it. */
  'wanted-path': matching(/^\/user[\x21-\x7e]{0,2000}$/),
  /** The owner of what was typed in the tab; see `owner`. Lives as long as the tab. */
  'tab-owner': ownerName,
  /** The chat's draft, after the participant's id. */
  'chat-draft': matching(/^\S{1,300}\n[^]{1,9000}$/),
  'remember-agreement': z.literal('true'),
  /** The key of the refused slip whose details were opened last. */
  'seen-slip': matching(/^.{1,300}$/),
  'invite-code': matching(/^[A-Za-z0-9_-]{1,64}$/),
  /** Whether the wheel's sound is on. */
  'wheel-sound': z.literal('on'),
  'guest-id': matching(/^[A-Za-z0-9_-]{22,64}$/),
} as const;

/** Stored as JSON, except those in OLD_FORMS. */
const VALUES = {
  /** When a member last logged out in any tab, for tabs that were loading or cached at that time. */
  'logged-out': time,
  /** When the member logged in with the token. */
  since: time,
  /** The last activity of a member, in any tab. */
  'last-active': time,
  /** Money writes whose outcome is not known; see ./intents. */
  intents: list(money, 1000),
  /** The member's own daily deposit limit on this device; null is no limit. `next` takes effect at `from`. */
  'deposit-limit': z.readonly(
    z.object({
      currency: currencyCode,
      amount: limit,
      next: z.nullable(z.readonly(z.object({ amount: limit, from: time }))),
    }),
  ),
  /** The current visit, when the app was last in view and how many reminders were shown; lives as long as the tab. */
  visit: z.readonly(z.object({ startedAt: time, seenAt: time, reminded: z.int().check(z.nonnegative()) })),
  /** The progress of a registration: its phone and the code that was sent; see features/register/kept-progress. */
  registration: z.readonly(
    z.object({
      phone: z.optional(upTo(100)),
      verifiedPhone: z.optional(upTo(100)),
      sentOtp: z.optional(
        z.readonly(
          z.object({
            phone: upTo(100),
            token: upTo(9000),
            reference: upTo(9000),
            length: z.nullable(z.int().check(z.positive(), z.maximum(99))),
            resendAt: time,
          }),
        ),
      ),
    }),
  ),
  /** The open QR code. The amount is null if the server sends none; the deadline is by the server's clock. */
  'open-qr': z.readonly(
    z.object({
      provider: z.enum(['KBANK', 'WW', 'PAYTIMZ']),
      currency: currencyCode,
      amount: limit,
      deadline: time,
      /** URL-encoded. */
      id: matching(/^(?:[\w.!~*'()-]|%[\dA-F]{2}){1,300}$/),
    }),
  ),
  /** The ids of the pending rows when the dashboard was last shown. An inline script of the page counts them. */
  pending: list(matching(/^\S{1,300}$/), 20),
  /** When all balances were last refreshed. */
  'last-sync-time': time,
  /** The phone number registered last on this device, as a digest, and its currency. */
  'registered-currency': z.readonly(z.object({ owner: matching(/^[\da-z]{1,7}$/), currency: currencyCode })),
  /** The playback positions of the tutorials, in seconds, by topic. */
  'video-places': z.readonly(
    z.record(matching(/^[a-z]{1,20}$/i), z.int().check(z.nonnegative(), z.maximum(99_999))),
  ),
} as const;

/** What the app stores in the browser, by name. */
export const SCHEMAS = { ...TEXTS, ...VALUES };

export type StoredName = keyof typeof SCHEMAS;
export type StoredValue<N extends StoredName> = z.output<(typeof SCHEMAS)[N]>;

const OLD_FORMS: { readonly [N in StoredName]?: (value: StoredValue<N>) => string } = {
  intents: intentsAsOldText,
  'deposit-limit': limitAsOldText,
};

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Parses a stored text; null if it is invalid. */
export function valueIn<N extends StoredName>(name: N, text: string): StoredValue<N> | null {
  const value = name in TEXTS ? text : (fromJson(text) ?? OLD_TEXTS.get(name)?.(text));
  const result = SCHEMAS[name].safeParse(value);
  return result.success ? (result.data as StoredValue<N>) : null;
}

/** Serializes a value; null if it could not be read again. */
export function textOf<N extends StoredName>(name: N, value: StoredValue<N>): string | null {
  if (!SCHEMAS[name].safeParse(value).success) return null;
  if (typeof value === 'string') return value;
  const inOldForm: ((value: StoredValue<N>) => string) | undefined = OLD_FORMS[name];
  return inOldForm?.(value) ?? JSON.stringify(value);
}
