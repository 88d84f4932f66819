import type { DepositSettings } from '#/features/deposit/deposit-settings';
import { APP_SCHEMES } from '#/navigation/app-schemes';
import type { SessionLimits } from '#/session/session-limits';

/** The five tutorials; each is shown only where its address is set. */
type HowtoTopic = 'wallet' | 'play' | 'balance' | 'receiveBonus' | 'cancelBonus';

/** The operator's settings, from the build and, at the start, from settings.json. */
export interface Env extends DepositSettings {
  /** Null: the brand's own name. */
  readonly appName: string | null;
  /** The base URL of /api; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** The origin of the chat's socket: '' for the page's own, null for no chat at all. */
  readonly chatUrl: string | null;
  /** Shows the chat's button on every page instead of only on the contact pages. */
  readonly chatEverywhere: boolean;
  /** How many minutes support usually takes to answer; null: not shown. */
  readonly chatAnswersWithin: number | null;
  /** Whether a new chat message makes a sound. */
  readonly chatSound: boolean;
  /** The schemes of the apps that links from the server may open, without the colon. */
  readonly appSchemes: readonly string[];
  readonly gamesInNewTab: boolean;
  readonly howto: Readonly<Record<HowtoTopic, string | null>>;
  /** The phone number of the problem-gambling help line, as dialled in the market; null if none is set. */
  readonly helpLine: string | null;
  /** How long a withdrawal takes, in the operator's words by language, for `textFor`; null: not shown. */
  readonly withdrawTime: string | null;
  /** The currency preselected at registration, and used if a member's currency is unknown; null: the market's first. */
  readonly currency: string | null;
  readonly session: SessionLimits;
  /** The URL for the page's reports, and the percentage of page loads that report; null: no reports. */
  readonly reports: { readonly url: string; readonly share: number } | null;
  /** Whether requests have an id header, which an API on another origin has to allow. */
  readonly requestIds: boolean;
  readonly version: string;
}

const WEB_ADDRESS = String.raw`https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[\/?#]\S*)?`;
const AMOUNT = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const CURRENCY_AMOUNT = `[A-Z]{3,4} ${AMOUNT}`;
const HOST = String.raw`(?:[a-z\d-]+\.)+[a-z]{2,}`;
const LOCALE_TEXT = String.raw`(?:th|la|en) [^|]*[^|\s]`;
/** The page's own origin, whose host forwards /socket.io. */
const SAME_ORIGIN = 'same-origin';

const text = /^/;
/** An address on any host, or a path on the page's own. */
const addressOrPath = new RegExp(String.raw`^(?:${WEB_ADDRESS}|\/(?![\/\\])\S+)$`);
const amounts = new RegExp(`^(?:${AMOUNT}|${CURRENCY_AMOUNT}(?:, ?${CURRENCY_AMOUNT})*)$`);
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;
const count = /^[1-9]\d{0,3}$/;
const flag = /^(?:true|false)$/;

/**
 * The pattern of each setting; patterns, so that a host can check settings.json without this code. The messages are in
 * setting-problems.ts, which the page loads only when one is needed.
 */
export const SETTINGS = {
  VITE_APP_NAME: /./,
  VITE_API_BASE_URL: new RegExp(`^${WEB_ADDRESS}$`),
  VITE_CHAT_URL: new RegExp(`^(?:${SAME_ORIGIN}|${WEB_ADDRESS})$`),
  VITE_CHAT_EVERYWHERE: flag,
  VITE_CHAT_ANSWERS_WITHIN_MINUTES: count,
  VITE_CHAT_SOUND: flag,
  /** Except schemes that run scripts in the page or read the device. */
  VITE_APP_SCHEMES:
    /^(?!.*\b(?:about|blob|data|file|ftp|https?|javascript|mhtml|ms-|search-ms|vbscript))[a-z][a-z\d+.-]+(?:, ?[a-z][a-z\d+.-]+)*$/,
  VITE_GAMES_NEW_TAB: flag,
  VITE_PAYTIMZ_MINIMUM: amounts,
  VITE_QR_MINIMUM: amounts,
  VITE_WW_MINIMUM: amounts,
  VITE_QR_VALIDITY_MINUTES: count,
  VITE_SLIP_CLOSED_FROM: clock,
  VITE_SLIP_CLOSED_TO: clock,
  VITE_GIFT_LINK_HOSTS: new RegExp(`^${HOST}(?:, ?${HOST})*$`),
  VITE_GIFT_LINK_PASSPHRASE: text,
  VITE_HOWTO_WALLET: addressOrPath,
  VITE_HOWTO_PLAY: addressOrPath,
  VITE_HOWTO_BALANCE: addressOrPath,
  VITE_HOWTO_RECEIVE_BONUS: addressOrPath,
  VITE_HOWTO_CANCEL_BONUS: addressOrPath,
  VITE_HELP_LINE: /^\+?\d[\d -]{1,18}\d$/,
  VITE_WITHDRAW_TIME: new RegExp(String.raw`^${LOCALE_TEXT}(?: ?\| ?${LOCALE_TEXT})*$`),
  VITE_CURRENCY: /^[A-Z]{3,4}$/,
  VITE_IDLE_LOG_OUT_MINUTES: count,
  VITE_LONGEST_SESSION_HOURS: count,
  VITE_REQUEST_IDS: flag,
  VITE_REPORT_URL: addressOrPath,
  VITE_REPORT_SHARE: /^(?:100|[1-9]\d?)$/,
  VITE_APP_VERSION: text,
} as const satisfies Readonly<Record<string, RegExp>>;

export type SettingName = keyof typeof SETTINGS;

/** The name of every setting, as in an env file and in settings.json. */
export const SETTING_NAMES: readonly string[] = /* @__PURE__ */ Object.keys(SETTINGS);

type Settings = { [K in SettingName]?: string };

/** Settings by name, as texts; in settings.json also booleans and numbers. */
type Given = Readonly<Record<string, unknown>>;

const PAIR = ['VITE_SLIP_CLOSED_FROM', 'VITE_SLIP_CLOSED_TO'] as const;

/** The usable settings, and the names of the others. */
function readSettings(record: Given): { readonly settings: Settings; readonly wrong: ReadonlySet<string> } {
  const settings: Settings = {};
  const wrong = new Set<string>();
  for (const [setting, pattern] of Object.entries<RegExp>(SETTINGS)) {
    const given = record[setting];
    // An empty value means that the setting is not set.
    if (given === undefined || given === '') continue;
    const value = typeof given === 'object' ? null : String(given).trim();
    if (value !== null && pattern.test(value)) Object.assign(settings, { [setting]: value });
    else wrong.add(setting);
  }
  // Both or neither.
  if (PAIR.filter((each) => settings[each] === undefined).length === 1)
    for (const each of PAIR) wrong.add(each);
  return { settings, wrong };
}

/** The host of TrueMoney, Thailand's mobile wallet. */
const GIFT_LINK_HOST = 'gift.truemoney.com';

/** The passphrase of the local backend. */
const SANDBOX_GIFT_LINK_PASSPHRASE = 'member-wallet-gift-link';

const chatUrlOf = (value: string | undefined) => {
  if (value === undefined) return null;
  return value === SAME_ORIGIN ? '' : value.replace(/\/+$/, '');
};

/** The settings of the build; an invalid one counts as not set. */
export const builtEnv = (record: Given): Env => envOf(readSettings(record).settings);

/**
 * Reads the build settings, usually `import.meta.env`, for the build itself. Throws one error that lists every setting
 * that is invalid.
 * @param sentence returns the message for a setting: setting-problems.ts, or its name alone
 */
export function parseEnv(record: Given, sentence: (setting: string) => string = (setting) => setting): Env {
  const { settings, wrong } = readSettings(record);
  if (wrong.size > 0) {
    throw new Error(`The build settings are not usable: ${[...wrong].map(sentence).join('; ')}.`);
  }
  return envOf(settings);
}

/**
 * The settings of the build, overridden by those of settings.json. Invalid ones are ignored, because members cannot fix
 * them; the host validates the file before serving it.
 * @returns also the names of the invalid ones
 */
export function envAtStart(
  built: Given,
  given: Given,
): { readonly env: Env; readonly wrong: ReadonlySet<string> } {
  const { wrong } = readSettings({ ...built, ...given });
  const usable = Object.entries(given).filter(([setting]) => !wrong.has(setting));
  return { env: builtEnv({ ...built, ...Object.fromEntries(usable) }), wrong };
}

function envOf(set: Settings): Env {
  const { VITE_SLIP_CLOSED_FROM: from, VITE_SLIP_CLOSED_TO: to } = set;
  return {
    appName: set.VITE_APP_NAME ?? null,
    apiBaseUrl: set.VITE_API_BASE_URL?.replace(/\/+$/, '') ?? '',
    chatUrl: chatUrlOf(set.VITE_CHAT_URL),
    chatEverywhere: set.VITE_CHAT_EVERYWHERE === 'true',
    chatAnswersWithin: Number(set.VITE_CHAT_ANSWERS_WITHIN_MINUTES) || null,
    chatSound: set.VITE_CHAT_SOUND === 'true',
    appSchemes: set.VITE_APP_SCHEMES?.split(/, ?/) ?? APP_SCHEMES,
    gamesInNewTab: set.VITE_GAMES_NEW_TAB === 'true',
    paytimzMinimum: set.VITE_PAYTIMZ_MINIMUM ?? null,
    qrMinimum: set.VITE_QR_MINIMUM ?? null,
    wwMinimum: set.VITE_WW_MINIMUM ?? null,
    qrValidityMinutes: Number(set.VITE_QR_VALIDITY_MINUTES ?? 10),
    slipClosed: from !== undefined && to !== undefined ? { from, to } : null,
    giftLinkHosts: (set.VITE_GIFT_LINK_HOSTS ?? GIFT_LINK_HOST).split(/, ?/),
    giftLinkPassphrase: set.VITE_GIFT_LINK_PASSPHRASE ?? SANDBOX_GIFT_LINK_PASSPHRASE,
    howto: {
      wallet: set.VITE_HOWTO_WALLET ?? null,
      play: set.VITE_HOWTO_PLAY ?? null,
      balance: set.VITE_HOWTO_BALANCE ?? null,
      receiveBonus: set.VITE_HOWTO_RECEIVE_BONUS ?? null,
      cancelBonus: set.VITE_HOWTO_CANCEL_BONUS ?? null,
    },
    helpLine: set.VITE_HELP_LINE ?? null,
    withdrawTime: set.VITE_WITHDRAW_TIME ?? null,
    currency: set.VITE_CURRENCY ?? null,
    session: {
      idleMs: Number(set.VITE_IDLE_LOG_OUT_MINUTES ?? 15) * 60_000,
      longestMs: Number(set.VITE_LONGEST_SESSION_HOURS ?? 720) * 3_600_000,
    },
    reports: set.VITE_REPORT_URL
      ? { url: set.VITE_REPORT_URL, share: Number(set.VITE_REPORT_SHARE ?? 100) }
      : null,
    requestIds: set.VITE_REQUEST_IDS === 'true',
    version: set.VITE_APP_VERSION ?? '1.1.14',
  };
}
